/// The forms of points, from openssl/ec.h.
enum PointForm: CInt {
    /// `POINT_CONVERSION_COMPRESSED`: the byte 2 or 3, which tells the parity of the y coordinate, and the x coordinate.
    case compressed = 2
    /// `POINT_CONVERSION_UNCOMPRESSED`: the byte 4 and both coordinates.
    case uncompressed = 4
}

extension _EllipticCurve {
    /// The number of bytes of a point.
    func byteCount(_ form: PointForm) -> Int { 1 + byteCount * (form == .compressed ? 1 : 2) }

    /// Returns the public key of a private one of `byteCount` bytes in its uncompressed form, or nil if the number is zero or not below the
    /// curve's order.
    func publicPoint(of key: [UInt8]) -> [UInt8]? {
        withPoint(.uncompressed) { library, group, point in
            let number = library.BN_bin2bn(key, CInt(byteCount), nil)
            defer { library.BN_clear_free(number) }
            guard key.count == byteCount, let number, library.BN_is_zero(number) == 0 else { return false }
            // The order belongs to the group.
            return library.BN_cmp(number, library.EC_GROUP_get0_order(group)) < 0 && library.EC_POINT_mul(group, point, number, nil, nil, nil) > 0
        }
    }

    /// Returns a point of the curve in another form, or nil if the bytes are none.
    func point(_ encoded: [UInt8], as form: PointForm) -> [UInt8]? {
        withPoint(form) { library, group, point in
            library.EC_POINT_oct2point(group, point, encoded, encoded.count, nil) > 0 && library.EC_POINT_is_at_infinity(group, point) == 0
        }
    }

    /// Returns a point that functions of the library calculate. They get the curve and the point; `calculate` returns whether they have succeeded.
    private func withPoint(_ form: PointForm, _ calculate: (LibCrypto, OpaquePointer, OpaquePointer) -> Bool) -> [UInt8]? {
        let count = byteCount(form)
        return LibCrypto.bytes(count) { library, result in
            guard let group = library.EC_GROUP_new_by_curve_name(libraryNumber) else { return false }
            defer { library.EC_GROUP_free(group) }
            guard let point = library.EC_POINT_new(group) else { return false }
            defer { library.EC_POINT_free(point) }
            return calculate(library, group, point) && library.EC_POINT_point2oct(group, point, form.rawValue, result, count, nil) == count
        }
    }
}

import Foundation

extension _CurvePoint {
    init(der bytes: [UInt8]) throws {
        guard let point = KeyEncoding.decodePublicKey(Curve._curve, bytes), let read = try? Self(anyForm: point) else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        self = read
    }

    /// Files may have points in either form.
    fileprivate init(anyForm bytes: [UInt8]) throws { try self.init(bytes, as: bytes.first == 4 ? .uncompressed : .compressed) }

    var der: Data { Data(KeyEncoding.encode(Curve._curve, point: bytes) ?? []) }
}

extension _CurveKeyPair {
    init(der bytes: [UInt8]) throws {
        guard let (key, point) = KeyEncoding.decodePrivateKey(Curve._curve, bytes), let pair = try? Self(key),
            pair.point == (try? _CurvePoint(anyForm: point))
        else { throw CryptoKitASN1Error.invalidASN1Object }
        self = pair
    }

    var der: Data { Data(KeyEncoding.encode(Curve._curve, key: key, point: point.bytes) ?? []) }
}

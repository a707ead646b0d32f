/// What the keys of which secrets are made have in common.
public protocol _CurveKeyAgreementPrivateKey: _CurvePrivateKey {
    associatedtype _PublicKey: _CurvePublicKey where _PublicKey._Curve == _Curve
}

extension _CurveKeyAgreementPrivateKey {
    /// Returns the secret shared with the owner of a public key.
    public func sharedSecretFromKeyAgreement(with publicKeyShare: _PublicKey) throws -> SharedSecret {
        try _pair.sharedSecret(with: publicKeyShare._point)
    }
}

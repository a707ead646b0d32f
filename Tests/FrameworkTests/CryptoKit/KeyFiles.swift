/// Keys in files that OpenSSL's command has written.
enum KeyFiles {
    /// P-384 as an `ECPrivateKey` behind the parameters of its curve: `openssl ecparam -name secp384r1 -genkey`.
    static let sec1 = """
        -----BEGIN EC PARAMETERS-----
        BgUrgQQAIg==
        -----END EC PARAMETERS-----
        -----BEGIN EC PRIVATE KEY-----
        MIGkAgEBBDAl5kWdd0953JEMLdntul8pg+os3cvg231ghnyH8hpypg4HHIouyKii
        DCxN2zYVnlGgBwYFK4EEACKhZANiAASJ/fo4oQMZ5rTB0CgfEczhqY2rgsTCVaxN
        6PTgyyqTwghV7ogaL2wLJEBUg/EF69ePzwpERvbkIcRC614sI7B3hYQ4kAvgo6cr
        +BKcDRw91CLHIwh1TqEeDqoWDCmc2UI=
        -----END EC PRIVATE KEY-----
        """

    /// The same key: `openssl pkcs8 -topk8 -nocrypt`.
    static let pkcs8 = """
        -----BEGIN PRIVATE KEY-----
        MIG2AgEAMBAGByqGSM49AgEGBSuBBAAiBIGeMIGbAgEBBDAl5kWdd0953JEMLdnt
        ul8pg+os3cvg231ghnyH8hpypg4HHIouyKiiDCxN2zYVnlGhZANiAASJ/fo4oQMZ
        5rTB0CgfEczhqY2rgsTCVaxN6PTgyyqTwghV7ogaL2wLJEBUg/EF69ePzwpERvbk
        IcRC614sI7B3hYQ4kAvgo6cr+BKcDRw91CLHIwh1TqEeDqoWDCmc2UI=
        -----END PRIVATE KEY-----
        """

    /// Its public key: `openssl pkey -pubout`.
    static let publicKey = """
        -----BEGIN PUBLIC KEY-----
        MHYwEAYHKoZIzj0CAQYFK4EEACIDYgAEif36OKEDGea0wdAoHxHM4amNq4LEwlWs
        Tej04Msqk8IIVe6IGi9sCyRAVIPxBevXj88KREb25CHEQuteLCOwd4WEOJAL4KOn
        K/gSnA0cPdQixyMIdU6hHg6qFgwpnNlC
        -----END PUBLIC KEY-----
        """

    /// The public key with its point in the compressed form: `openssl ec -pubout -conv_form compressed`.
    static let compressedKey = """
        -----BEGIN PUBLIC KEY-----
        MEYwEAYHKoZIzj0CAQYFK4EEACIDMgACif36OKEDGea0wdAoHxHM4amNq4LEwlWs
        Tej04Msqk8IIVe6IGi9sCyRAVIPxBevX
        -----END PUBLIC KEY-----
        """

    /// The private key without the public one: `openssl ec -no_public`.
    static let withoutPublicKey = """
        -----BEGIN EC PRIVATE KEY-----
        MD4CAQEEMCXmRZ13T3nckQwt2e26XymD6izdy+DbfWCGfIfyGnKmDgccii7IqKIM
        LE3bNhWeUaAHBgUrgQQAIg==
        -----END EC PRIVATE KEY-----
        """

    /// P-521: `openssl pkcs8 -topk8 -nocrypt`.
    static let long = """
        -----BEGIN PRIVATE KEY-----
        MIHuAgEAMBAGByqGSM49AgEGBSuBBAAjBIHWMIHTAgEBBEIAqZiXKJfEPlZsZLJv
        OQvrL7RnYFFcF6fzLL0g8MX5hU0ToxhlGD3z4H+6LSSgxTtlKyQAB6SRdsGyDDiP
        d1F4M5WhgYkDgYYABAG08U4r7LTm68Hlks6UYjyd8Q6iw6dbN8eGSlGLKpUWv5uH
        /Ro6XAxt+sHZyAbYT6VSFVIj9H0Zqiz0WANKj1AmfgA4N7q1D6WSBT/M8eQFed/M
        9RU9DLJ59kE3wbzvjOblYzZuP8KwrLeDCOLDc94ADDcz1DllnJOctc39t7u2P17q
        WA==
        -----END PRIVATE KEY-----
        """

    /// P-256: `openssl ecparam -name prime256v1 -genkey`.
    static let short = """
        -----BEGIN EC PARAMETERS-----
        BggqhkjOPQMBBw==
        -----END EC PARAMETERS-----
        -----BEGIN EC PRIVATE KEY-----
        MHcCAQEEIE7cajtCeBeQJg4UJVPsI9Z8O7yaMZaQkNdFl4SixJ1coAoGCCqGSM49
        AwEHoUQDQgAEw4L+6iQ9Ichi2tJ29l+AqHRTkIkBGii/FJ83HbO8AV32LYsMATh/
        nOuif/PtzK8avOKbfqs4QIyEq5NRY1L5Mg==
        -----END EC PRIVATE KEY-----
        """

    /// The public key of P-256 with the numbers of its curve instead of the name: `openssl ec -param_enc explicit -pubout`.
    static let explicit = """
        -----BEGIN PUBLIC KEY-----
        MIIBSzCCAQMGByqGSM49AgEwgfcCAQEwLAYHKoZIzj0BAQIhAP////8AAAABAAAA
        AAAAAAAAAAAA////////////////MFsEIP////8AAAABAAAAAAAAAAAAAAAA////
        ///////////8BCBaxjXYqjqT57PrvVV2mIa8ZR0GsMxTsPY7zjw+J9JgSwMVAMSd
        NgiG5wSTamZ44ROdJreBn36QBEEEaxfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5
        RdiYwpZP40Li/hp/m47n60p8D54WK84zV2sxXs7LtkBoN79R9QIhAP////8AAAAA
        //////////+85vqtpxeehPO5ysL8YyVRAgEBA0IABMOC/uokPSHIYtrSdvZfgKh0
        U5CJARoovxSfNx2zvAFd9i2LDAE4f5zron/z7cyvGrzim36rOECMhKuTUWNS+TI=
        -----END PUBLIC KEY-----
        """

    /// The key of P-256 with a password: `openssl pkcs8 -topk8`.
    static let encrypted = """
        -----BEGIN ENCRYPTED PRIVATE KEY-----
        MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAi+8V4DSw4IWgICCAAw
        DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEN2ENZjS7Bij6Rrgcumi6V4EgZDX
        g0hxhWd4s3706l3RjjHz46+N1Dd25SE+liBVT2+1PWMIxHduYsQgi/N/35aUc8K5
        x7Iw4z5ss9k8oKZ3N7aKpFS24Dc2K8znfDIhMdEkYGtQx5cTzxRuLYT01l5wNxsa
        Qftxpp//JB+viaRjJkDPKn4z7hDY3n5m5C3kCdGCdT2kuiJONFo5afDB0cWkWzI=
        -----END ENCRYPTED PRIVATE KEY-----
        """

    /// A signature of "sample" with the key of P-521: `openssl dgst -sha512 -sign`.
    static let signature =
        "308188024200c2d2738c84bb9898dc4f4a9d1ffe7286e67668a027c17d1b9bede35e9e2d177e61970fce2ee0c6c780bd106a364657b46ac277d22bb2aa5ede9fdb4afb990be5b102420186d06dfaaeafefd1dd8d1898b3f514e2a46d33f0f60fcec0803680e0a5c4a17c5bc39b8770e62d866bd7556c6b70a15d02818089b2383a2bf1333859b3c80cb3fb"
}

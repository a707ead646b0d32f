import CoreGraphics

// The keys and values of queries, as `SecItemAdd(_:_:)` and its like take them. Their text is that of Apple's systems, so that dictionaries which a
// program has saved are understood.

/// The class of an item.
public let kSecClass: CFString = "class"
/// The class of passwords of an account of a service.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords of an account of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of keys. Linux does not store them.
public let kSecClassKey: CFString = "keys"
/// The class of certificates. Linux does not store them.
public let kSecClassCertificate: CFString = "cert"
/// The class of certificates with their keys. Linux does not store them.
public let kSecClassIdentity: CFString = "idnt"

/// The account: a string, or data.
public let kSecAttrAccount: CFString = "acct"
/// The service: a string.
public let kSecAttrService: CFString = "svce"
/// A value of the program's own: data.
public let kSecAttrGeneric: CFString = "gena"
/// The text that programs for passwords show: a string. Without it, they show the service or the server.
public let kSecAttrLabel: CFString = "labl"
/// A description of the kind of the item: a string.
public let kSecAttrDescription: CFString = "desc"
/// A comment: a string.
public let kSecAttrComment: CFString = "icmt"
/// The creator: a number.
public let kSecAttrCreator: CFString = "crtr"
/// The type: a number.
public let kSecAttrType: CFString = "type"
/// Whether programs for passwords hide the item: a truth value. It is kept without effect.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether there is no valid password: a truth value.
public let kSecAttrIsNegative: CFString = "nega"
/// The server: a string.
public let kSecAttrServer: CFString = "srvr"
/// The protocol: one of the `kSecAttrProtocol…` values.
public let kSecAttrProtocol: CFString = "ptcl"
/// The scheme of authentication: one of the `kSecAttrAuthenticationType…` values.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port: a number.
public let kSecAttrPort: CFString = "port"
/// The path of an address: a string.
public let kSecAttrPath: CFString = "path"
/// The security domain: a string.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The date at which an item was stored. Items have it; queries must not.
public let kSecAttrCreationDate: CFString = "cdat"
/// The date at which an item was last changed. Items have it; queries must not.
public let kSecAttrModificationDate: CFString = "mdat"
/// The group of programs that share the item: a string. Without it, an item belongs to the program, by its bundle identifier.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item is shared by devices: a truth value, or `kSecAttrSynchronizableAny` in queries. Items stay on the computer; those that differ in it are different ones.
public let kSecAttrSynchronizable: CFString = "sync"
/// Finds items of both kinds.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The state of the device in which an item can be read. The desktop decides when passwords are unlocked: it is kept without effect.
public let kSecAttrAccessible: CFString = "pdmn"
/// The conditions under which an item may be read: a `SecAccessControl`.
public let kSecAttrAccessControl: CFString = "accc"
/// The token that holds an item. Linux has none.
public let kSecAttrTokenID: CFString = "tkid"
/// The secure enclave. Linux has none.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"

/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked and has a passcode. Computers have none: such an item is not stored.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked; on this device only.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once the device was unlocked; on this device only.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always; on this device only.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

/// HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// FTP over TLS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// IMAP over TLS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// The default scheme.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// Basic authentication of HTTP.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// Digest authentication of HTTP.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// A form of a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"

/// The secret of an item: data.
public let kSecValueData: CFString = "v_Data"
/// An item as a reference. Passwords have none.
public let kSecValueRef: CFString = "v_Ref"
/// An item by its persistent reference: data.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the secret is returned, as data.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned, as a dictionary.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether a reference is returned. Passwords have none: it has no effect.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a persistent reference is returned, as data.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// How many items are returned: `kSecMatchLimitOne`, which is the default, `kSecMatchLimitAll`, or a number.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item, not in an array.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items, in an array.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether letter case counts. It has no effect: it does.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"

/// Whether the user may be asked for the password that unlocks the others.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked, as by default.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The user is not asked: the answer is `errSecInteractionNotAllowed`.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// The user is not asked: locked items are not found.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The text of a dialog. It has no effect, as the desktop shows its own.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// A context of local authentication. It has no effect.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Whether macOS uses the keychain of iOS. It has no effect, as there is one store.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

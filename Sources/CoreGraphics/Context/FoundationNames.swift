import Foundation

// The type names in the signatures of Apple's drawing functions, so that code such as `url as CFURL` compiles. Nothing is
// bridged: each name is an alias of the Foundation type. A file that also imports the CoreFoundation module has to disambiguate
// the names.

/// The URL type of functions that write files.
public typealias CFURL = URL
/// The options type of functions that write files.
public typealias CFDictionary = [String: Any]
/// The data type of providers of bytes.
public typealias CFData = NSData
/// The mutable data type of functions that write data.
public typealias CFMutableData = NSMutableData

/// The type of keys and identifiers.
public typealias CFString = String
/// The type of truth values.
public typealias CFBoolean = Bool

/// The result code of a call that has succeeded.
public let noErr: Int32 = 0
/// True, as a value of options.
public let kCFBooleanTrue: CFBoolean! = true
/// False, as a value of options.
public let kCFBooleanFalse: CFBoolean! = false

/// The value that stands for no value, as in options.
public typealias CFNull = NSNull
/// No value, as in options.
public var kCFNull: CFNull! { NSNull() }

/// The key of the title in the metadata of a PDF file.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The key of the author in the metadata of a PDF file.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The key of the subject in the metadata of a PDF file.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The key of the keywords in the metadata of a PDF file: a string, or an array of strings.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The key of the creating program in the metadata of a PDF file.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// The key of a page's media box: the bytes of a `CGRect` as `Data`.
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"

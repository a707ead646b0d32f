import Foundation

// The names that Apple's drawing functions have in their signatures, so that `url as CFURL` means something here. Nothing is
// bridged: each is the Foundation type itself. A file that imports the CoreFoundation module too must say which one it means.

/// A location, as functions that write files take it.
public typealias CFURL = URL
/// Settings by name, as functions that write files take them.
public typealias CFDictionary = [String: Any]
/// Bytes that grow, as functions that write data take them.
public typealias CFMutableData = NSMutableData

/// The title in a PDF file's information.
public let kCGPDFContextTitle = "kCGPDFContextTitle"
/// The author in a PDF file's information.
public let kCGPDFContextAuthor = "kCGPDFContextAuthor"
/// The subject in a PDF file's information.
public let kCGPDFContextSubject = "kCGPDFContextSubject"
/// The keywords in a PDF file's information: a text, or several.
public let kCGPDFContextKeywords = "kCGPDFContextKeywords"
/// The program in a PDF file's information.
public let kCGPDFContextCreator = "kCGPDFContextCreator"
/// A page's own media box: the bytes of a `CGRect` as `Data`.
public let kCGPDFContextMediaBox = "kCGPDFContextMediaBox"

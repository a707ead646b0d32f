/// Titles and pictures of pages. The view that shows them, `LPLinkView`, does not exist.
@_exported import Foundation

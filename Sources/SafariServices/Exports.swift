/// The controller that opens a web page, which UIKit declares.
@_exported import UIKit

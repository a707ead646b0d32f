// As on Apple's systems, a file that imports WidgetKit finds the names of Foundation.
@_exported import Foundation

// As on Apple's systems, a file that imports TipKit finds the names of SwiftUI.
@_exported import SwiftUI

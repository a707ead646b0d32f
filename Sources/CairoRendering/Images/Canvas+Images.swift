import CPangoCairo
import CoreGraphics
import Foundation
import SwiftUICore

extension Canvas {
    func draw(_ item: ImageItem) {}
}

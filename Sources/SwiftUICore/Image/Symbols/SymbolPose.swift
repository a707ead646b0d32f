import CoreGraphics

/// The pose in which symbol effects draw a symbol, about its centre.
package struct SymbolPose: Equatable, Sendable {
    package var scale: CGFloat = 1
    /// The displacement, in fractions of the symbol's height.
    package var offset = CGSize.zero
    package var rotation = Angle.zero
    package var opacity: Double = 1
    /// The share of the symbol that is drawn, from the leading edge; 1 for all of it.
    package var drawnShare: Double = 1

    package init() {}

    private func transform(about center: CGPoint, height: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(rotationAngle: rotation.radians))
            .concatenating(CGAffineTransform(translationX: center.x + offset.width * height, y: center.y + offset.height * height))
    }

    /// Draws a symbol in this pose. The frame is in the list's coordinates.
    func draw(in frame: CGRect, isRightToLeft: Bool, into list: inout DisplayListBuilder, _ content: (inout DisplayListBuilder) -> Void) {
        guard opacity > 0, drawnShare > 0, scale > 0 else { return }
        func drawn(_ list: inout DisplayListBuilder) {
            guard drawnShare < 1 else { return content(&list) }
            var part = frame
            part.size.width *= drawnShare
            if isRightToLeft { part.origin.x = frame.maxX - part.width }
            list.group(.clip(Path(part), FillStyle()), content)
        }
        func placed(_ list: inout DisplayListBuilder) {
            guard scale != 1 || rotation != .zero || offset != .zero else { return drawn(&list) }
            list.group(.transform(transform(about: CGPoint(x: frame.midX, y: frame.midY), height: frame.height)), drawn)
        }
        if opacity < 1 { list.group(.opacity(opacity), placed) } else { placed(&list) }
    }
}

extension EnvironmentValues {
    /// The poses of the symbol effects around a symbol, the outermost first.
    @Entry package var symbolPoses: [SymbolPose] = []
}

extension DisplayListBuilder {
    /// Draws a symbol in several poses, the outermost first.
    mutating func draw(
        in poses: ArraySlice<SymbolPose>, frame: CGRect, isRightToLeft: Bool, _ content: (inout DisplayListBuilder) -> Void
    ) {
        guard let outermost = poses.first else { return content(&self) }
        outermost.draw(in: frame, isRightToLeft: isRightToLeft, into: &self) {
            $0.draw(in: poses.dropFirst(), frame: frame, isRightToLeft: isRightToLeft, content)
        }
    }
}

import Foundation

extension PathGeometry {
    /// Returns the path divided into dashes: alternating lengths of dashes and gaps in points, starting `phase` into the
    /// pattern.
    ///
    /// Each subpath restarts the pattern. The path is returned undivided if the pattern has negative or non-finite lengths or a
    /// total length of zero, or would result in more than 100,000 dashes.
    package func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathGeometry {
        let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }) else { return self }
        let subpaths = self.subpaths
        let measured = subpaths.map { $0.segments.map { $0.length() } }
        let total = measured.reduce(0) { $0 + $1.reduce(0, +) }
        guard total / period * CGFloat(pattern.count) <= 200_000 else { return self }
        var start = phase.isFinite ? phase.truncatingRemainder(dividingBy: period) : 0
        if start < 0 { start += period }
        var result = PathGeometry()
        for (subpath, lengths) in zip(subpaths, measured) {
            result.addDashes(of: subpath, lengths: lengths, pattern: pattern, phase: start)
        }
        return result
    }

    private mutating func addDashes(of subpath: Subpath, lengths: [CGFloat], pattern: [CGFloat], phase: CGFloat) {
        var index = 0
        var remaining = pattern[0]
        var skipped = phase
        while skipped >= remaining && skipped > 0 {
            skipped -= remaining
            index = (index + 1) % pattern.count
            remaining = pattern[index]
        }
        remaining -= skipped
        var isOn: Bool { index % 2 == 0 }
        if isOn { move(to: subpath.start) }
        for (segment, length) in zip(subpath.segments, lengths) where length > 0 {
            var travelled: CGFloat = 0
            var lower: CGFloat = 0
            while length - travelled > remaining {
                travelled += remaining
                let upper = segment.parameter(atLength: travelled, of: length)
                if isOn { add(segment.part(from: lower, to: upper)) }
                lower = upper
                index = (index + 1) % pattern.count
                remaining = pattern[index]
                if isOn {
                    let point = segment.point(at: lower)
                    move(to: point)
                    if remaining == 0 { addLine(to: point) }
                }
            }
            remaining -= length - travelled
            if isOn { add(segment.part(from: lower, to: 1)) }
        }
    }
}

import SwiftUICore

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest.
    case mini
    /// Smaller than usual.
    case small
    /// The usual size.
    case regular
    /// Larger than usual, for what is most important.
    case large
    /// The largest; as large where the platform has no such size (truth `control-005`).
    case extraLarge
}

private enum ControlSizeKey: EnvironmentKey { static let defaultValue = ControlSize.regular }

extension EnvironmentValues {
    /// How large controls are.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
}

extension View {
    /// Sets how large the controls in the view are.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        environment(\.controlSize, controlSize)
    }

    /// Limits how large and small the controls in the view are; sizes outside of the range become its nearest end.
    nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        transformEnvironment(\.controlSize) { size in
            guard !range.contains(size) else { return }
            let sizes = ControlSize.allCases
            let place = sizes.firstIndex(of: size) ?? 0
            let allowed = sizes.indices.filter { range.contains(sizes[$0]) }
            if let nearest = allowed.min(by: { abs($0 - place) < abs($1 - place) }) { size = sizes[nearest] }
        }
    }
}

extension ControlSize: Comparable {
    /// Whether the first is the smaller one.
    public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool {
        let sizes = allCases
        return sizes.firstIndex(of: lhs)! < sizes.firstIndex(of: rhs)!
    }
}

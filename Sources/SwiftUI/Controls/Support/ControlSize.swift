import SwiftUICore

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest size.
    case mini
    /// A size smaller than the default.
    case small
    /// The default size.
    case regular
    /// A size larger than the default, for prominent controls.
    case large
    /// The largest size. Equal to `large` on platforms without such a size (truth `control-005`).
    case extraLarge
}

extension EnvironmentValues {
    /// The size of controls.
    @Entry public var controlSize: ControlSize = .regular
}

extension EnvironmentValues {
    fileprivate mutating func setControlSize(_ size: ControlSize) {
        controlSize = size
        guard isMac else { return }
        textStyle.characters.defaultFont = size == .mini || size == .small ? platformProfile.controls.button(size).font : nil
    }
}

extension View {
    /// Sets the size of the controls inside this view; on macOS also that of text without a font, which is smaller in small controls.
    nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
        changingEnvironment(\.self) { $0.setControlSize(controlSize) }
    }

    /// Clamps the size of the controls inside this view to a range. A range without sizes has no effect.
    nonisolated public func controlSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == ControlSize {
        changingEnvironment(\.self) { values in
            guard !range.contains(values.controlSize) else { return }
            let sizes = ControlSize.allCases
            let place = sizes.firstIndex(of: values.controlSize) ?? 0
            let allowed = sizes.indices.filter { range.contains(sizes[$0]) }
            if let nearest = allowed.min(by: { abs($0 - place) < abs($1 - place) }) { values.setControlSize(sizes[nearest]) }
        }
    }
}

extension ControlSize: Comparable {
    /// Whether the first size is smaller than the second.
    public static func < (lhs: ControlSize, rhs: ControlSize) -> Bool {
        let sizes = allCases
        return sizes.firstIndex(of: lhs)! < sizes.firstIndex(of: rhs)!
    }
}

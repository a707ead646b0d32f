import Foundation

/// A type that provides previews of views.
@MainActor @preconcurrency public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The previews; each view of a builder is a preview.
    @ViewBuilder static var previews: Self.Previews { get }
    /// The platform of the previews; nil for any.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Returns nil: previews are for any platform.
    public static var platform: PreviewPlatform? { nil }
}

/// A platform for previews.
public enum PreviewPlatform: Sendable {
    case iOS
    case macOS
    case tvOS
    case watchOS
}

/// The size of a preview.
public enum PreviewLayout: Sendable {
    /// The size of the device's screen.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device for previews, by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The orientation of a device.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    public let id: String

    public static let portrait = InterfaceOrientation(id: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")
    public static let allCases: [InterfaceOrientation] = [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
}

/// The trait for the size of a preview.
public enum PreviewLayoutTraitKey: _TraitKey { public typealias Value = PreviewLayout }
/// The trait for the name of a preview.
public enum PreviewDisplayNameTraitKey: _TraitKey { public typealias Value = String }
/// The trait for the device of a preview.
public enum PreviewDeviceTraitKey: _TraitKey { public typealias Value = PreviewDevice }
/// The trait for the orientation of a preview.
public enum PreviewOrientationTraitKey: _TraitKey { public typealias Value = InterfaceOrientation }

extension View {
    /// Sets the size of a preview.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(_TraitWritingModifier<PreviewLayoutTraitKey>(value: value))
    }

    /// Sets the name of a preview.
    nonisolated public func previewDisplayName(_ value: String?) -> some View {
        modifier(_TraitWritingModifier<PreviewDisplayNameTraitKey>(value: value ?? ""))
    }

    /// Sets the device of a preview.
    nonisolated public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(_TraitWritingModifier<PreviewDeviceTraitKey>(value: value ?? ""))
    }

    /// Sets the orientation of the device of a preview.
    nonisolated public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(_TraitWritingModifier<PreviewOrientationTraitKey>(value: value))
    }
}

import CoreGraphics
import Foundation
import SwiftUI

/// The settings of the sheet in which a controller is presented.
///
///     controller.sheetPresentationController?.detents = [.medium(), .large()]
///     controller.sheetPresentationController?.prefersGrabberVisible = true
open class UISheetPresentationController: UIPresentationController {
    /// A height at which the sheet can rest.
    @MainActor public class Detent: NSObject {
        /// The name of a height.
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// Half of the maximum height.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// The maximum height.
            public static let large = Identifier("com.apple.UIKit.large")
        }

        /// The name of the height.
        public let identifier: Identifier
        let height: PresentationDetent

        private init(_ identifier: Identifier, _ height: PresentationDetent) {
            self.identifier = identifier
            self.height = height
        }

        /// Returns half of the maximum height.
        public class func medium() -> Detent { Detent(.medium, .medium) }
        /// Returns the maximum height.
        public class func large() -> Detent { Detent(.large, .large) }
        /// Returns a height in points that a function computes; nil for the maximum height.
        ///
        /// - Parameter identifier: The name of the height; nil for one that no other height has.
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            let identifier = identifier ?? Identifier(UUID().uuidString)
            return Detent(identifier, .identified(by: identifier.rawValue) { resolver(Resolution(maximumDetentValue: $0)) })
        }
    }

    private struct Resolution: UISheetPresentationControllerDetentResolutionContext {
        var maximumDetentValue: CGFloat
    }

    /// The heights at which the sheet can rest, by default the maximum height. An empty array counts as the default.
    open var detents: [Detent] = [.large()] { didSet { changed() } }
    /// The name of the height at which the sheet rests; nil for the least one. It changes when the user drags the sheet.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// The highest one at which the views behind the sheet can be used and are not dimmed; nil for none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// Whether the sheet has an indicator that it can be dragged.
    open var prefersGrabberVisible = false { didSet { changed() } }
    /// The radius of the corners in points; nil for that of the system.
    open var preferredCornerRadius: CGFloat? { didSet { changed() } }
    /// Whether a drag in the content makes the sheet higher before it scrolls the content.
    open var prefersScrollingExpandsWhenScrolledToEdge = true { didSet { changed() } }

    /// Changes settings so that the sheet moves to its new height with an animation.
    open func animateChanges(_ changes: () -> Void) { withAnimation(.default, changes) }

    fileprivate var selection: Binding<PresentationDetent> {
        Binding(
            get: { [self] in (detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first)?.height ?? .large },
            set: { [self] height in selectedDetentIdentifier = detents.first { $0.height == height }?.identifier })
    }

    fileprivate func detent(_ identifier: Detent.Identifier?) -> PresentationDetent? { detents.first { $0.identifier == identifier }?.height }
}

/// The state of a sheet for which a height is computed.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    /// The maximum height of the sheet, in points.
    var maximumDetentValue: CGFloat { get }
}

/// Gives a sheet the settings that the program has made; none if it has not asked for the controller.
struct SheetSettingsModifier: ViewModifier {
    var sheet: UISheetPresentationController?

    func body(content: Content) -> some View {
        if let sheet {
            content
                .presentationDetents(Set(sheet.detents.map(\.height)), selection: sheet.selection)
                .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .hidden)
                .presentationCornerRadius(sheet.preferredCornerRadius)
                .presentationBackgroundInteraction(
                    sheet.detent(sheet.largestUndimmedDetentIdentifier).map { .enabled(upThrough: $0) } ?? .automatic
                )
                .presentationContentInteraction(sheet.prefersScrollingExpandsWhenScrolledToEdge ? .automatic : .scrolls)
        } else {
            content
        }
    }
}

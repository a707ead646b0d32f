import Foundation
import SwiftUI
import SwiftUICore
import os

/// Opens a web page in the user's browser.
///
///     presenter.present(SFSafariViewController(url: page), animated: true)
///
/// The browser's window is not the program's: the controller is dismissed as soon as the page has been opened, which is as if the user had pressed
/// "Done". The class is declared here, as the module SafariServices cannot add to presentations.
open class SFSafariViewController: UIViewController {
    /// How a page is shown. The user's browser decides it: the settings are kept only.
    open class Configuration: NSObject {
        /// Whether the page is shown in a reader. Kept only.
        open var entersReaderIfAvailable = false
        /// Whether bars become smaller while the page scrolls. Kept only.
        open var barCollapsingEnabled = true
    }

    /// The title of the button that dismisses the page. Kept only.
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    /// The object that is told when the page has been opened; nil for none.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// How the page is shown. Kept only.
    public let configuration: Configuration
    /// The colour of the bars. Kept only.
    open var preferredBarTintColor: UIColor?
    /// The colour of the buttons in the bars. Kept only.
    open var preferredControlTintColor: UIColor?
    /// The title of the button that dismisses the page. Kept only.
    open var dismissButtonStyle = DismissButtonStyle.done
    private let url: URL

    /// Creates a controller of a page.
    ///
    /// - Parameter URL: The address of the page, with the scheme `http` or `https`. Others are not opened, with a warning.
    public init(url URL: URL, configuration: Configuration = Configuration()) {
        url = URL
        self.configuration = configuration
        super.init()
    }

    /// Returns nil: archives of controllers, which Xcode makes of its storyboards, do not exist.
    public required init?(coder: NSCoder) { return nil }

    override var presenter: AnyView { AnyView(EmptyView()) }

    override func didPresent() {
        let isWebPage = ["http", "https"].contains(url.scheme?.lowercased())
        if !isWebPage { RuntimeWarnings.report("The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported: \(url)") }
        let isOpened = isWebPage && SystemAddresses.open(url)
        delegate?.safariViewController(self, didCompleteInitialLoad: isOpened)
        presentingViewController?.dismiss(animated: false)
        delegate?.safariViewControllerDidFinish(self)
    }
}

/// An object that is told of a web page.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
    /// Called when the page has been passed to the browser, or could not be.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Called when the controller has been dismissed, which is when the page has been opened.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
    public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

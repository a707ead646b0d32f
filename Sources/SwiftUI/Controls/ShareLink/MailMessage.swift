import Foundation

/// The draft of a message that the desktop's mail program opens.
package struct MailMessage {
    var subject: String?
    var body: String

    package init(subject: String?, body: String) {
        self.subject = subject
        self.body = body
    }

    /// The `mailto:` address that opens the draft.
    package var url: URL? {
        var parts = URLComponents()
        parts.scheme = "mailto"
        parts.queryItems = [subject.map { URLQueryItem(name: "subject", value: $0) }, URLQueryItem(name: "body", value: body)].compactMap { $0 }
        return parts.url
    }
}

import CoreGraphics
import Foundation

/// A link in a text, with the text that it shows.
struct TextLink {
    let url: URL
    let title: String
}

extension TextNode {
    /// The links in the text, in reading order.
    var links: [TextLink] {
        let (content, text) = (inspected.content, inspected.shaped.text)
        guard content.decorations.contains(where: { $0.link != nil }) else { return [] }
        var links: [TextLink] = []
        for (index, decoration) in content.decorations.enumerated() {
            guard let url = decoration.link else { continue }
            let title = text.string(ofRun: index)
            // The runs of a link differ in their fonts.
            if index > 0, content.decorations[index - 1].link == url, let last = links.popLast() {
                links.append(TextLink(url: url, title: last.title + title))
            } else {
                links.append(TextLink(url: url, title: title))
            }
        }
        return links
    }

    /// The link at a point of the window, in points; nil if there is none.
    func link(at location: CGPoint) -> URL? {
        let decorations = inspected.content.decorations
        guard decorations.contains(where: { $0.link != nil }) else { return nil }
        let point = point(at: location)
        for line in placedText.lines where (line.baseline - line.ascent...line.baseline + line.descent).contains(point.y) {
            for piece in line.pieces where (piece.x..<piece.x + piece.width).contains(point.x) && decorations.indices.contains(piece.run) {
                return decorations[piece.run].link
            }
        }
        return nil
    }

    /// Opens a link as the environment of the text wants.
    func open(_ url: URL) {
        let open = environment.openURL
        // The tree, and with it its gestures and elements for assistive technologies, belongs to the main actor.
        onMainActor { open(url) }
    }

    /// Follows the link that is tapped, if one is at a point of the window and the text is enabled; otherwise nil.
    func makeLinkCompetitor(at location: CGPoint) -> GestureCompetitor? {
        guard let url = link(at: location), environment.isEnabled else { return nil }
        let tap = SpatialTapGesture(coordinateSpace: .global).onEnded { [weak self] tap in
            if let self, link(at: tap.location) == url { open(url) }
        }
        return TypedGestureCompetitor(node: self, recognizer: type(of: tap)._makeGesture(tap))
    }

    /// Lets assistive technologies follow the links: one link that is the whole text by activating it, others by actions with their titles.
    func describeLinks(in element: inout AccessibilityElement) {
        let links = links
        guard !links.isEmpty else { return }
        if links.count == 1, links[0].title == inspected.content.text.string {
            element.role = .link
            element.traits.insert(.isLink)
            element.actions.append(AccessibilityActionEntry(.activate) { [weak self] in self?.open(links[0].url) })
            return
        }
        for link in links {
            element.actions.append(AccessibilityActionEntry(.named, name: Text(verbatim: link.title)) { [weak self] in self?.open(link.url) })
        }
    }
}

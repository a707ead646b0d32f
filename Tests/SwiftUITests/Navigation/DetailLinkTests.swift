import SwiftUI
import SwiftUITesting
import Testing

/// Links that show their view in their own column.
@MainActor struct DetailLinkTests {
    struct Columns: View {
        var isDetail: Bool?
        @ViewBuilder private func link(_ title: String, @ViewBuilder to destination: () -> some View) -> some View {
            if let isDetail {
                NavigationLink(title, destination: destination).isDetailLink(isDetail)
            } else {
                NavigationLink(title, destination: destination)
            }
        }

        var body: some View {
            NavigationView {
                VStack { link("First") { link("Second") { NavigationLink("Third") { Text("Page") } } } }.frame(maxWidth: .infinity)
                Text("Detail").frame(maxWidth: .infinity)
            }
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    private func isInDetail(_ host: ViewHost, _ text: String) throws -> Bool { try host.frame(of: .text(text)).midX > 400 }

    @Test(
        "A link that is no detail link shows its page in its own column, with a way back; a link in that page may show the detail",
        arguments: [ViewHost.Profile.iOS, .macOS])
    func ownColumn(profile: ViewHost.Profile) throws {
        let host = ViewHost(Columns(isDetail: false), size: CGSize(width: 1000, height: 600), profile: profile)
        func follow(_ title: String) throws {
            try host.tap(.text(title))
            host.advance(by: 1)
        }
        try follow("First")
        #expect(try !isInDetail(host, "Second") && host.contains(.text("Detail")))
        try follow("Second")
        #expect(try !isInDetail(host, "Third") && host.contains(.text("Detail")))
        try follow("Third")
        #expect(try isInDetail(host, "Page") && !host.contains(.text("Detail")))
        try host.tap(.label("Back"))
        host.advance(by: 1)
        #expect(try !isInDetail(host, "Second"))
    }

    @Test("Otherwise the last column shows the page", arguments: [true, nil] as [Bool?])
    func detail(isDetail: Bool?) throws {
        let host = ViewHost(Columns(isDetail: isDetail), size: CGSize(width: 1000, height: 600), profile: .macOS)
        try host.tap(.text("First"))
        host.advance(by: 1)
        #expect(try isInDetail(host, "Second") && host.contains(.text("First")))
    }
}

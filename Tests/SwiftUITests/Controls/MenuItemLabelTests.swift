import SwiftUI
import SwiftUITesting
import Testing

/// Labels of menu items, by Apple's article "Populating SwiftUI menus with adaptive controls".
@MainActor struct MenuItemLabelTests {
    private func open(_ content: some View, _ profile: ViewHost.Profile) throws -> ViewHost {
        let host = ViewHost(Menu("Open") { content }, size: CGSize(width: 390, height: 700), profile: profile)
        try host.tap(.text("Open"))
        host.advance(by: 1)
        return host
    }

    enum Item: CaseIterable { case button, labelButton, toggle, menu, optional }

    @ViewBuilder private func view(_ item: Item) -> some View {
        switch item {
        case .button:
            Button {
            } label: {
                Text("Title")
                Text("Subtitle")
                Image(systemName: "star").accessibilityIdentifier("icon")
            }
        case .labelButton:
            Button {
            } label: {
                Label("Title", systemImage: "star")
                Text("Subtitle")
            }
        case .toggle:
            Toggle(isOn: .constant(true)) {
                Text("Title")
                Text("Subtitle")
            }
        case .menu:
            Menu {
                Button("Inner") {}
            } label: {
                Text("Title")
                Text("Subtitle")
            }
        case .optional:
            Button {
            } label: {
                Text("Title")
                if Bool(true) { Text("Subtitle") }
            }
        }
    }

    @Test("The second text of a label stands below the first, in a smaller font", arguments: Item.allCases)
    func subtitles(_ item: Item) throws {
        for profile in [ViewHost.Profile.iOS, .macOS] {
            let host = try open(view(item), profile)
            let (title, subtitle) = (try host.frame(of: .text("Title")), try host.frame(of: .text("Subtitle")))
            #expect(abs(title.minX - subtitle.minX) < 0.5 && subtitle.minY >= title.maxY - 0.5, "\(profile)")
            #expect(subtitle.height < title.height, "\(profile)")
        }
    }

    @Test("An image is the icon: at the trailing edge on iOS, before the title on macOS")
    func icons() throws {
        for (profile, isLeading) in [(ViewHost.Profile.iOS, false), (.macOS, true)] {
            let host = try open(view(.button), profile)
            let (title, icon) = (try host.frame(of: .text("Title")), try host.frame(of: .identifier("icon")))
            #expect((icon.maxX <= title.minX) == isLeading, "\(profile)")
        }
    }

    @Test("macOS shows the icons of labels where the program asks for them, and since macOS 26")
    func labelIcons() throws {
        let item = Button {
        } label: {
            Label {
                Text("Title")
            } icon: {
                Image(systemName: "star").accessibilityIdentifier("icon")
            }
        }
        #expect(try open(item, .iOS).findAll(.identifier("icon")).count == 1)
        #expect(try open(item, .macOS).findAll(.identifier("icon")).count == 0)
        #expect(try open(item.labelStyle(.titleAndIcon), .macOS).findAll(.identifier("icon")).count == 1)
        #expect(try open(item.labelStyle(.titleAndIcon), .iOS).findAll(.identifier("icon")).count == 1)
        #expect(try open(item, .macOS26).findAll(.identifier("icon")).count == 1)
    }

    @Test("A control group of up to four buttons is a row", arguments: [2, 3, 4, 5])
    func controlGroups(count: Int) throws {
        for profile in [ViewHost.Profile.iOS, .macOS] {
            let host = try open(
                ControlGroup { ForEach(0..<count, id: \.self) { Button("Item \($0)") {} } }, profile)
            let frames = try (0..<count).map { try host.frame(of: .text("Item \($0)")) }
            if count <= 4 {
                #expect(Set(frames.map(\.midY)).count == 1 && zip(frames, frames.dropFirst()).allSatisfy { $0.maxX <= $1.minX }, "\(frames)")
            } else {
                #expect(Set(frames.map(\.midY)).count == count)
            }
        }
    }

    @Test("A button of a control group performs its action and closes the menu")
    func chosenControl() throws {
        final class Log { var entries: [String] = [] }
        let log = Log()
        let host = try open(ControlGroup { ForEach(0..<3, id: \.self) { index in Button("Item \(index)") { log.entries.append("\(index)") } } }, .iOS)
        try host.tap(.text("Item 1"))
        host.advance(by: 1)
        #expect(log.entries == ["1"] && !host.contains(.text("Item 1")))
    }

    @Test("The label of a stepper begins where the titles of items do")
    func steppers() throws {
        for profile in [ViewHost.Profile.iOS, .macOS] {
            let host = try open(
                Group {
                    Button("Item") {}
                    Stepper("Copies", value: .constant(1))
                }, profile)
            #expect(abs(try host.frame(of: .text("Copies")).minX - host.frame(of: .text("Item")).minX) < 0.5, "\(profile)")
        }
    }
}

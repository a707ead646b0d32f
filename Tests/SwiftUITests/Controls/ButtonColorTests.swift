import SwiftUI
@testable import SwiftUITesting
import Testing

/// A shape in the foreground's colour.
private struct Mark: View {
    var body: some View { Ellipse().frame(width: 20, height: 20) }
}

/// A button looks as the program says, and else as a button.
@MainActor struct ButtonColorTests {
    /// The colour of the mark in a view, as it is written in the dump.
    private func color(_ view: some View, profile: ViewHost.Profile = .iOS) throws -> String {
        let lines = ViewHost(view, profile: profile).dump().split(separator: "\n")
        let mark = try #require(lines.first { $0.contains("(") && $0.drop { $0 == " " }.hasPrefix("Ellipse") })
        return String(try #require(mark.split(separator: " ").first { $0.hasPrefix("color=") }))
    }

    @Test("On macOS the button that Return presses is filled", arguments: [ViewHost.Profile.iOS, .macOS])
    func defaultButtons(profile: ViewHost.Profile) throws {
        let plain = Button {
        } label: {
            Mark()
        }
        let button = plain.buttonStyle(.bordered)
        let prominent = try color(plain.buttonStyle(.borderedProminent), profile: profile)
        #expect((try color(button.keyboardShortcut(.defaultAction), profile: profile) == prominent) == (profile == .macOS))
        #expect(try color(button.keyboardShortcut(.cancelAction), profile: profile) != prominent)
        #expect(try color(button.keyboardShortcut("s"), profile: profile) != prominent)
    }

    @Test("A tint in the label counts, except on a fill in the tint", arguments: [ViewHost.Profile.iOS, .macOS])
    func tintOfTheLabel(profile: ViewHost.Profile) throws {
        let green = try color(Mark().foregroundStyle(Color.green), profile: profile)
        func button(_ role: ButtonRole? = nil) -> some View {
            Button(role: role) {
            } label: {
                Mark().tint(.green)
            }
        }
        #expect(try color(button().buttonStyle(.borderless), profile: profile) == green)
        #expect(try color(button().buttonStyle(.borderless).tint(.orange), profile: profile) == green)
        #expect(try color(button(.destructive).buttonStyle(.borderless), profile: profile) == green)
        #expect(try color(button().buttonStyle(.bordered), profile: profile) == green)
        #expect(try color(button().buttonStyle(.borderedProminent), profile: profile) != green)
        #expect(try color(button().disabled(true), profile: profile) != green)
        #expect(try color(button().foregroundStyle(.tint), profile: profile) == green)
    }

    @Test(arguments: [ViewHost.Profile.iOS, .macOS])
    func stylesAroundAButtonAreItsOwn(profile: ViewHost.Profile) throws {
        let green = try color(Mark().foregroundStyle(Color.green), profile: profile)
        let button = Button {
        } label: {
            Mark()
        }
        #expect(try color(button, profile: profile) != green)
        #expect(try color(button.foregroundStyle(.green), profile: profile) == green)
        #expect(try color(VStack { button }.foregroundColor(.green), profile: profile) == green)
        #expect(try color(button.buttonStyle(.bordered).foregroundStyle(.green), profile: profile) == green)
        #expect(try color(button.buttonStyle(.borderedProminent).foregroundStyle(.green), profile: profile) == green)
        #expect(try color(List { button.foregroundStyle(.green) }, profile: profile) == green)
        // What the footer gives to its texts is not what the program has chosen.
        let footer = Section {
            Text("row")
        } footer: {
            Button {
            } label: {
                Mark()
            }.buttonStyle(.borderless)
        }
        #expect(try color(List { footer }.foregroundStyle(.green), profile: profile) == green)
        #expect(
            try color(
                NavigationLink {
                    EmptyView()
                } label: {
                    Mark()
                }.foregroundStyle(.green), profile: profile) == green)
        #expect(try color(button.foregroundStyle(.green).disabled(true), profile: profile) != green)
    }

    /// What a place gives to its texts is not meant for its buttons.
    @Test func stylesOfPlacesAreNot() throws {
        let button = Button {
        } label: {
            Mark()
        }
        let tint = try color(Mark().foregroundStyle(.tint))
        #expect(try color(Mark()) != tint)
        #expect(try color(button) == tint)
        #expect(try color(LabeledContent("Label") { button }) == tint)
        #expect(try color(LabeledContent("Label") { Mark() }) != tint)
        #expect(
            try color(
                List {
                    Section {
                        Text("row")
                    } footer: {
                        button
                    }
                }) == tint)
    }
}

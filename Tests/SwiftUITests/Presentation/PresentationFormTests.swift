import SwiftUI
import SwiftUITesting
import Testing

/// The form and the size that presented content asks for.
@MainActor struct PresentationFormTests {
    @Test("In the dark, the background colours are those of elevated surfaces on sheets, but not in covers", arguments: [true, false])
    func elevatedBackgrounds(isSheet: Bool) throws {
        struct Grounds: View {
            var body: some View {
                VStack(spacing: 0) {
                    Color(uiColor: .systemBackground)
                    Color(uiColor: .secondarySystemBackground)
                    Color(uiColor: .tertiarySystemBackground)
                    Color(uiColor: .systemGroupedBackground)
                    Color(uiColor: .secondarySystemGroupedBackground)
                    Color(uiColor: .tertiarySystemGroupedBackground)
                    Rectangle().fill(.background)
                    Rectangle().fill(.background.secondary)
                }
                .frame(height: 400)
                .accessibilityElement()
                .accessibilityIdentifier("grounds")
            }
        }
        let host =
            isSheet
            ? ViewHost(Color.clear.sheet(isPresented: .constant(true)) { Grounds() }, colorScheme: .dark)
            : ViewHost(Color.clear.fullScreenCover(isPresented: .constant(true)) { Grounds() }, colorScheme: .dark)
        host.advance(by: 2)
        let frame = try host.frame(of: .identifier("grounds"))
        let image = try host.image()
        let scale = CGFloat(image.width) / host.size.width
        let found = (0..<8).map { index in
            image.pixels[(Int((frame.minY + 25 + CGFloat(index) * 50) * scale) * image.width + Int(frame.midX * scale)) * 4]
        }
        let expected: [UInt8] = [0x00, 0x1C, 0x2C, 0x00, 0x1C, 0x2C, 0x00, 0x1C]
        let elevated: [UInt8] = [0x1C, 0x2C, 0x3A, 0x1C, 0x2C, 0x3A, 0x1C, 0x2C]
        #expect(found == (isSheet ? elevated : expected))
    }

    struct Hint: View {
        @State private var isShown = false
        var adaptation: PresentationAdaptation?

        var body: some View {
            Button("Open") { isShown = true }
                .popover(isPresented: $isShown) {
                    Group {
                        if let adaptation {
                            Text("Hint").presentationCompactAdaptation(adaptation)
                        } else {
                            Text("Hint")
                        }
                    }
                    .accessibilityIdentifier("hint")
                }
                .padding(.top, 100)
                .frame(maxHeight: .infinity, alignment: .top)
        }
    }

    @Test(
        "A popover in a narrow window is a sheet, unless its content asks for another form",
        arguments: [
            (nil, false), (.automatic, false), (.sheet, false), (.fullScreenCover, false), (PresentationAdaptation.none, true), (.popover, true),
        ] as [(PresentationAdaptation?, Bool)])
    func popovers(adaptation: PresentationAdaptation?, isPopover: Bool) throws {
        let host = ViewHost(Hint(adaptation: adaptation))
        for _ in 1...2 {
            try host.tap(.text("Open"))
            host.advance(by: 1)
            let (button, hint) = (try host.frame(of: .text("Open")), try host.frame(of: .identifier("hint")))
            // A sheet centres its content in the window; a popover lies beside its button.
            #expect((abs(hint.midY - button.midY) < 60) == isPopover, "\(hint)")
            // The bottom of the window belongs to a sheet and is outside of a popover.
            try host.tap(.point(10, 5))
            host.advance(by: 1)
            if adaptation == .fullScreenCover {
                #expect(host.contains(.text("Hint")))
                return
            }
            #expect(!host.contains(.text("Hint")))
        }
    }

    @Test("Where the height is compact a sheet covers the window, and the vertical adaptation decides", arguments: [false, true])
    func sheets(keepsForm: Bool) throws {
        struct Screen: View {
            var keepsForm: Bool
            var body: some View {
                Text("Root").sheet(isPresented: .constant(true)) {
                    Color.red.accessibilityElement().accessibilityIdentifier("content")
                        .presentationCompactAdaptation(horizontal: .fullScreenCover, vertical: keepsForm ? .none : .automatic)
                }
                .environment(\.horizontalSizeClass, .compact)
                .environment(\.verticalSizeClass, .compact)
            }
        }
        let host = ViewHost(Screen(keepsForm: keepsForm), size: CGSize(width: 800, height: 390))
        host.advance(by: 1)
        #expect(try host.frame(of: .identifier("content")).height == (keepsForm ? 380 : 390))
    }

    struct Sized<Sizing: PresentationSizing>: View {
        var sizing: Sizing
        var length: CGFloat = 100
        var body: some View {
            Text("Root").sheet(isPresented: .constant(true)) {
                Color.red.frame(idealWidth: length, idealHeight: length).accessibilityElement().accessibilityIdentifier("content")
                    .presentationSizing(sizing)
            }
            .environment(\.horizontalSizeClass, .regular)
            .environment(\.verticalSizeClass, .regular)
        }
    }

    private func size(_ sizing: some PresentationSizing, profile: ViewHost.Profile, window: CGSize = CGSize(width: 1000, height: 900)) throws
        -> CGSize
    {
        let host = ViewHost(Sized(sizing: sizing), size: window, profile: profile)
        host.advance(by: 1)
        let frame = try host.frame(of: .identifier("content"))
        #expect(abs(frame.midX - window.width / 2) < 1 && abs(frame.midY - window.height / 2) < 1, "\(frame)")
        return frame.size
    }

    struct Square: PresentationSizing {
        func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
            // The content is asked, and has its ideal size.
            root.sizeThatFits(.unspecified).width == 120 ? ProposedViewSize(width: 400, height: 400) : .zero
        }
    }

    @Test("A sizing determines the size of a sheet", arguments: [ViewHost.Profile.macOS, .iOS])
    func sizings(profile: ViewHost.Profile) throws {
        // The least width of a sheet is 120.
        #expect(try size(.fitted, profile: profile) == CGSize(width: 120, height: 100))
        #expect(try size(.form, profile: profile) == CGSize(width: 540, height: 620))
        #expect(try size(.page, profile: profile) == CGSize(width: 704, height: 836))
        #expect(try size(.form.fitted(horizontal: false, vertical: true), profile: profile) == CGSize(width: 540, height: 100))
        #expect(try size(.form.fitted(horizontal: true, vertical: false), profile: profile) == CGSize(width: 120, height: 620))
        #expect(try size(Square(), profile: profile) == CGSize(width: 400, height: 400))
        // A sheet is not larger than its window.
        #expect(try size(.form, profile: profile, window: CGSize(width: 300, height: 200)) == CGSize(width: 300, height: 200))
    }

    @Test("A sticky sizing grows with the content and does not shrink")
    func sticky() throws {
        let sizing = FittedPresentationSizing.fitted.sticky(horizontal: false, vertical: true)
        let host = ViewHost(Sized(sizing: sizing, length: 200), size: CGSize(width: 1000, height: 900), profile: .macOS)
        host.advance(by: 1)
        #expect(try host.frame(of: .identifier("content")).size == CGSize(width: 200, height: 200))
        host.show(Sized(sizing: sizing, length: 300))
        host.advance(by: 1)
        #expect(try host.frame(of: .identifier("content")).size == CGSize(width: 300, height: 300))
        host.show(Sized(sizing: sizing, length: 150))
        host.advance(by: 1)
        #expect(try host.frame(of: .identifier("content")).size == CGSize(width: 150, height: 300))
    }

    @Test("A drag on the content of a low sheet resizes it, or scrolls", arguments: [PresentationContentInteraction.automatic, .resizes, .scrolls])
    func contentInteraction(interaction: PresentationContentInteraction) throws {
        struct Screen: View {
            var interaction: PresentationContentInteraction
            @State private var detent = PresentationDetent.height(300)
            var body: some View {
                Text(detent == .large ? "High" : "Low").sheet(isPresented: .constant(true)) {
                    ScrollView {
                        VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("Row \($0)").frame(height: 40) } }.frame(maxWidth: .infinity)
                    }
                    .accessibilityIdentifier("scroll")
                    .presentationDetents([.height(300), .large], selection: $detent)
                    .presentationContentInteraction(interaction)
                    .presentationBackgroundInteraction(.enabled)
                }
            }
        }
        let host = ViewHost(Screen(interaction: interaction))
        host.advance(by: 1)
        let top = try host.frame(of: .text("Row 0")).minY
        try host.drag(.text("Row 2"), by: CGSize(width: 0, height: -400))
        host.advance(by: 1)
        let scrolls = interaction == .scrolls
        #expect(host.contains(.text(scrolls ? "Low" : "High")))
        if scrolls {
            #expect(try host.frame(of: .text("Row 1")).minY < top)
        } else {
            // At its largest height the sheet leaves drags to its content.
            let before = try host.frame(of: .text("Row 10")).minY
            try host.drag(.text("Row 10"), by: CGSize(width: 0, height: -150))
            host.advance(by: 1)
            #expect(try host.frame(of: .text("Row 10")).minY < before)
        }
    }

    @Test("A critical alert shows a warning sign on macOS", arguments: [ViewHost.Profile.macOS, .iOS])
    func severity(profile: ViewHost.Profile) {
        let alert = Text("Root").alert("Erase?", isPresented: .constant(true)) {}
        let host = ViewHost(alert.dialogSeverity(.critical), profile: profile)
        host.advance(by: 1)
        #expect(host.contains(.label("Warning")) == (profile == .macOS))
        #expect(!ViewHost(alert.dialogSeverity(.standard), profile: profile).contains(.label("Warning")))
    }

    @Test func pictures() throws {
        try lookAt("popover-on-phone", profiles: [.iOS], Hint(adaptation: .popover)) { host in
            try host.tap(.text("Open"))
            host.advance(by: 1)
        }
        try lookAt("form-sheet", profiles: [.iOS], Sized(sizing: .form)) { host in
            host.size = CGSize(width: 1000, height: 900)
            host.advance(by: 1)
        }
        try lookAt("critical-alert", Text("Root").alert("Erase?", isPresented: .constant(true)) {}.dialogSeverity(.critical)) {
            $0.advance(by: 1)
        }
    }
}

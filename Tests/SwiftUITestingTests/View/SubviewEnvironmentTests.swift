import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

private enum TrailKey: EnvironmentKey { static let defaultValue: [String] = [] }

extension EnvironmentValues {
    fileprivate var trail: [String] {
        get { self[TrailKey.self] }
        set { self[TrailKey.self] = newValue }
    }
}

private struct Trail: View {
    @Environment(\.trail) private var trail
    var body: some View { Text(trail.joined(separator: " ")) }
}

extension View {
    fileprivate func step(_ name: String) -> some View { transformEnvironment(\.trail) { $0.append(name) } }
}

/// Environment values that a wrapper sets around a subview reach the subview, although the subview is made before the wrapper.
@MainActor @Suite struct SubviewEnvironmentTests {
    /// How often each text is shown.
    private func counts(_ host: ViewHost, _ texts: String...) -> [Int] {
        texts.map { host.findAll(.text($0)).count }
    }

    @Test("Modifiers around a subview lie between those around the content and those inside of it")
    func order() {
        let host = ViewHost(
            HStack {
                Group {
                    Trail()
                    Trail().step("own")
                    Group {
                        Trail()
                        Trail()
                    }
                    .padding().step("group")
                    ForEach(0..<2) { _ in Trail() }
                    AnyView(Trail().step("own"))
                }
                .step("content")
                .eachSubview { $0.step("wrapper") }
            }
            .step("outer"), size: CGSize(width: 3000, height: 100))
        let plain = "outer wrapper content"
        #expect(counts(host, "\(plain) own", "outer wrapper content group", plain) == [2, 2, 3])
    }

    @Test("A single view is a subview too")
    func single() {
        let host = ViewHost(HStack { Trail().step("content").eachSubview { $0.step("wrapper") } }, size: CGSize(width: 300, height: 100))
        #expect(host.contains(.text("wrapper content")))
    }

    private struct Choice: View {
        @State private var chosen = 0
        let numbers: [Int]

        var body: some View {
            HStack {
                ForEach(numbers, id: \.self) { _ in Trail() }
                    .eachSubview { subview in
                        Button {
                            chosen = subview.id as? Int ?? -1
                        } label: {
                            subview.step(subview.id == AnyHashable(chosen) ? "chosen" : "other")
                        }
                        .buttonStyle(.plain)
                    }
            }
            .environment(\.trail, ["\(chosen)"])
        }
    }

    @Test("Changes of a wrapper and of the surroundings reach the subview; new items are wrapped alike")
    func changes() throws {
        let host = ViewHost(Choice(numbers: [0, 1, 2]), size: CGSize(width: 600, height: 100))
        #expect(counts(host, "0 chosen", "0 other") == [1, 2])
        try host.tap(.text("0 other").at(1))
        #expect(counts(host, "2 chosen", "2 other") == [1, 2])
        host.show(Choice(numbers: [2, 3]))
        #expect(counts(host, "2 chosen", "2 other") == [1, 1])
    }

    @Test("The label of the chosen segment has the platform's colour on the accent colour")
    func chosenSegment() throws {
        let picker = Picker("", selection: .constant(1)) {
            Text("████").tag(1)
            Text("████").tag(2)
        }
        .pickerStyle(.segmented).labelsHidden()
        let host = ViewHost(picker, size: CGSize(width: 200, height: 40), profile: .macOS26, scale: 1)
        func brightness(_ index: Int) throws -> Int {
            let frame = try host.frame(of: .text("████").at(index))
            let image = try host.image()
            let place = (Int(frame.midY) * image.width + Int(frame.midX)) * 4
            return (0..<3).map { Int(image.pixels[place + $0]) }.min() ?? 0
        }
        #expect(try brightness(0) > 240)
        #expect(try brightness(1) < 100)
    }
}

import CairoRendering
import SwiftUI
import SwiftUICore

/// A caret that a program lets blink.
private struct Caret: View {
    @State private var isOn = true

    var body: some View {
        CaretHandle.state = _isOn
        return Color.black.frame(width: 2, height: 16).opacity(isOn ? 1 : 0)
    }
}

@MainActor private enum CaretHandle {
    static var state: State<Bool>?
}

/// A caret that blinks in a screen full of text: from the change of state to the painted pixels.
@MainActor struct CaretWorkload {
    func run() {
        Engines.install()
        let size = CGSize(width: 1280, height: 800)
        let tree = ViewTree(size: size)
        tree.setRootView(
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<40, id: \.self) { line in
                    HStack(spacing: 8) {
                        Color.blue.frame(width: 16, height: 16)
                        ForEach(0..<10, id: \.self) { Text(verbatim: "Line \(line), word \($0)") }
                        if line == 20 { Caret() }
                        Spacer(minLength: 0)
                    }
                    .frame(width: 1280, height: 20)
                }
            })
        tree.update()
        do {
            let retained = try RetainedSurface(renderer: CairoRenderer(background: .white), size: size)
            guard let root = tree.rootNode else { exit(4) }
            try retained.show(DisplayListBuilder.draw(root, displayScale: 1))
            var whole: [Double] = []
            for _ in 0..<20 {
                let fresh = try RetainedSurface(renderer: retained.renderer, size: size)
                whole.append(nanoseconds { _ = try? fresh.show(DisplayListBuilder.draw(root, displayScale: 1)) })
            }
            var blinks: [Double] = []
            for _ in 0..<200 {
                var painted: [CGRect]?
                blinks.append(
                    nanoseconds {
                        CaretHandle.state!.wrappedValue.toggle()
                        tree.update()
                        painted = try? retained.show(DisplayListBuilder.draw(root, displayScale: 1))
                    })
                Report.check("rectangles", CGFloat(painted?.count ?? 0), 1)
                Report.check("width", painted?.first?.width ?? 0, 4)
            }
            Report.time("caret-1280x800", "blink", blinks)
            Report.time("caret-1280x800", "whole_screen", whole)
        } catch {
            exit(4)
        }
    }
}

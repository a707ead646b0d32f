import CairoRendering
import SwiftUI
import SwiftUICore

/// A row as apps have it: an avatar with a gradient and a shadow, two texts and a symbol.
private struct MixedRow: View {
    let index: Int

    var body: some View {
        HStack(spacing: 12) {
            Circle()
                .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                .frame(width: 40, height: 40)
                .shadow(color: .black.opacity(0.3), radius: 3, y: 1)
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: "Person \(index)").font(.headline)
                Text(verbatim: "Message \(index * 7919 % 1009), sent from somewhere").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Image(systemName: index.isMultiple(of: 3) ? "star.fill" : "chevron.right")
        }
        .padding(.horizontal, 16)
        .frame(height: 56)
    }
}

/// A rounded rectangle that moves and turns.
private struct TurningBox: View {
    let index: Int
    @State private var isMoved = false

    var body: some View {
        RoundedRectangle(cornerRadius: 4)
            .fill(Color(hue: Double(index % 100) / 100, saturation: 0.7, brightness: 0.9))
            .frame(width: 24, height: 24)
            .rotationEffect(.degrees(isMoved ? 180 : 0))
            .offset(x: CGFloat(index % 40 * 31) + (isMoved ? 20 : 0), y: CGFloat(index / 40 * 31))
            .onAppear {
                withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { isMoved = true }
            }
    }
}

/// W8, W9, W10 and fade: what a window does for a frame, from the input to the pixels, without a display.
///
/// W8 scrolls a list of mixed rows in 3840 x 2160 pixels at two pixels per point, W9 resizes it, and W10 shows a thousand turning boxes
/// in 1280 x 800. In the last one a page of mixed rows in 3840 x 2160 pixels fades.
@MainActor struct WindowWorkload {
    private let renderer: CairoRenderer

    /// - Parameter threads: The number of threads that paint; nil for one per processor.
    init(threads: Int?) {
        Engines.install()
        let all = CairoRenderer(scale: 2, background: .white)
        renderer = CairoRenderer(scale: 2, background: .white, threads: threads ?? all.threads)
    }

    private func makeTree(_ view: some View, size: CGSize) -> ViewTree {
        let tree = ViewTree(size: size)
        tree.setRootView(view)
        tree.update()
        return tree
    }

    private func list(_ tree: ViewTree, scale: CGFloat) -> DisplayList {
        guard let root = tree.rootNode else { exit(4) }
        return DisplayListBuilder.draw(root, displayScale: scale)
    }

    private var rows: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<100_000) { MixedRow(index: $0) }
            }
        }
    }

    func scroll() { scroll(rows, workload: "W8") }

    /// Scrolls the list under a navigation bar that blurs the rows, and under one that does not.
    func scrollUnderBars() {
        let page = rows.navigationTitle("People").navigationBarTitleDisplayMode(.inline)
        scroll(NavigationStack { page }, workload: "bar, blurred")
        scroll(NavigationStack { page.toolbarBackground(Color.white.opacity(0.97), for: .navigationBar) }, workload: "bar, translucent")
    }

    private func scroll(_ view: some View, workload: String) {
        let size = CGSize(width: 1920, height: 1080)
        let tree = makeTree(view, size: size)
        do {
            let surface = try RetainedSurface(renderer: renderer, size: size)
            try surface.show(list(tree, scale: 2))
            guard let scroll = tree.nodes(named: "ScrollView").first as? ScrollNode else { exit(3) }
            var frames: [Double] = []
            let start = scroll.offset.y
            var offset: CGFloat = 0
            for step in 0..<120 {
                // Steps of a wheel, then the momentum of a touchpad.
                offset += step < 60 ? 60 : CGFloat(120 - step) / 2
                frames.append(
                    nanoseconds {
                        scroll.scroll(to: CGPoint(x: 0, y: start + offset))
                        tree.update()
                        _ = try? surface.show(list(tree, scale: 2))
                    })
                Report.check("scroll position", scroll.offset.y, start + offset)
            }
            report(workload, "scroll_frame", frames)
            reportGain(workload, list(tree, scale: 2), size: size, renderer)
        } catch {
            exit(4)
        }
    }

    func resize() {
        let tree = makeTree(rows, size: CGSize(width: 1920, height: 1080))
        var frames: [Double] = []
        var surface: RetainedSurface?
        for step in 0..<40 {
            let size = CGSize(width: 1920 - CGFloat(step) * 7, height: 1080 - CGFloat(step) * 3)
            frames.append(
                nanoseconds {
                    tree.size = size
                    tree.update()
                    surface = try? RetainedSurface(renderer: renderer, size: size, replacing: surface)
                    _ = try? surface?.show(list(tree, scale: 2))
                })
        }
        report("W9", "resize_frame", frames)
    }

    func turn() {
        let size = CGSize(width: 1280, height: 800)
        let tree = makeTree(
            ZStack(alignment: .topLeading) {
                Color.clear
                ForEach(0..<1000, id: \.self) { TurningBox(index: $0) }
            }, size: size)
        var renderer = renderer
        renderer.scale = 1
        do {
            let surface = try RetainedSurface(renderer: renderer, size: size)
            var frames: [Double] = []
            var painting: [Double] = []
            for frame in 1...120 {
                var painted = 0.0
                frames.append(
                    nanoseconds {
                        tree.advance(to: Double(frame) / 60)
                        let list = list(tree, scale: 1)
                        painted = nanoseconds { _ = try? surface.show(list) }
                    })
                painting.append(painted)
            }
            report("W10", "frame", frames)
            report("W10", "painting", painting)
            reportGain("W10", list(tree, scale: 1), size: size, renderer)
        } catch {
            exit(4)
        }
    }

    func fade() {
        let size = CGSize(width: 1920, height: 1080)
        func page(_ opacity: Double) -> some View {
            VStack(spacing: 0) { ForEach(0..<19) { MixedRow(index: $0) } }.opacity(opacity)
        }
        let tree = makeTree(page(1), size: size)
        do {
            let surface = try RetainedSurface(renderer: renderer, size: size)
            var frames: [Double] = []
            for frame in 0..<60 {
                frames.append(
                    nanoseconds {
                        tree.setRootView(page(1 - Double(frame) / 60))
                        tree.update()
                        _ = try? surface.show(list(tree, scale: 2))
                    })
            }
            // The first two paint the page: opaque, and as a group.
            report("fade", "painted_frame", Array(frames[..<2]))
            report("fade", "frame", Array(frames[2...]))
        } catch {
            exit(4)
        }
    }

    private func report(_ workload: String, _ metric: String, _ samples: [Double]) {
        let name = "\(workload)-\(renderer.threads)t"
        Report.time(name, metric, samples)
        let sorted = samples.sorted()
        Report.time(name, "\(metric)_95th_percentile", [sorted[sorted.count * 95 / 100]])
    }

    /// Reports how many times sooner 2, 4 and 8 threads paint a whole frame than one, from the processor time that each band takes on its
    /// own: a count of work that other programs on the machine do not disturb.
    private func reportGain(_ workload: String, _ list: DisplayList, size: CGSize, _ renderer: CairoRenderer) {
        var single = renderer
        single.threads = 1
        guard let bitmap = try? single.bitmap(of: list, size: size) else { exit(4) }
        let area = CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
        /// The processor time of painting an area, the least of several times.
        func cost(_ area: CGRect) -> Double {
            (0..<5).map { _ in
                let start = threadNanoseconds()
                try? single.repaint(list, in: bitmap, [area])
                return Double(threadNanoseconds() - start)
            }.min() ?? 0
        }
        let whole = cost(area)
        for threads in [2, 4, 8] {
            var divided = renderer
            divided.threads = threads
            let bands = divided.bands(of: area, in: list).map(cost)
            // Each thread takes the next band as soon as it is free.
            var ends = [Double](repeating: 0, count: threads)
            for band in bands {
                let first = ends.indices.min { ends[$0] < ends[$1] }!
                ends[first] += band
            }
            let gain = whole / ends.max()!
            print(
                "{\"workload\":\"\(workload)\",\"threads\":\(threads),\"bands\":\(bands.count),\"gain\":\(String(format: "%.2f", gain)),"
                    + "\"work\":\(String(format: "%.3f", bands.reduce(0, +) / whole)),\"longest_band\":\(String(format: "%.3f", bands.max()! / whole))}"
            )
        }
    }

    private func threadNanoseconds() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}

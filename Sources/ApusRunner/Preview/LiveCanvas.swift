import CairoRendering
import CoreGraphics
import Foundation
import RunnerProtocol
import SwiftUICore

/// A view that is shown live: its time passes, it receives input, and what changes in its picture is sent.
@MainActor
final class LiveCanvas {
    let canvas: PreviewCanvas
    let host: OffscreenHost
    /// Describes the layout for `apus`.
    let inspect: @MainActor () -> InspectionNode
    /// Called when the tree wants to be updated.
    var onFrameNeeded: () -> Void = {}

    private let channel: PreviewChannel
    private var picture: RetainedSurface?
    /// The size of the picture, in points.
    private var pictureSize: CGSize?
    /// The size that the receiver knows, in points.
    private var announcedSize: CGSize?
    /// Whether a frame has been sent that the receiver has not shown yet.
    private(set) var isWaiting = false
    private var isStale = true
    private var startTime: Double
    /// Wakes the canvas when something is to change by itself.
    private var alarm: Timer?

    private var tree: ViewTree { host.tree }

    init<Content: View>(_ content: Content, _ canvas: PreviewCanvas, channel: PreviewChannel) {
        self.canvas = canvas
        self.channel = channel
        host = OffscreenHost(content, variant: canvas.variant, purpose: .picture, animates: true)
        let tree = host.tree
        inspect = { TreeInspector(tree: tree).inspect(rootType: Content.self) }
        startTime = Self.monotonicTime
        tree.onUpdateNeeded = { [weak self] in MainActor.assumeIsolated { self?.treeNeedsUpdate() } }
    }

    func end() {
        alarm?.invalidate()
        tree.onUpdateNeeded = nil
        host.end()
    }

    // MARK: Time

    private static var monotonicTime: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

    private var now: Double { Self.monotonicTime - startTime }

    /// Moves the clock to the present, before input.
    func passTime() {
        if tree.clock.isAnimating || tree.clock.nextAlarmTime != nil { tree.advance(to: now) } else { tree.passIdleTime(until: now) }
    }

    private func treeNeedsUpdate() {
        tree.passIdleTime(until: now)
        onFrameNeeded()
    }

    /// Whether the next frame may differ from the present one.
    var isFrameNeeded: Bool { isStale || tree.clock.isAnimating || tree.isUpdateNeeded || tree.display.isNeeded }

    /// Whether the next frame runs code of the program.
    var mayCrash: Bool { tree.isUpdateNeeded }

    /// Updates the views for the present time, and sends what has changed.
    func update() {
        passTime()
        host.updateOnce()
        draw()
        if !isFrameNeeded { picture?.animationHasEnded() }
        setAlarm()
    }

    private func setAlarm() {
        alarm?.invalidate()
        alarm = nil
        guard !tree.clock.isAnimating, let time = tree.clock.nextAlarmTime else { return }
        let date = Date(timeIntervalSinceNow: max(0.001, time - now))
        let timer = Timer(fire: date, interval: 0, repeats: false) { [weak self] _ in
            let canvas = self
            MainActor.assumeIsolated {
                canvas?.isStale = true
                canvas?.onFrameNeeded()
            }
        }
        alarm = timer
        RunLoop.main.add(timer, forMode: .default)
    }

    // MARK: State

    /// The state for the same canvas of a newer program.
    var savedState: String? {
        (try? InspectionCoding.encoder.encode(tree.saveState())).map { String(decoding: $0, as: UTF8.self) }
    }

    func restore(_ state: String) {
        guard let saved = try? InspectionCoding.decoder.decode(SavedState.self, from: Data(state.utf8)) else { return }
        tree.restore(saved)
        // Restored values are shown at once, not as an animated change.
        tree.advance(to: tree.clock.time + 1)
        startTime = Self.monotonicTime - tree.clock.time
    }

    // MARK: Pictures

    /// Pixels per point.
    var scale: Double {
        get { tree.environment.displayScale }
        set {
            guard newValue != scale else { return }
            tree.environment.displayScale = newValue
            redraw()
        }
    }

    /// Sends all of the picture with the next frame.
    func redraw() {
        picture = nil
        isStale = true
        isWaiting = false
        announcedSize = nil
        onFrameNeeded()
    }

    /// The receiver has shown the last frame.
    func frameWasShown() {
        isWaiting = false
        if isFrameNeeded { onFrameNeeded() }
    }

    static func renderer(for tree: ViewTree) -> CairoRenderer {
        CairoRenderer(scale: tree.environment.displayScale, background: Color(system: .background).resolve(in: tree.environment))
    }

    /// Tells the size of the canvas.
    func announce() {
        guard announcedSize != tree.size else { return }
        announcedSize = tree.size
        var event = PreviewEvent(.shown)
        event.canvas = canvas.id
        event.width = tree.size.width
        event.height = tree.size.height
        event.scale = scale
        channel.send(event)
    }

    /// Sends what has changed since the last frame.
    func draw() {
        isStale = false
        guard let root = tree.rootNode, tree.size.width > 0, tree.size.height > 0 else { return }
        announce()
        let renderer = Self.renderer(for: tree)
        do {
            let isNew =
                picture == nil || picture?.renderer.background != renderer.background || picture?.renderer.scale != renderer.scale
                || pictureSize != tree.size
            if isNew {
                picture = try RetainedSurface(renderer: renderer, size: tree.size, replacing: picture)
                pictureSize = tree.size
            } else if !tree.display.isNeeded {
                return
            }
            let list = DisplayListBuilder.draw(root, displayScale: scale)
            tree.displayDrawn()
            var damage = try picture!.show(list)
            if isNew { damage = [CGRect(x: 0, y: 0, width: picture!.bitmap.width, height: picture!.bitmap.height)] }
            if !damage.isEmpty { send(damage, of: picture!.bitmap) }
        } catch {
            tree.displayDrawn()
            tree.diagnostics.warn("The preview cannot be drawn: \(error)")
        }
    }

    private func send(_ damage: [CGRect], of bitmap: Bitmap) {
        let rectangles = damage.map { [Int($0.minX), Int($0.minY), Int($0.width), Int($0.height)] }
        var event = PreviewEvent(.frame)
        event.canvas = canvas.id
        event.pixelWidth = bitmap.width
        event.pixelHeight = bitmap.height
        event.rectangles = rectangles
        let pixels = bitmap.runs(of: rectangles).words
        event.byteCount = pixels.count * MemoryLayout<UInt32>.size
        isWaiting = true
        channel.send(event, pixels: pixels)
    }
}

extension Bitmap {
    /// The pixels of rectangles, each given as x, y, width and height in pixels, one after the other.
    fileprivate func runs(of rectangles: [[Int]]) -> PixelRuns {
        var runs = PixelRuns()
        withBytes { bytes in
            for rectangle in rectangles {
                let (x, y, width, height) = (rectangle[0], rectangle[1], rectangle[2], rectangle[3])
                for row in y..<(y + height) {
                    let start = row * bytesPerRow + x * 4
                    // Cairo's rows start at multiples of four bytes, and rectangles lie inside the bitmap.
                    let pixels = UnsafeRawBufferPointer(UnsafeMutableBufferPointer(rebasing: bytes[start..<(start + width * 4)]))
                    runs.append(pixels.assumingMemoryBound(to: UInt32.self).span)
                }
            }
        }
        return runs
    }
}

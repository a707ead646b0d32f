import CoreGraphics
import Foundation
import SwiftUI
import Testing

/// A picture of all kinds of items, to be reviewed by a person. It is written to the path in the environment variable `APUS_SHEET`.
@MainActor
@Suite struct SheetTests {
    private struct Shapes: View {
        var body: some View {
            HStack(spacing: 12) {
                RoundedRectangle(cornerRadius: 12).fill(Color.blue.gradient).frame(width: 60, height: 60).shadow(radius: 4, y: 3)
                Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center)).frame(width: 60, height: 60)
                Capsule().stroke(Color.orange, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6, 8])).frame(width: 80, height: 40)
                Ellipse().fill(RadialGradient(colors: [.white, .indigo], center: .center, startRadius: 0, endRadius: 40)).frame(width: 80, height: 50)
                Rectangle().fill(LinearGradient(colors: [.pink, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
                    .frame(width: 60, height: 60).clipShape(RoundedRectangle(cornerRadius: 14))
                Color.teal.frame(width: 44, height: 44).rotationEffect(.degrees(30))
                Color.mint.frame(width: 50, height: 60).rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
            }
        }
    }

    private struct Texts: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 4) {
                Text("Large title").font(.largeTitle).bold()
                Text("Body text with ").underline() + Text("red ").foregroundColor(.red) + Text("struck").strikethrough() + Text(" \u{1F600} end")
                Text("The quick brown fox jumps over the lazy dog, 0123456789").font(.caption).foregroundStyle(.secondary)
                Text("Gradient text").font(.title).foregroundStyle(
                    LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
                Text("Blurred").font(.title2).blur(radius: 2)
            }
        }
    }

    private struct Symbols: View {
        var body: some View {
            VStack(alignment: .leading) {
                HStack(alignment: .firstTextBaseline) {
                    Text("Hxg")
                    ForEach(
                        [
                            "star.fill", "heart", "gearshape", "chevron.right", "plus.circle.fill", "trash", "magnifyingglass", "person.crop.circle",
                            "minus", "bolt.fill", "no.such",
                        ], id: \.self
                    ) {
                        Image(systemName: $0)
                    }
                }
                HStack(alignment: .firstTextBaseline) {
                    Text("Title").font(.title)
                    Image(systemName: "house.fill").font(.title).foregroundStyle(.blue)
                    Image(systemName: "bell.badge").font(.title).imageScale(.large)
                    Image(systemName: "envelope").font(.title).imageScale(.small)
                    Image(systemName: "photo").resizable().scaledToFit().frame(width: 50, height: 50).foregroundStyle(.green.gradient)
                }
            }
        }
    }

    private struct Effects: View {
        private var swatch: some View {
            ZStack {
                LinearGradient(colors: [.red, .yellow, .blue], startPoint: .leading, endPoint: .trailing)
                Text("Aa").font(.title).foregroundStyle(.white)
            }
            .frame(width: 56, height: 44)
        }

        var body: some View {
            HStack(spacing: 8) {
                swatch
                swatch.grayscale(1)
                swatch.hueRotation(.degrees(90))
                swatch.colorInvert()
                swatch.brightness(0.3)
                swatch.saturation(2)
                swatch.opacity(0.4)
                swatch.mask(Circle())
                swatch.blur(radius: 4)
                swatch.shadow(color: .black.opacity(0.5), radius: 6, x: 3, y: 5)
            }
        }
    }

    private struct Blends: View {
        var body: some View {
            HStack(spacing: 6) {
                ForEach(
                    [BlendMode.multiply, .screen, .overlay, .darken, .lighten, .difference, .hue, .plusDarker, .plusLighter, .softLight], id: \.self
                ) { mode in
                    ZStack {
                        Circle().fill(Color.orange).frame(width: 36, height: 36).offset(x: -8)
                        Circle().fill(Color.blue).frame(width: 36, height: 36).offset(x: 8).blendMode(mode)
                    }
                    .frame(width: 56, height: 40)
                }
            }
        }
    }

    @Test func everythingAtOnce() throws {
        let sheet = VStack(alignment: .leading, spacing: 20) {
            Shapes()
            Texts()
            Symbols()
            Effects()
            Blends()
        }
        let renderer = ImageRenderer(content: sheet.padding(20).background(Color.white))
        renderer.scale = 2
        let image = try #require(renderer.cgImage)
        #expect(image.width > 1000)
        if let path = ProcessInfo.processInfo.environment["APUS_SHEET"] {
            try renderer.writePNG(to: URL(fileURLWithPath: path + ".png"))
            try renderer.writePDF(to: URL(fileURLWithPath: path + ".pdf"))
            try renderer.writeSVG(to: URL(fileURLWithPath: path + ".svg"))
            renderer.scale = 1
            try renderer.writePNG(to: URL(fileURLWithPath: path + "@1x.png"))
        }
    }
}

import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore

/// A scene of items that random edits change.
struct Figure: Identifiable {
    var id: Int
    var kind: Int
    var x: CGFloat
    var y: CGFloat
    var size: CGFloat
    var hue: Double
    var effect: Int
    var isShown = true
}

struct Scene: View {
    var figures: [Figure]

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.white
            ForEach(figures) { figure in
                if figure.isShown { FigureView(figure: figure).offset(x: figure.x, y: figure.y) }
            }
        }
    }
}

private struct FigureView: View {
    var figure: Figure

    @ViewBuilder private var shape: some View {
        let color = Color(hue: figure.hue, saturation: 0.8, brightness: 0.9)
        switch figure.kind {
        case 0: color.frame(width: figure.size, height: figure.size / 2)
        case 1: Circle().fill(color).frame(width: figure.size, height: figure.size)
        case 2: Text("Text \(Int(figure.hue * 9))").foregroundStyle(color)
        case 3: RoundedRectangle(cornerRadius: 7).stroke(color, lineWidth: 3).frame(width: figure.size, height: 30)
        case 4:
            Canvas { context, size in
                let points = (0..<12).map { CGPoint(x: size.width * CGFloat($0) / 11, y: size.height * (0.5 + 0.4 * sin(CGFloat($0)))) }
                context.fill(Path(ellipseIn: CGRect(x: -3.5, y: -3.5, width: 7, height: 7)), at: points, with: .color(color))
            }
            .frame(width: figure.size, height: 30)
        default:
            VStack(spacing: 3) {
                LinearGradient(colors: [color, .black], startPoint: .top, endPoint: .bottom).frame(width: figure.size, height: 12)
                Text("under").font(.caption)
            }
        }
    }

    var body: some View {
        switch figure.effect {
        case 0: shape.opacity(0.5)
        case 1: shape.shadow(radius: 4, x: 3, y: 2)
        case 2: shape.blur(radius: 2)
        case 3: shape.rotationEffect(.degrees(figure.hue * 90))
        case 4: shape.clipShape(Circle())
        case 5: shape.padding(4).background(.yellow).compositingGroup().opacity(0.7)
        case 6: shape.blendMode(.multiply)
        case 7: shape.mask { Circle() }
        case 8: shape.scaleEffect(1.3)
        case 9: shape.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        default: shape
        }
    }
}

/// A generator of random numbers that repeats for the same seed.
struct Dice {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    mutating func callAsFunction(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func figure(id: Int) -> Figure {
        Figure(
            id: id, kind: self(6), x: CGFloat(self(300)) / 2, y: CGFloat(self(300)) / 2, size: CGFloat(10 + self(50)),
            hue: Double(self(100)) / 100, effect: self(14))
    }
}

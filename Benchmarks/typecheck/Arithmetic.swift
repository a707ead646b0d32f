import SwiftUI

struct ProgressRing: View {
    var value = 0.4
    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                Circle().stroke(Color.gray.opacity(0.2), lineWidth: side * 0.1)
                Circle()
                    .trim(from: 0, to: CGFloat(value))
                    .stroke(
                        AngularGradient(colors: [.blue, .purple], center: .center),
                        style: StrokeStyle(lineWidth: side * 0.1, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                Text("\(Int(value * 100)) %").font(.system(size: side / 4, weight: .bold, design: .rounded))
            }
            .padding(side * 0.05)
            .frame(width: side, height: side)
            .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
    }
}

struct BarChart: View {
    var values: [Double] = [1, 4, 2, 8]
    var body: some View {
        GeometryReader { proxy in
            let largest = values.max() ?? 1
            HStack(alignment: .bottom, spacing: proxy.size.width / CGFloat(values.count) * 0.2) {
                ForEach(values.indices, id: \.self) { index in
                    VStack {
                        Text(values[index], format: .number.precision(.fractionLength(0...1))).font(.caption2)
                        RoundedRectangle(cornerRadius: 4)
                            .fill(Color(hue: Double(index) / Double(values.count), saturation: 0.6, brightness: 0.9))
                            .frame(height: max(2, (proxy.size.height - 40) * CGFloat(values[index] / largest)))
                        Text("\(index + 1)").font(.caption)
                    }
                    .frame(width: proxy.size.width / CGFloat(values.count) * 0.8)
                }
            }
        }
        .frame(height: 200)
    }
}

struct ClockFace: View {
    var date = Date()
    var body: some View {
        let seconds = date.timeIntervalSinceReferenceDate
        ZStack {
            ForEach(0..<12) { hour in
                Rectangle()
                    .frame(width: hour % 3 == 0 ? 4 : 2, height: hour % 3 == 0 ? 16 : 8)
                    .offset(y: -92 + (hour % 3 == 0 ? 4 : 0))
                    .rotationEffect(.degrees(Double(hour) / 12 * 360))
            }
            Capsule().frame(width: 6, height: 50).offset(y: -25)
                .rotationEffect(.degrees((seconds / 3600).truncatingRemainder(dividingBy: 12) / 12 * 360))
            Capsule().frame(width: 4, height: 80).offset(y: -40)
                .rotationEffect(.degrees((seconds / 60).truncatingRemainder(dividingBy: 60) * 6))
            Capsule().fill(.red).frame(width: 2, height: 90).offset(y: -45)
                .rotationEffect(.radians(seconds.truncatingRemainder(dividingBy: 60) / 60 * 2 * .pi))
        }
        .frame(width: 200, height: 200)
    }
}

struct ParallaxHeader: View {
    var body: some View {
        ScrollView {
            GeometryReader { proxy in
                let offset = proxy.frame(in: .global).minY
                Image(systemName: "photo")
                    .resizable()
                    .scaledToFill()
                    .frame(width: proxy.size.width, height: 240 + (offset > 0 ? offset : 0))
                    .clipped()
                    .offset(y: offset > 0 ? -offset : -offset / 2)
                    .blur(radius: offset > 0 ? 0 : min(10, -offset / 20))
                    .opacity(1 - Double(max(0, -offset - 120)) / 120)
            }
            .frame(height: 240)
            Text("Body").padding()
        }
        .ignoresSafeArea(edges: .top)
    }
}

struct CardStack: View {
    @State private var drag = CGSize.zero
    var items = [Item(id: 0), Item(id: 1), Item(id: 2)]
    var body: some View {
        ZStack {
            ForEach(Array(items.enumerated().reversed()), id: \.element.id) { index, item in
                RoundedRectangle(cornerRadius: 20)
                    .fill(Color(red: 0.2 + Double(index) * 0.2, green: 0.4, blue: 1 - Double(index) * 0.1))
                    .frame(width: 280 - CGFloat(index) * 20, height: 180)
                    .overlay { Text(item.name).font(.title2).foregroundStyle(.white) }
                    .offset(x: index == 0 ? drag.width : 0, y: CGFloat(index) * 16 + (index == 0 ? drag.height / 3 : 0))
                    .rotationEffect(.degrees(index == 0 ? Double(drag.width / 20) : 0))
                    .scaleEffect(1 - CGFloat(index) * 0.04 + min(abs(drag.width) / 2000, 0.04))
                    .zIndex(Double(items.count - index))
                    .gesture(
                        DragGesture()
                            .onChanged { drag = $0.translation }
                            .onEnded { value in
                                withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
                                    drag =
                                        abs(value.translation.width) > 120
                                        ? CGSize(width: value.translation.width * 4, height: value.translation.height) : .zero
                                }
                            })
            }
        }
    }
}

struct WaveShape: Shape {
    var phase: Double
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            for x in stride(from: rect.minX, through: rect.maxX, by: 2) {
                let angle = Double(x - rect.minX) / Double(rect.width) * 4 * .pi + phase
                path.addLine(to: CGPoint(x: x, y: rect.midY + CGFloat(sin(angle)) * rect.height * 0.25))
            }
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}

struct RadialMenu: View {
    @State private var isOpen = false
    let symbols = ["star", "heart", "bolt", "leaf"]
    var body: some View {
        ZStack {
            ForEach(symbols.indices, id: \.self) { index in
                let angle = Double(index) / Double(symbols.count) * 2 * Double.pi
                Button {
                    isOpen = false
                } label: {
                    Image(systemName: symbols[index]).padding(12).background(Circle().fill(.blue)).foregroundStyle(.white)
                }
                .buttonStyle(.plain)
                .offset(x: isOpen ? cos(angle) * 80 : 0, y: isOpen ? sin(angle) * 80 : 0)
                .opacity(isOpen ? 1 : 0)
                .animation(.spring().delay(Double(index) * 0.05), value: isOpen)
            }
            Button {
                isOpen.toggle()
            } label: {
                Image(systemName: "plus").rotationEffect(.degrees(isOpen ? 45 : 0)).padding().background(.tint, in: .circle)
            }
        }
    }
}

struct RatioColumns: View {
    var ratio = 0.3
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Color.red.frame(width: proxy.size.width * ratio - 4)
                Rectangle().fill(.gray).frame(width: 8).padding(.vertical, proxy.size.height * 0.1 + 2)
                Color.blue.frame(width: max(0, proxy.size.width * (1 - ratio) - 4))
            }
            .frame(height: proxy.size.height - 2 * 8 - (proxy.size.width > 400 ? 20 : 10))
            .padding(EdgeInsets(top: 8, leading: proxy.safeAreaInsets.leading + 2, bottom: 8, trailing: 4 * 2 + 1))
        }
    }
}

struct CanvasPlot: View {
    var values: [Double] = []
    var body: some View {
        Canvas { context, size in
            let step = size.width / CGFloat(max(values.count - 1, 1))
            var path = Path()
            for (index, value) in values.enumerated() {
                let point = CGPoint(x: CGFloat(index) * step, y: size.height * (1 - CGFloat(value)))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            context.stroke(path, with: .color(.blue), style: StrokeStyle(lineWidth: 2, lineJoin: .round))
            context.draw(Text("\(values.count)").font(.caption), at: CGPoint(x: size.width - 10, y: 10), anchor: .topTrailing)
        }
        .frame(height: 120)
        .border(.secondary)
    }
}

struct RatingStars: View {
    @Binding var rating: Int
    var body: some View {
        HStack(spacing: 4) {
            ForEach(1...5, id: \.self) { number in
                Image(systemName: number <= rating ? "star.fill" : "star")
                    .foregroundColor(number <= rating ? .yellow : .gray)
                    .scaleEffect(number == rating ? 1.2 : 1)
                    .onTapGesture { rating = number == rating ? 0 : number }
            }
        }
    }
}

import SwiftUI

/// A calculator: a grid of round keys under a display that shrinks long numbers.
struct Calculator: View {
    @State private var engine = Engine()

    private let rows: [[Key]] = [
        [.clear, .sign, .percent, .operation(.divide)],
        [.digit(7), .digit(8), .digit(9), .operation(.multiply)],
        [.digit(4), .digit(5), .digit(6), .operation(.subtract)],
        [.digit(1), .digit(2), .digit(3), .operation(.add)],
        [.digit(0), .point, .equals],
    ]

    var body: some View {
        VStack(spacing: 12) {
            Spacer()
            Text(engine.display)
                .font(.system(size: 80, weight: .light))
                .monospacedDigit()
                .lineLimit(1)
                .minimumScaleFactor(0.3)
                .foregroundStyle(.white)
                .frame(maxWidth: .infinity, alignment: .trailing)
                .accessibilityIdentifier("display")
            Grid(horizontalSpacing: 12, verticalSpacing: 12) {
                ForEach(rows, id: \.self) { row in
                    GridRow {
                        ForEach(row, id: \.self) { key in
                            Button(key.title) { engine.press(key) }
                                .buttonStyle(RoundKey(color: key.color, isWide: key == .digit(0)))
                                .gridCellColumns(key == .digit(0) ? 2 : 1)
                        }
                    }
                }
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.black)
    }
}

enum Key: Hashable {
    case digit(Int), point, clear, sign, percent, equals
    case operation(Operation)

    enum Operation: String {
        case add = "+"
        case subtract = "−"
        case multiply = "×"
        case divide = "÷"
    }

    var title: String {
        switch self {
        case .digit(let digit): "\(digit)"
        case .point: "."
        case .clear: "AC"
        case .sign: "±"
        case .percent: "%"
        case .equals: "="
        case .operation(let operation): operation.rawValue
        }
    }

    var color: Color {
        switch self {
        case .digit, .point: Color(white: 0.2)
        case .clear, .sign, .percent: Color(white: 0.45)
        case .equals, .operation: .orange
        }
    }
}

private struct RoundKey: ButtonStyle {
    let color: Color
    let isWide: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.system(size: 34))
            .foregroundStyle(.white)
            .frame(maxWidth: .infinity, alignment: isWide ? .leading : .center)
            .padding(.horizontal, isWide ? 28 : 0)
            .frame(height: 78)
            .background(color.opacity(configuration.isPressed ? 0.6 : 1), in: Capsule())
    }
}

struct Engine {
    private(set) var display = "0"
    private var stored: Double?
    private var pending: Key.Operation?
    private var startsNumber = true

    mutating func press(_ key: Key) {
        switch key {
        case .digit(let digit): append("\(digit)")
        case .point: if startsNumber || !display.contains(".") { append(startsNumber ? "0." : ".") }
        case .clear: self = Engine()
        case .sign: show(-value)
        case .percent: show(value / 100)
        case .equals:
            apply()
            pending = nil
        case .operation(let operation):
            apply()
            pending = operation
        }
    }

    private var value: Double { Double(display) ?? 0 }

    private mutating func append(_ text: String) {
        display = startsNumber || display == "0" && text != "." ? text : display + text
        startsNumber = false
    }

    private mutating func apply() {
        if let stored, let pending, !startsNumber {
            switch pending {
            case .add: show(stored + value)
            case .subtract: show(stored - value)
            case .multiply: show(stored * value)
            case .divide: show(stored / value)
            }
        }
        stored = value
        startsNumber = true
    }

    private mutating func show(_ number: Double) {
        display = number.formatted(.number.grouping(.never).precision(.fractionLength(0...8)))
    }
}

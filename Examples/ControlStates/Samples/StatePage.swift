import SwiftUI
import SwiftUITesting

/// Controls in their states: a row a control, a column a state.
public struct StatePage: View {
    private let rows: [(name: String, pictures: [Image?])]
    private let colorScheme: ColorScheme

    @MainActor public init(_ samples: [Sample], profile: ViewHost.Profile, colorScheme: ColorScheme, scale: CGFloat) throws {
        self.colorScheme = colorScheme
        rows = try samples.map { sample in
            try (
                sample.name,
                ControlState.allCases.map { state in
                    guard sample.states.contains(state) else { return nil }
                    let picture = try sample.picture(of: state, profile: profile, colorScheme: colorScheme, scale: scale)
                    return Image(decorative: picture, scale: scale)
                }
            )
        }
    }

    public var body: some View {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            GridRow {
                Text("")
                ForEach(ControlState.allCases, id: \.self) { Text($0.rawValue).font(.caption).foregroundStyle(.secondary) }
            }
            ForEach(rows.indices, id: \.self) { row in
                GridRow {
                    Text(rows[row].name).font(.caption).foregroundStyle(.secondary).gridColumnAlignment(.trailing)
                    ForEach(rows[row].pictures.indices, id: \.self) { column in
                        if let picture = rows[row].pictures[column] { picture } else { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) }
                    }
                }
            }
        }
        .padding(24)
        .background(colorScheme == .dark ? Color.black : .white)
        .environment(\.colorScheme, colorScheme)
    }
}

/// A control in its states side by side, above in light, below in dark.
public struct StateStrip: View {
    private let rows: [[Image]]
    public let size: CGSize

    @MainActor public init(_ sample: Sample, profile: ViewHost.Profile) throws {
        rows = try [ColorScheme.light, .dark].map { scheme in
            try sample.states.map { state in
                try Image(decorative: sample.picture(of: state, profile: profile, colorScheme: scheme, scale: 1), scale: 1)
            }
        }
        size = CGSize(width: sample.pictureSize.width * CGFloat(sample.states.count), height: sample.pictureSize.height * 2)
    }

    public var body: some View {
        VStack(spacing: 0) {
            ForEach(rows.indices, id: \.self) { row in
                HStack(spacing: 0) { ForEach(rows[row].indices, id: \.self) { rows[row][$0] } }
            }
        }
    }
}

import AlmanacModel
import SwiftUI

/// A year on a card to be shared. It reads nothing that changes, so that it can be rendered anywhere.
public struct YearCard: View {
    public static let size = CGSize(width: 360, height: 440)

    let summary: YearSummary
    let watcher: String
    let favourite: String?

    /// - Parameters:
    ///   - summary: The year.
    ///   - watcher: The name of the person; empty for none.
    ///   - favourite: The name of the species seen most often.
    public init(summary: YearSummary, watcher: String, favourite: String?) {
        self.summary = summary
        self.watcher = watcher
        self.favourite = favourite
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            CardPicture(year: summary.year)
            VStack(alignment: .leading, spacing: 16) {
                if !watcher.isEmpty {
                    Text("The birds of \(watcher)", bundle: .module)
                        .font(.headline)
                        .lineLimit(1)
                }
                figures
                CardBars(summary: summary)
                Spacer(minLength: 0)
                if let favourite {
                    Text("Seen most often: \(favourite)", bundle: .module)
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
            }
            .padding(20)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
        .frame(width: Self.size.width, height: Self.size.height)
        .background(Color(.panel))
        .clipShape(RoundedRectangle(cornerRadius: 24, style: .continuous))
        .dynamicTypeSize(.large)
        .accessibilityElement(children: .combine)
    }

    private var figures: some View {
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 0) {
            GridRow {
                number(summary.speciesCount)
                number(summary.sightings)
                number(summary.birds)
            }
            GridRow {
                Text("\(summary.speciesCount) species.label", bundle: .module)
                Text("\(summary.sightings) sightings.label", bundle: .module)
                Text("\(summary.birds) birds.label", bundle: .module)
            }
            .font(.caption)
            .foregroundStyle(.secondary)
        }
    }

    private func number(_ value: Int) -> some View {
        Text(value, format: .number)
            .font(.system(size: 34, weight: .bold, design: .rounded))
            .foregroundStyle(Color(.moss))
    }
}

#Preview("Card", traits: .sizeThatFitsLayout) {
    YearCard(summary: YearSummary(year: 2026, sightings: Samples.sightings, calendar: .current), watcher: "Ruth", favourite: "Grey Heron")
        .padding()
}

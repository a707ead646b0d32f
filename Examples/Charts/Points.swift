import Charts
import SwiftUI

/// Points of three kinds, by colour and symbol.
struct Scatter: View {
    private let penguins: [(species: String, flipper: Double, mass: Double)] = {
        var numbers = RepeatableNumbers(seed: 3)
        return [("Adélie", 190.0, 3700.0), ("Chinstrap", 196, 3730), ("Gentoo", 217, 5080)].flatMap { species, flipper, mass in
            (0..<45).map { _ in
                let size = numbers.nextBell()
                return (species, flipper + size * 6 + numbers.nextBell() * 2, mass + size * 380 + numbers.nextBell() * 160)
            }
        }
    }()

    var body: some View {
        ChartCard(title: "Penguins", subtitle: "Long flippers, heavy birds") {
            Chart(penguins.indices, id: \.self) { index in
                let penguin = penguins[index]
                PointMark(x: .value("Flipper", penguin.flipper), y: .value("Mass", penguin.mass))
                    .foregroundStyle(by: .value("Species", penguin.species))
                    .symbol(by: .value("Species", penguin.species))
                    .opacity(0.75)
            }
            .chartXScale(domain: .automatic(includesZero: false))
            .chartYScale(domain: .automatic(includesZero: false))
            .chartXAxisLabel("Flipper in mm")
            .chartYAxisLabel("Mass in g")
        }
    }
}

/// Bubbles whose area shows a third number.
struct Bubbles: View {
    private let countries: [(name: String, income: Double, life: Double, people: Double)] = [
        ("India", 7.1, 67.7, 1428), ("China", 18.2, 78.6, 1426), ("USA", 65, 77.2, 340), ("Brazil", 15.1, 73.4, 216), ("Nigeria", 5, 53.6, 224),
        ("Japan", 42.3, 84, 123), ("Germany", 54, 81, 83), ("Ethiopia", 2.4, 65.6, 127), ("Mexico", 19.5, 74.8, 128), ("Egypt", 12.8, 70.2, 113),
    ]

    var body: some View {
        ChartCard(title: "Income and life", subtitle: "The area of each bubble is the population") {
            Chart(countries, id: \.name) { country in
                PointMark(x: .value("Income", country.income), y: .value("Life expectancy", country.life))
                    .symbolSize(by: .value("People", country.people))
                    .foregroundStyle(.teal.opacity(0.55))
                    .annotation(position: .overlay) {
                        if country.people > 200 { Text(country.name).font(.caption2) }
                    }
            }
            .chartSymbolSizeScale(range: 40...2200)
            .chartXScale(domain: 2...100, type: .log)
            .chartYScale(domain: 50...90)
            .chartXAxisLabel("Income per head, in thousands of dollars")
        }
    }
}

import Foundation
@testable import SwiftUICore
import Testing

@Suite struct TextValueTests {
    private struct Number<F: FormatStyle>: View where F.FormatInput: Equatable, F.FormatOutput == String {
        let value: F.FormatInput
        let format: F
        var text: Text { Text("\(value, format: format) or \(Text(value, format: format))") }
        var body: some View { text }
    }

    @Test("Format styles of any type, and resources, stand in texts")
    @MainActor func interpolations() {
        #expect(Number(value: 0.5, format: .percent).text.plainString() == "50% or 50%")
        #expect(Text("Sort by: \(LocalizedStringResource("Custom"))").plainString() == "Sort by: Custom")
    }

    @Test("Formats of dates have the calendar and time zone of the environment, unless the program has chosen others")
    func datesInTheEnvironment() throws {
        let epoch = Date(timeIntervalSince1970: 0)
        let tokyo = try #require(TimeZone(secondsFromGMT: 9 * 3600))
        func string(_ text: Text) -> String {
            self.string(text) {
                var values = EnvironmentValues()
                values.timeZone = tokyo
                values.calendar = Calendar(identifier: .buddhist)
                $0.values = values
                $0.locale = Locale(identifier: "en_US")
            }
        }
        let hour = Date.FormatStyle.dateTime.hour(.twoDigits(amPM: .omitted))
        #expect(string(Text(epoch, format: hour)) == "09")
        #expect(string(Text("at \(epoch, format: hour)")) == "at 09")
        #expect(string(Text(epoch, format: .dateTime.year())).contains("2513"))
        var chosen = hour
        chosen.timeZone = try #require(TimeZone(secondsFromGMT: 3600))
        #expect(string(Text(epoch, format: chosen)) == "01")
        #expect(string(Text(epoch, format: .iso8601)) == "1970-01-01T00:00:00Z")
    }

    private func string(_ text: Text, _ change: (inout TextEnvironment) -> Void = { _ in }) -> String {
        var environment = TextEnvironment()
        change(&environment)
        return text.plainString(in: environment)
    }

    @Test func interpolatedValuesBecomeSpecifiers() {
        let (count, width, name): (Int, CGFloat, String) = (3, 1.5, "x")
        #expect(LocalizedStringKey("\(count) of \(width): \(name)").key == "%lld of %lf: %@")
        #expect(LocalizedStringKey("\(UInt8(1))\(Float(2))\(Bool(true))").key == "%u%f%@")
        #expect(LocalizedStringKey("100% of \(count)").key == "100%% of %lld")
    }

    @Test func numbersAreShownAsTheirSpecifiersSay() {
        let width: CGFloat = 0
        #expect(string(Text("Width = \(width)")) == "Width = 0.000000")
        #expect(string(Text("\(1_234_567) \(1234.5) \(-1234)")) == "1,234,567 1,234.500000 -1,234")
        #expect(string(Text("\(3.14159, specifier: "%.2f") \(7, specifier: "%03d")")) == "3.14 007")
        #expect(string(Text("\(1234)")) { $0.locale = Locale(identifier: "de_DE") } == "1.234")
        #expect(string(Text("\(Int64.min) \(UInt64.max)")) == "-9,223,372,036,854,775,808 18,446,744,073,709,551,615")
        #expect(string(Text("\(Double.nan) \(Double.infinity)")).isEmpty == false)
    }

    @Test func percentSignsStand() {
        #expect(string(Text("100% sure")) == "100% sure")
        #expect(string(Text("\(50)% of %d")) == "50% of %d")
    }

    @Test func otherValuesAreShownByDescription() {
        #expect(string(Text("\([1, 2]) \(Optional<Int>.none as Any)")) == "[1, 2] nil")
    }

    @Test func stringsAreShownAsTheyStand() {
        let markdown = "**no** %@ \\*"
        #expect(string(Text(markdown)) == markdown)
        #expect(string(Text(verbatim: markdown)) == markdown)
        #expect(string(Text("\(markdown)")) == markdown)
        #expect(string(Text(Substring("sub"))) == "sub")
    }

    @Test func nestedTextsKeepTheirStyles() {
        let content = Text("a \(Text("b").bold()) c").resolved(in: TextEnvironment())
        #expect(content.text.string == "a b c")
        #expect(content.text.runCount == 3)
        #expect(content.text.style(ofRun: 1).font.fontWeight == .semibold)
        #expect(content.text.style(ofRun: 2).font.fontWeight == .regular)
    }

    @Test func concatenationKeepsStylesApart() {
        let content = (Text("red").foregroundColor(.red) + Text("plain") + Text("big").font(.title)).resolved(in: TextEnvironment())
        #expect(content.text.string == "redplainbig")
        #expect(content.decorations.map(\.foreground) == [.color(.red), nil, nil])
        #expect(content.text.style(ofRun: 2).font.size == 28)
        #expect(content.text.range(ofRun: 1) == 3..<8)
    }

    @Test func equalStylesShareARun() {
        #expect((Text("a") + Text("b")).resolved(in: TextEnvironment()).text.runCount == 1)
    }

    @Test func theInnermostModifierWins() {
        let content = Text("x").font(.title).font(.body).kerning(2).tracking(3).baselineOffset(4).resolved(in: TextEnvironment())
        let style = content.text.firstStyle
        #expect(style.font.size == 28)
        #expect(style.spacing == 3)
        #expect(style.baselineOffset == 4)
    }

    @Test func theEnvironmentGivesWhatTheTextDoesNot() {
        var environment = TextEnvironment()
        environment.characters.font = .caption
        environment.characters.fontChanges = [.bold(true)]
        environment.characters.textCase = .uppercase
        let content = Text("straße").resolved(in: environment)
        #expect(content.text.string == "STRASSE")
        #expect(content.text.firstStyle.font.size == 12)
        #expect(content.text.firstStyle.font.fontWeight == .semibold)
        #expect(Text("x").font(.title).resolved(in: environment).text.firstStyle.font.size == 28)
    }

    @Test func linesUnderAndThrough() {
        let content = Text("x").underline(pattern: .dash, color: .red).strikethrough().resolved(in: TextEnvironment())
        #expect(content.decorations[0].underline == Text.LineStyle(pattern: .dash, color: .red))
        #expect(content.decorations[0].strikethrough == .single)
        #expect(Text("x").underline(false).resolved(in: TextEnvironment()).decorations[0].underline == nil)
    }

    @Test func textsAreEqualByWhatTheySay() {
        let width: CGFloat = 4
        #expect(Text("a \(width)") == Text("a \(width)"))
        #expect(Text("a \(width)") != Text("a \(width + 1)"))
        #expect(Text("a") + Text("b") == Text("a") + Text("b"))
        #expect(Text("a").bold() != Text("a"))
        #expect(Text(verbatim: "a") != Text("b" as String))
        #expect(Text(3, format: .number) == Text(3, format: .number))
        #expect(Text(3, format: .number) != Text(4, format: .number))
    }

    @Test func formatsFollowTheLocale() {
        #expect(string(Text(1234.5, format: .number)) { $0.locale = Locale(identifier: "de_DE") } == "1.234,5")
        #expect(string(Text("\(0.25, format: .percent)")) { $0.locale = Locale(identifier: "en_US") } == "25%")
    }

    @Test(
        arguments: [
            (Text.DateStyle.relative, 8580.0, "2 hr, 23 min"), (.relative, 674.0, "11 min, 14 sec"), (.relative, 61.0, "1 min, 1 sec"),
            (.relative, -3600.0, "1 hr"), (.relative, 36_000_000, "1 yr, 1 mth"), (.offset, 674.0, "-11 minutes"),
            (.offset, -7_776_000.0, "+3 months"),
            (.offset, 0.0, "+0 seconds"),
            (.timer, 152.0, "2:32"), (.timer, 133_141.0, "36:59:01"), (.relative, Double.infinity, "0 sec"),
        ] as [(Text.DateStyle, Double, String)])
    func datesRelativeToNow(style: Text.DateStyle, distance: Double, expected: String) {
        let now = Date(timeIntervalSinceReferenceDate: 1000)
        #expect(string(Text(now + distance, style: style)) { $0.now = now } == expected)
    }

    @Test("Ranges of dates are times of day, with the days if they differ")
    func dateRanges() {
        let start = Calendar.current.date(from: DateComponents(year: 2001, month: 1, day: 1, hour: 9, minute: 30))!
        func shown(_ end: Date) -> String { string(Text(start...end)) { $0.locale = Locale(identifier: "en_GB") }.filter { !$0.isWhitespace } }
        #expect(shown(start + 5.25 * 3600) == "09:30–14:45")
        #expect(shown(start + 86_400).contains("2001"))
    }

    @Test func timersStopAtTheirEnds() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let timer = Text(timerInterval: start...(start + 90))
        #expect(string(timer) { $0.now = start + 30 } == "1:00")
        #expect(string(timer) { $0.now = start + 300 } == "0:00")
        #expect(string(Text(timerInterval: start...(start + 90), countsDown: false)) { $0.now = start - 5 } == "0:00")
    }

    @Test func attributedStringsKeepTheirAttributes() {
        var attributed = AttributedString("big red")
        attributed.font = .title
        let range = attributed.range(of: "red")!
        attributed[range].foregroundColor = .red
        attributed[range].link = URL(string: "https://a.example")
        let content = Text(attributed).resolved(in: TextEnvironment())
        #expect(content.text.firstStyle.font.size == 28)
        #expect(content.decorations.map(\.foreground) == [nil, .color(.red)])
        #expect(content.decorations[1].link?.host == "a.example")
    }

    @Test func formatsWithPositionsAndHostileFormats() {
        var template = FormatTemplate(arguments: [.integer(1), .string("b")], locale: Locale(identifier: ""))
        #expect(template.pieces(of: "%2$@-%1$lld-%3$@-%0$@-%") == [.string("b-1--%0$@-%")])
        var broken = FormatTemplate(arguments: [.integer(1)], locale: Locale(identifier: ""))
        #expect(broken.pieces(of: "%@ %@ %@") == [.string("1  ")])
    }

    @Test func stringTablesInTheirTextForm() {
        let source =
            "/* greeting */ \"hello\" = \"Hallo \\\"Welt\\\"\";\n// more\n\"%lld items\" = \"%lld St\\U00fcck\\n\"; \"broken\" = ; \"a\" = \"b\""
        #expect(StringsFile.entries(source) == ["hello": "Hallo \"Welt\"", "%lld items": "%lld Stück\n"])
    }
}

import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor struct FieldDatePickerTests {
    @Observable final class Model {
        var date = Date(timeIntervalSince1970: 1_000_000_000)
    }

    private struct Screen: View {
        @Bindable var model: Model
        var components: DatePickerComponents = .date
        var limit = Date.distantFuture
        var body: some View {
            DatePicker("Due", selection: $model.date, in: ...limit, displayedComponents: components)
                .datePickerStyle(.stepperField)
                .environment(\.locale, Locale(identifier: "en_US"))
                .environment(\.timeZone, .gmt)
                .environment(\.calendar, Calendar(identifier: .gregorian))
        }
    }

    @Test("A typed date is taken over with the time as it was, within the limits; what is no date is refused")
    func typing() throws {
        let model = Model()
        let host = ViewHost(Screen(model: model, limit: Date(timeIntervalSince1970: 1_100_000_000)), profile: .macOS)
        #expect(host.contains(.text("9/9/2001")))
        func type(_ text: String) throws {
            try host.tap(.text(host.contains(.text("9/9/2001")) ? "9/9/2001" : "9/11/2001"))
            host.press("a", modifiers: .command)
            host.type(text)
            host.press(.return)
        }
        try type("9/11/2001")
        #expect(model.date.timeIntervalSince1970 == 1_000_000_000 + 2 * 86400)
        try type("no date")
        #expect(model.date.timeIntervalSince1970 == 1_000_000_000 + 2 * 86400)
        try type("1/1/2020")
        #expect(model.date.timeIntervalSince1970 == 1_100_000_000)
    }

    @Test("The default is a field with a stepper on macOS, behind the labels of the form")
    func defaultStyle() throws {
        let form = Form {
            DatePicker("Due", selection: .constant(Date(timeIntervalSince1970: 1_000_000_000)), displayedComponents: .date)
            TextField("A longer label", text: .constant("text"))
        }
        .environment(\.locale, Locale(identifier: "en_US"))
        .environment(\.timeZone, .gmt)
        let host = ViewHost(form, size: CGSize(width: 400, height: 300), profile: .macOS)
        #expect(try abs(host.frame(of: .text("9/9/2001")).minX - host.frame(of: .text("text")).minX) < 0.5)
        #expect(try abs(host.frame(of: .text("Due")).maxX - host.frame(of: .text("A longer label")).maxX) < 0.5)
        let phone = ViewHost(form, size: CGSize(width: 400, height: 300), profile: .iOS)
        #expect(phone.contains(.text("Sep 9, 2001")))
    }

    @Test("Arrow keys change the day, or the minute where there is no date")
    func keys() throws {
        for (components, seconds) in [(DatePickerComponents.date, 86400.0), (.hourAndMinute, 60)] {
            let model = Model()
            let host = ViewHost(Screen(model: model, components: components), profile: .macOS)
            host.press(.tab)
            host.press(.upArrow)
            #expect(model.date.timeIntervalSince1970 == 1_000_000_000 + seconds)
            host.press(.downArrow)
            host.press(.downArrow)
            #expect(model.date.timeIntervalSince1970 == 1_000_000_000 - seconds)
        }
    }
}

import LedgerModel
import SwiftUI

/// The sheets, alerts and file dialogs of a book's window.
struct BookDialogs: ViewModifier {
    @Bindable var browser: BookBrowser
    @AppStorage(PreferenceKeys.separator) private var separator = CSVSeparator.comma
    @AppStorage(PreferenceKeys.dayFormat) private var dayFormat = DayFormat.iso
    @AppStorage(PreferenceKeys.amountFormat) private var amountFormat = AmountFormat.point

    func body(content: Content) -> some View {
        content
            .sheet(item: $browser.sheet) { BookSheetView(sheet: $0).environment(browser) }
            .alert(isPresented: hasProblem, error: browser.problem) { _ in
                Button(kit: "OK") {}
            } message: { problem in
                Text(problem.recoverySuggestion ?? "")
            }
            .confirmationDialog(Text(kit: "Delete \(browser.selection.count) transactions?"), isPresented: $browser.isAskingToDelete) {
                Button(kit: "Delete", role: .destructive, action: browser.deleteSelection)
            } message: {
                Text(kit: "You can undo this with the Edit menu.")
            }
            .background { exporter }
            .background { saver }
            .fileImporter(isPresented: isShown(.importStatement), allowedContentTypes: [.commaSeparatedText, .plainText]) { result in
                if case .success(let url) = result { browser.readStatement(at: url, format: format) }
            }
    }

    private var format: StatementFormat { StatementFormat(dayFormat: dayFormat, amountFormat: amountFormat) }

    private var hasProblem: Binding<Bool> {
        Binding {
            browser.problem != nil
        } set: {
            if !$0 { browser.problem = nil }
        }
    }

    private func isShown(_ kind: BookBrowser.FileDialogKind) -> Binding<Bool> {
        Binding {
            browser.dialog == kind
        } set: {
            if !$0, browser.dialog == kind { browser.dialog = nil }
        }
    }

    /// A view of its own, as a view presents one dialog of a kind only.
    private var saver: some View {
        Color.clear.fileExporter(
            isPresented: isShown(.saveAs), document: LedgerDocument(book: browser.book), contentType: .ledgerBook,
            defaultFilename: browser.session.windowTitle
        ) { result in
            browser.attempt { browser.session.didSave(to: try result.get()) }
        }
    }

    private var exporter: some View {
        Color.clear.fileExporter(
            isPresented: isShown(.exportTransactions),
            document: CSVDocument(rows: browser.rows, separator: separator.character, format: format), contentType: .commaSeparatedText,
            defaultFilename: browser.account?.name ?? browser.book.title
        ) { result in
            if case .failure(let error) = result { browser.problem = PresentedProblem(error) }
        }
    }
}

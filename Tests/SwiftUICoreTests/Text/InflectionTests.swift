import Foundation
@testable import SwiftUICore
import Testing

@Suite struct InflectionTests {
    @Test(arguments: [
        ("apple", "apples"), ("box", "boxes"), ("bus", "buses"), ("class", "classes"), ("dish", "dishes"), ("match", "matches"), ("quiz", "quizzes"),
        ("buzz", "buzzes"), ("city", "cities"), ("day", "days"), ("soliloquy", "soliloquies"), ("photo", "photos"), ("potato", "potatoes"),
        ("hero", "heroes"), ("knife", "knives"), ("leaf", "leaves"), ("bookshelf", "bookshelves"), ("roof", "roofs"), ("belief", "beliefs"),
        ("stomach", "stomachs"), ("analysis", "analyses"), ("criterion", "criteria"), ("cactus", "cacti"), ("status", "statuses"),
        ("index", "indices"),
        ("child", "children"), ("grandchild", "grandchildren"), ("man", "men"), ("policewoman", "policewomen"), ("human", "humans"),
        ("person", "people"), ("foot", "feet"), ("tooth", "teeth"), ("goose", "geese"), ("mouse", "mice"), ("ox", "oxen"), ("sheep", "sheep"),
        ("series", "series"), ("aircraft", "aircraft"), ("lens", "lenses"), ("alias", "aliases"), ("menu", "menus"), ("emoji", "emojis"),
        ("database", "databases"), ("cache", "caches"), ("movie", "movies"), ("specimen", "specimens"), ("house", "houses"), ("virus", "viruses"),
        ("mother-in-law", "mothers-in-law"), ("passer-by", "passers-by"), ("check-in", "check-ins"), ("T-shirt", "T-shirts"), ("PDF", "PDFs"),
        ("Apple", "Apples"), ("Person", "People"), ("CHILD", "CHILDREN"), ("MESSAGE", "MESSAGES"), ("iPhone", "iPhones"), ("olive", "olives"),
    ])
    func nounsHaveTwoNumbers(singular: String, plural: String) {
        #expect(EnglishNumber.plural(of: singular) == plural)
        #expect(EnglishNumber.plural(of: plural) == plural)
        #expect(EnglishNumber.singular(of: singular) == singular)
        #expect(EnglishNumber.singular(of: plural) == singular)
    }

    @Test(arguments: [
        ("3 apple", "3 apples"), ("1 apple", "1 apple"), ("1 apples", "1 apple"), ("0 apple", "0 apples"), ("1.5 apple", "1.5 apples"),
        ("-1 apple", "-1 apple"), ("1,001 apple", "1,001 apples"), ("one apple", "one apple"), ("3 new message", "3 new messages"),
        ("2 glass of water", "2 glasses of water"), ("3 item selected", "3 items selected"), ("3 selected item", "3 selected items"),
        ("2 day ago", "2 days ago"), ("5 minute left", "5 minutes left"), ("There is 2 file", "There are 2 files"),
        ("2 person has answered", "2 people have answered"), ("1 person have answered", "1 person has answered"),
        ("2 apple and 1 pear", "2 apples and 1 pear"), ("3 cat or dog", "3 cats or dogs"), ("2 file, 3 folder", "2 files, 3 folders"),
        ("4 speed", "4 speeds"), ("apple", "apple"), ("", ""), ("3", "3"), ("3 child’s toy", "3 child’s toys"),
    ])
    func phrasesAgreeWithTheirNumbers(phrase: String, agreed: String) {
        var characters = Array(phrase)
        for edit in EnglishAgreement.edits(in: phrase).sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            characters.replaceSubrange(edit.range, with: edit.replacement)
        }
        #expect(String(characters) == agreed)
    }

    private func text(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
        var environment = TextEnvironment()
        environment.locale = Locale(identifier: locale)
        return Text(key).plainString(in: environment)
    }

    @Test func textInflects() {
        for (count, expected) in [(0, "0 apples"), (1, "1 apple"), (3, "3 apples"), (1000, "1,000 apples")] {
            #expect(text("^[\(count) apple](inflect: true)") == expected)
        }
        let noun = "person"
        #expect(text("^[\(2) \(noun)](inflect: true) here") == "2 people here")
        #expect(text("You have ^[\(2) **new** message](inflect: true) and ^[\(1) call](inflect: true).") == "You have 2 new messages and 1 call.")
        #expect(text("\(2) ^[man](agreeWithArgument: 1), \(1) ^[woman](agreeWithArgument: 2)") == "2 men, 1 woman")
        #expect(text("^[\(Text("3").bold()) apple](inflect: true)") == "3 apples")
        #expect(text("^[\(3) apple](inflect: true, morphology: { partOfSpeech: \"noun\" })") == "3 apples")
        #expect(text("^[\(3) apple](inflect: false)") == "3 apple")
        #expect(text("^[red](color: 'red')") == "red")
    }

    @Test(arguments: ["de_DE", "fr", "ja_JP", "sl"]) func otherLanguagesShowTheWordsAsTheyAre(_ locale: String) {
        #expect(text("^[\(3) apple](inflect: true)", locale) == "3 apple")
    }

    @Test(arguments: ["^", "^[", "^[a", "^[a]", "^[a](", "^[a](b", "^[a](b: ", "^[a](b: {)", "^[a](b: '", "2^3", "^[] (x)", "a ^ b"])
    func whatIsNoMarkupStands(_ string: String) {
        #expect(text(LocalizedStringKey(string)) == string)
    }

    @Test func attributedStringsAgreeWithText() {
        let locale = Locale(identifier: "en_US")
        #expect(String(AttributedString(localized: "^[\(3) apple](inflect: true)", locale: locale).characters) == "3 apples")
        #expect(String(AttributedString(localized: "^[\(3) apple](inflect: true)", locale: Locale(identifier: "de")).characters) == "3 apple")
        let styled = AttributedString(localized: "**^[\(1) apples](inflect: true)** left", locale: locale)
        #expect(String(styled.characters) == "1 apple left")
        #expect(styled.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
        #expect(String(AttributedString(localized: LocalizedStringResource("^[\(2) box](inflect: true)", locale: locale)).characters) == "2 boxes")
    }

    @Test func styleOfAPhraseStays() {
        let content = Text("^[\(3) **apple**](inflect: true)").resolved(in: TextEnvironment())
        #expect(content.text.string == "3 apples")
        #expect(content.text.runCount == 2)
    }
}

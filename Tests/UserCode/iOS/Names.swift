import UIKit

/// Names that `import UIKit` alone brings.
struct Names {
    let provider = NSItemProvider(object: UIImage())
    let activity = NSUserActivity(activityType: "org.example.reading")
    let path = IndexPath(row: 1, section: 2)
    let bold = UIFont.Weight.regular + 0.1
    let red = CIColor(color: .red).red

    var place: (Int, Int, Int) { (path.row, path.section, path.item) }
    var font: UIFont? { try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIFont.self, from: Data()) }
}

/// The advances of the printable ASCII characters in San Francisco, the system font of Apple's platforms.
///
/// Another typeface is drawn in its place, at San Francisco's advances, so that text is as wide as on these platforms. The numbers are the horizontal
/// metrics of SF Pro Text and SF Pro Display (2021 and 2024), in the order of the characters from the space on.
enum SanFrancisco {
    /// The designs, which differ in the widths of their letters.
    enum Design: Sendable {
        /// For sizes up to that of running text.
        case text
        /// For titles.
        case display
    }

    private static let unitsPerEm = 2048.0

    /// Returns the advances of a design in ems.
    ///
    /// - Parameters:
    ///   - weight: The weight from 100 to 900; 400 is regular. Metrics are known for 400 and 600, and differ in proportion for other weights.
    ///   - hasTabularDigits: Whether digits are as wide as each other, which is as wide as a plus sign.
    static func advances(_ design: Design, weight: Int, hasTabularDigits: Bool) -> [Double] {
        let (regular, semibold) = design == .text ? (text, semiboldText) : (display, semiboldDisplay)
        let share = Double(weight - 400) / 200
        var advances = zip(regular, semibold).map { (Double($0) + share * Double($1 - $0)) / unitsPerEm }
        if hasTabularDigits {
            func index(_ scalar: Unicode.Scalar) -> Int { Int(scalar.value) - Int(ASCIIShaping.characters.lowerBound) }
            for digit in index("0")...index("9") { advances[digit] = advances[index("+")] }
        }
        return advances
    }

    private static let text: [Int] = [
        576, 637, 978, 1290, 1290, 1895, 1457, 608, 782, 782, 966, 1290, 608, 966, 608, 624,
        1290, 950, 1236, 1284, 1318, 1266, 1304, 1166, 1308, 1304, 608, 608, 1290, 1290, 1290, 1050,
        1880, 1380, 1346, 1466, 1488, 1220, 1172, 1529, 1520, 548, 1102, 1349, 1163, 1790, 1520, 1580,
        1301, 1580, 1338, 1305, 1298, 1510, 1380, 1982, 1390, 1342, 1355, 782, 624, 782, 1290, 1195,
        1024, 1130, 1258, 1146, 1258, 1170, 741, 1248, 1205, 506, 505, 1112, 518, 1782, 1195, 1210,
        1250, 1248, 780, 1072, 744, 1195, 1110, 1586, 1074, 1112, 1104, 782, 530, 782, 1290,
    ]

    private static let semiboldText: [Int] = [
        545, 696, 1097, 1344, 1344, 2039, 1500, 674, 843, 843, 983, 1344, 674, 983, 674, 663,
        1361, 1012, 1288, 1339, 1375, 1325, 1365, 1212, 1380, 1365, 674, 674, 1344, 1344, 1344, 1108,
        1892, 1456, 1393, 1499, 1515, 1254, 1205, 1547, 1573, 614, 1184, 1415, 1198, 1832, 1554, 1599,
        1351, 1599, 1391, 1354, 1332, 1540, 1442, 2036, 1456, 1411, 1373, 843, 663, 843, 1344, 1252,
        1024, 1179, 1306, 1182, 1306, 1208, 801, 1295, 1262, 558, 557, 1188, 573, 1863, 1252, 1248,
        1298, 1298, 851, 1128, 808, 1252, 1163, 1681, 1147, 1183, 1140, 843, 583, 843, 1344,
    ]

    private static let display: [Int] = [
        420, 546, 826, 1238, 1238, 1655, 1370, 520, 660, 660, 820, 1238, 440, 878, 440, 572,
        1242, 908, 1159, 1212, 1238, 1198, 1264, 1120, 1228, 1264, 440, 440, 1238, 1238, 1238, 1002,
        1791, 1301, 1238, 1405, 1390, 1131, 1081, 1447, 1432, 460, 1014, 1230, 1074, 1702, 1432, 1498,
        1183, 1498, 1227, 1215, 1190, 1426, 1292, 1892, 1300, 1254, 1263, 660, 572, 660, 1238, 1079,
        1024, 1028, 1134, 1026, 1134, 1049, 622, 1124, 1104, 422, 420, 994, 418, 1645, 1079, 1087,
        1125, 1124, 631, 953, 617, 1079, 989, 1465, 959, 996, 958, 660, 442, 660, 1238,
    ]

    private static let semiboldDisplay: [Int] = [
        410, 611, 894, 1282, 1293, 1762, 1413, 541, 738, 738, 884, 1293, 474, 894, 474, 603,
        1306, 956, 1207, 1261, 1294, 1250, 1309, 1153, 1292, 1309, 474, 474, 1293, 1293, 1293, 1060,
        1808, 1375, 1284, 1439, 1418, 1158, 1107, 1473, 1471, 512, 1096, 1298, 1098, 1741, 1452, 1525,
        1235, 1525, 1280, 1264, 1217, 1441, 1354, 1946, 1366, 1323, 1281, 738, 603, 738, 1293, 1143,
        1024, 1087, 1190, 1083, 1188, 1105, 690, 1182, 1163, 467, 466, 1062, 468, 1723, 1143, 1142,
        1182, 1181, 704, 1017, 687, 1143, 1048, 1562, 1036, 1064, 1007, 738, 476, 738, 1293,
    ]
}

import CoreLocation
import Foundation
@testable import MapKit
import SwiftUI
@testable import SwiftUITesting
import Testing

/// Maps on the screen: their positions, gestures, content and selection.
@MainActor struct MapTests {
    private static let center = CLLocationCoordinate2D(latitude: 34.011_286, longitude: -116.166_868)
    private static let region = MKCoordinateRegion(center: center, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.2))
    private static let other = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 48, longitude: 11), span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))

    /// What a map has told.
    @MainActor private final class Record {
        var proxy: MapProxy?
        var ended: [MapCameraUpdateContext] = []
        var continuous = 0
        var position = MapCameraPosition.region(MapTests.region)
        var selection: AnyHashable?
    }

    /// A map with a binding to its position, 400 by 400.
    private struct Screen<Content: MapContent>: View {
        let record: Record
        @State var position: MapCameraPosition
        var modes = MapInteractionModes.all
        var next = MapCameraPosition.region(MapTests.other)
        var isAnimated = false
        @MapContentBuilder let content: Content

        var body: some View {
            VStack(spacing: 0) {
                MapReader { proxy in
                    let _ = record.proxy = proxy
                    Map(position: $position, interactionModes: modes) { content }
                        .onMapCameraChange { record.ended.append($0) }
                        .onMapCameraChange(frequency: .continuous) { record.continuous += 1 }
                }
                .frame(width: 400, height: 400)
                Button("Next") {
                    if isAnimated { withAnimation(.linear(duration: 1)) { position = next } } else { position = next }
                }
            }
            .frame(maxHeight: .infinity, alignment: .top)
            .onChange(of: position, initial: true) { record.position = position }
        }
    }

    private func host(_ view: some View, height: Double = 460) -> ViewHost {
        ViewHost(view, size: CGSize(width: 400, height: height))
    }

    private func center(_ record: Record) throws -> CLLocationCoordinate2D {
        try #require(record.proxy?.convert(CGPoint(x: 200, y: 200), from: .local))
    }

    private func isNear(_ a: CLLocationCoordinate2D, _ b: CLLocationCoordinate2D, _ tolerance: Double = 1e-6) -> Bool {
        abs(a.latitude - b.latitude) < tolerance && abs(a.longitude - b.longitude) < tolerance
    }

    @Test("A map takes the proposed size, and ten points without a proposal")
    func size() throws {
        let host = host(
            VStack {
                Map().frame(width: 200).accessibilityIdentifier("a"); Map().fixedSize().accessibilityIdentifier("b")
            })
        #expect(try host.find(.identifier("b")).frame.size == CGSize(width: 10, height: 10))
        #expect(try host.find(.identifier("a")).frame.width == 200)
    }

    @Test("A map shows the region of its position, and tells what it shows once")
    func region() throws {
        let record = Record()
        let host = host(Screen(record: record, position: .region(Self.region)) {})
        #expect(try isNear(center(record), Self.center))
        #expect(record.ended.count == 1 && record.continuous == 1)
        let told = try #require(record.ended.first)
        #expect(isNear(told.region.center, Self.center) && abs(told.region.span.longitudeDelta - 0.2412) < 0.001)
        host.advance(by: 1)
        #expect(record.ended.count == 1)
    }

    @Test("A drag moves the map with the pointer, writes the position back, and the next position of the program counts again")
    func drag() throws {
        let record = Record()
        let host = host(Screen(record: record, position: .region(Self.region)) {})
        let place = try #require(record.proxy?.convert(CGPoint(x: 100, y: 100), from: .local))
        try host.drag(.point(100, 100), by: CGSize(width: 60, height: 40), duration: 0.5) { host.advance(by: 0.2) }
        let moved = try #require(record.proxy?.convert(place, to: .local))
        #expect(abs(moved.x - 160) < 0.5 && abs(moved.y - 140) < 0.5)
        #expect(record.position.positionedByUser && record.position.region == nil)
        #expect(record.continuous > 5)
        try host.tap(.text("Next"))
        #expect(try !record.position.positionedByUser && isNear(center(record), Self.other.center))
    }

    @Test("A map with a constant position can be moved, and stays where it was moved")
    func constant() throws {
        let record = Record()
        let map = MapReader { proxy in
            let _ = record.proxy = proxy
            Map(position: .constant(.region(Self.region)))
        }
        let host = host(map.frame(width: 400, height: 400), height: 400)
        try host.drag(.point(200, 200), by: CGSize(width: -50, height: 0), duration: 0.5) { host.advance(by: 0.2) }
        let before = try center(record)
        #expect(before.longitude > Self.center.longitude + 0.01)
        host.show(map.frame(width: 400, height: 400))
        #expect(try isNear(center(record), before))
    }

    @Test("A fast drag goes on for a while")
    func coasting() throws {
        let record = Record()
        let host = host(Screen(record: record, position: .region(Self.region)) {})
        try host.drag(.point(100, 200), by: CGSize(width: 100, height: 0), duration: 0.1)
        let first = try center(record)
        host.advance(by: 1)
        #expect(try center(record).longitude < first.longitude - 0.005)
    }

    @Test("A wheel zooms around the pointer, and two taps by two")
    func zoom() throws {
        let record = Record()
        let host = host(Screen(record: record, position: .region(Self.region)) {})
        let place = try #require(record.proxy?.convert(CGPoint(x: 50, y: 60), from: .local))
        let span = try #require(record.ended.last?.region.span.longitudeDelta)
        #expect(try host.scroll(.point(50, 60), by: CGSize(width: 0, height: -120)))
        host.advance(by: 1)
        #expect(try abs(#require(record.ended.last?.region.span.longitudeDelta) * 2 - span) < 1e-6)
        let kept = try #require(record.proxy?.convert(place, to: .local))
        #expect(abs(kept.x - 50) < 0.01 && abs(kept.y - 60) < 0.01)
        try host.tap(.point(50, 60), count: 2)
        host.advance(by: 1)
        #expect(try abs(#require(record.ended.last?.region.span.longitudeDelta) * 4 - span) < 1e-6)
        #expect(record.position.positionedByUser)
    }

    @Test("Two fingers zoom and turn the map")
    func fingers() throws {
        let record = Record()
        let host = host(Screen(record: record, position: .region(Self.region)) {})
        let span = try #require(record.ended.last?.region.span.longitudeDelta)
        try host.magnify(.point(200, 200), by: 2)
        host.advance(by: 1)
        #expect(try abs(#require(record.ended.last?.region.span.longitudeDelta) * 2 - span) < span * 0.02)
        #expect(try isNear(center(record), Self.center, 1e-3))
        try host.rotate(.point(200, 200), by: .degrees(30))
        host.advance(by: 1)
        #expect(try abs(#require(record.ended.last?.camera.heading) - 330) < 3)
    }

    @Test("What is not among the interaction modes has no effect")
    func modes() throws {
        let record = Record()
        let host = host(Screen(record: record, position: .region(Self.region), modes: []) {})
        try host.drag(.point(100, 100), by: CGSize(width: 60, height: 40))
        try host.scroll(.point(50, 60), by: CGSize(width: 0, height: -120))
        try host.tap(.point(50, 60), count: 2)
        try host.magnify(.point(200, 200), by: 2)
        host.advance(by: 1)
        #expect(record.ended.count == 1 && !record.position.positionedByUser)
    }

    @Test("A wheel over a map that does not zoom scrolls the view around it")
    func wheelPassesOn() throws {
        let host = host(
            ScrollView {
                Map(initialPosition: .region(Self.region), interactionModes: .pan).frame(height: 300)
                Text("Below").frame(height: 900)
            })
        let before = try host.find(.text("Below")).frame.minY
        try host.scroll(.point(200, 150), by: CGSize(width: 0, height: 100))
        #expect(try host.find(.text("Below")).frame.minY == before - 100)
    }

    @Test("A position that changes in an animation is reached on the way, and told at its end")
    func animation() throws {
        let record = Record()
        let near = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: Self.center.latitude, longitude: Self.center.longitude + 0.1), span: Self.region.span)
        let host = host(Screen(record: record, position: .region(Self.region), next: .region(near), isAnimated: true) {})
        try host.tap(.text("Next"))
        host.advance(by: 0.5)
        #expect(try abs(center(record).longitude - Self.center.longitude - 0.05) < 0.003)
        #expect(record.ended.count == 1)
        host.advance(by: 0.6)
        #expect(try isNear(center(record), near.center) && record.ended.count == 2)
    }

    @Test("An animation across the 180th meridian takes the shorter way")
    func shorterWay() throws {
        func region(_ longitude: Double) -> MKCoordinateRegion {
            MKCoordinateRegion(
                center: CLLocationCoordinate2D(latitude: 0, longitude: longitude), span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 4))
        }
        let record = Record()
        let host = host(Screen(record: record, position: .region(region(179)), next: .region(region(-179)), isAnimated: true) {})
        try host.tap(.text("Next"))
        host.advance(by: 0.5)
        #expect(try abs(abs(center(record).longitude) - 180) < 0.1)
    }

    @Test("The automatic position has all content in view, and follows it")
    func automatic() throws {
        struct Growing: View {
            let record: Record
            @State private var isLong = false
            var body: some View {
                VStack(spacing: 0) {
                    MapReader { proxy in
                        let _ = record.proxy = proxy
                        Map {
                            Marker("A", coordinate: CLLocationCoordinate2D(latitude: 10, longitude: 10))
                            Marker("B", coordinate: CLLocationCoordinate2D(latitude: 12, longitude: 14))
                            if isLong { Marker("C", coordinate: CLLocationCoordinate2D(latitude: -20, longitude: 30)) }
                        }
                    }
                    .frame(width: 400, height: 400)
                    Button("More") { isLong = true }
                }
            }
        }
        let record = Record()
        let host = host(Growing(record: record))
        let proxy = try #require(record.proxy)
        func point(_ latitude: Double, _ longitude: Double) -> CGPoint {
            proxy.convert(CLLocationCoordinate2D(latitude: latitude, longitude: longitude), to: .local) ?? CGPoint(x: Double.nan, y: .nan)
        }
        let inner = CGRect(x: 0, y: 0, width: 400, height: 400).insetBy(dx: 40, dy: 40)
        #expect(inner.contains(point(10, 10)) && inner.contains(point(12, 14)) && !inner.contains(point(-20, 30)))
        #expect(point(12, 14).x - point(10, 10).x > 250)
        try host.tap(.text("More"))
        #expect(inner.contains(point(10, 10)) && inner.contains(point(12, 14)) && inner.contains(point(-20, 30)))
    }

    @Test("Annotations are views at their places, with their anchors there and their titles below")
    func annotations() throws {
        let host = host(
            Map(position: .constant(.region(Self.region))) {
                Annotation("Title", coordinate: Self.center, anchor: .bottomTrailing) {
                    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("view")
                }
                Annotation("Hidden", coordinate: Self.east) { Text("Dot") }.annotationTitles(.hidden)
            }
            .frame(width: 400, height: 400), height: 400)
        let frame = try host.find(.identifier("view")).frame
        #expect(abs(frame.maxX - 200) < 0.5 && abs(frame.maxY - 200) < 0.5 && frame.size == CGSize(width: 40, height: 20))
        let title = try host.find(.text("Title")).frame
        #expect(abs(title.midX - frame.midX) < 0.6 && title.minY > frame.maxY && title.minY < frame.maxY + 8)
        #expect(host.contains(.text("Dot")) && !host.contains(.text("Hidden")))
    }

    @Test("Annotations move with the map, and are not made far outside of it")
    func annotationMoves() throws {
        let record = Record()
        let content = Annotation("", coordinate: Self.center) { Text("Here").accessibilityIdentifier("here") }
        let host = host(Screen(record: record, position: .region(Self.region)) { content })
        try host.drag(.point(100, 100), by: CGSize(width: 60, height: 40), duration: 0.5) { host.advance(by: 0.2) }
        let frame = try host.find(.identifier("here")).frame
        #expect(abs(frame.midX - 260) < 1 && abs(frame.midY - 240) < 1)
        try host.tap(.text("Next"))
        #expect(!host.contains(.identifier("here")))
    }

    @Test("Titles that would cover others give way, unless they have to be visible")
    func titles() throws {
        func near(_ offset: Double) -> CLLocationCoordinate2D {
            CLLocationCoordinate2D(latitude: Self.center.latitude, longitude: Self.center.longitude + offset)
        }
        let host = host(
            Map(initialPosition: .region(Self.region)) {
                Marker("First place", coordinate: near(0))
                Marker("Second place", coordinate: near(0.006))
                Marker("Third place", coordinate: near(0.003)).annotationTitles(.visible)
            }
            .frame(width: 400, height: 400), height: 400)
        let window = CGRect(x: 0, y: 0, width: 400, height: 400)
        #expect(try window.contains(host.find(.text("Third place")).frame))
        #expect(try !window.intersects(host.find(.text("First place")).frame))
        #expect(try !window.intersects(host.find(.text("Second place")).frame))
    }

    private struct Selecting<Value: Hashable, Content: MapContent>: View {
        let record: Record
        @State var selection: Value?
        @MapContentBuilder let content: Content

        var body: some View {
            Map(initialPosition: .region(MapTests.region), selection: $selection) { content }
                .frame(width: 400, height: 400)
                .onChange(of: selection, initial: true) { record.selection = selection.map { AnyHashable($0) } }
        }
    }

    private static let east = CLLocationCoordinate2D(latitude: center.latitude, longitude: center.longitude + 0.06)

    @Test("A tap on a marker selects its tag, and a tap beside it takes the selection back")
    func selection() throws {
        let record = Record()
        let host = host(
            Selecting(record: record, selection: Int?.none) {
                Marker("A", coordinate: Self.center).tag(1)
                Annotation("B", coordinate: Self.east) { Color.blue.frame(width: 20, height: 20) }.tag(2)
                Marker("C", coordinate: CLLocationCoordinate2D(latitude: 34.05, longitude: -116.2)).tag("other type")
            }, height: 400)
        // The balloon is above its place, which is its tip.
        try host.tap(.point(200, 180))
        host.advance(by: 1)
        #expect(record.selection == AnyHashable(1))
        try host.tap(.point(300, 200))
        host.advance(by: 1)
        #expect(record.selection == AnyHashable(2))
        try host.tap(.point(60, 60))
        host.advance(by: 1)
        #expect(record.selection == nil)
    }

    @Test("The identity of a loop is the tag of its content, and tags are wrapped in selections")
    func implicitTags() throws {
        let record = Record()
        let places = [("A", Self.center), ("B", Self.east)]
        let loop = ForEach(places, id: \.0) { Marker($0.0, coordinate: $0.1) }
        let first = host(Selecting(record: record, selection: String?.none) { loop }, height: 400)
        try first.tap(.point(200, 180))
        first.advance(by: 1)
        #expect(record.selection == AnyHashable("A"))
        let second = host(
            Map(
                initialPosition: .region(Self.region),
                selection: Binding<MapSelection<Int>?> {
                    nil
                } set: {
                    record.selection = $0.map { AnyHashable($0) }
                }
            ) {
                Marker("A", coordinate: Self.center).tag(7)
            }
            .frame(width: 400, height: 400), height: 400)
        try second.tap(.point(200, 180))
        second.advance(by: 1)
        #expect(record.selection == AnyHashable(MapSelection(7)))
    }

    @Test("Taps of the program on a map are recognised, with places by the reader")
    func programTaps() throws {
        var places: [CLLocationCoordinate2D?] = []
        let host = host(
            MapReader { proxy in
                Map(initialPosition: .region(Self.region)).onTapGesture { places.append(proxy.convert($0, from: .local)) }
            }
            .frame(width: 400, height: 400), height: 400)
        try host.tap(.point(200, 200))
        host.advance(by: 1)
        #expect(try places.count == 1 && isNear(#require(places[0]), Self.center, 1e-4))
    }

    @Test("A reader converts to and from the window and named spaces, and frames regions")
    func reader() throws {
        let record = Record()
        let host = host(
            MapReader { proxy in
                let _ = record.proxy = proxy
                Map(initialPosition: .region(Self.region)).frame(width: 300, height: 300).padding(50)
            }, height: 400)
        let proxy = try #require(record.proxy)
        let point = try #require(proxy.convert(Self.center, to: .global))
        #expect(abs(point.x - 200) < 0.5 && abs(point.y - 200) < 0.5)
        let place = try #require(proxy.convert(CGPoint(x: 200, y: 200), from: .global))
        #expect(isNear(place, Self.center, 1e-4))
        #expect(isNear(proxy.camera(framing: Self.other).centerCoordinate, Self.other.center))
        #expect(proxy.convert(kCLLocationCoordinate2DInvalid, to: .local) == nil && proxy.convert(CGPoint(x: Double.nan, y: 0), from: .local) == nil)
        withExtendedLifetime(host) {}
    }

    @Test("A compass outside of its map turns the map north, and steppers zoom")
    func controls() throws {
        struct Outside: View {
            let record: Record
            @Namespace private var scope
            var body: some View {
                VStack(spacing: 0) {
                    Map(
                        initialPosition: .camera(MapCamera(centerCoordinate: MapTests.center, distance: 10_000, heading: 40)), scope: scope
                    )
                    .mapControlVisibility(.hidden)
                    .frame(width: 400, height: 300)
                    .onMapCameraChange { record.ended.append($0) }
                    MapCompass(scope: scope)
                    MapZoomStepper(scope: scope)
                }
                .mapScope(scope)
            }
        }
        let record = Record()
        let host = host(Outside(record: record))
        #expect(try abs(#require(record.ended.last).camera.heading - 40) < 1e-6)
        try host.tap(.label("Compass"))
        host.advance(by: 1)
        #expect(record.ended.last?.camera.heading == 0)
        #expect(!host.contains(.label("Compass")))
        try host.tap(.label("Zoom In"))
        host.advance(by: 1)
        #expect(try abs(#require(record.ended.last).camera.distance - 5000) < 0.01)
    }

    @Test("Keyframes move the camera, and leave the map at their end")
    func keyframes() throws {
        struct Flying: View {
            let record: Record
            @State private var count = 0
            var body: some View {
                VStack(spacing: 0) {
                    Map(initialPosition: .camera(MapCamera(centerCoordinate: MapTests.center, distance: 10_000)))
                        .mapCameraKeyframeAnimator(trigger: count) { camera in
                            KeyframeTrack(\MapCamera.distance) { LinearKeyframe(20_000, duration: 1) }
                            KeyframeTrack(\MapCamera.heading) { LinearKeyframe(90, duration: 1) }
                        }
                        .frame(width: 400, height: 300)
                        .onMapCameraChange { record.ended.append($0) }
                    Button("Fly") { count += 1 }
                }
            }
        }
        let record = Record()
        let host = host(Flying(record: record))
        try host.tap(.text("Fly"))
        host.advance(by: 0.5)
        #expect(record.ended.count == 1)
        host.advance(by: 1)
        let end = try #require(record.ended.last).camera
        #expect(abs(end.distance - 20_000) < 1 && abs(end.heading - 90) < 1e-3 && record.ended.count == 2)
    }

    @Test("A map before iOS 17 writes its region back, and shows the annotations of its items")
    func olderMaps() throws {
        struct Place: Identifiable {
            let id: Int
            let coordinate: CLLocationCoordinate2D
        }
        struct Old: View {
            let record: Record
            @State private var region = MapTests.region
            var body: some View {
                VStack(spacing: 0) {
                    Map(coordinateRegion: $region, annotationItems: [Place(id: 1, coordinate: MapTests.center)]) { place in
                        MapAnnotation(coordinate: place.coordinate) { Text("Place \(place.id)") }
                    }
                    .frame(width: 400, height: 400)
                    Text("\(region.center.longitude, specifier: "%.4f")").accessibilityIdentifier("longitude")
                    Button("Away") { region = MapTests.other }
                }
            }
        }
        let host = host(Old(record: Record()))
        #expect(try abs(host.find(.text("Place 1")).frame.midX - 200) < 1)
        try host.drag(.point(100, 100), by: CGSize(width: 60, height: 0), duration: 0.5) { host.advance(by: 0.2) }
        #expect(try abs(host.find(.text("Place 1")).frame.midX - 260) < 1)
        let longitude = try #require(Double(try host.find(.identifier("longitude")).text ?? ""))
        #expect(longitude < Self.center.longitude - 0.03)
        try host.tap(.text("Away"))
        #expect(!host.contains(.text("Place 1")))
    }

    @Test("The place of the user is shown once it is known, and a position that follows it has a fallback")
    func userPlace() throws {
        let place = UserPlace()
        let record = Record()
        let host = host(
            Screen(record: record, position: .userLocation(fallback: .region(Self.region))) {
                UserAnnotation { location in Text("Me").accessibilityIdentifier("me") }
            }
            .environment(\.userPlace, place))
        #expect(try isNear(center(record), Self.center) && !host.contains(.identifier("me")))
        place.location = CLLocation(latitude: 48, longitude: 11)
        host.advance(by: 0.1)
        #expect(try isNear(center(record), CLLocationCoordinate2D(latitude: 48, longitude: 11)))
        #expect(try abs(host.find(.identifier("me")).frame.midX - 200) < 1)
    }

    @Test("A map continues below the bars of the window, and frames its region between them")
    func safeArea() throws {
        let record = Record()
        let map = MapReader { proxy in
            let _ = record.proxy = proxy
            Map(initialPosition: .region(Self.region)) { Annotation("", coordinate: Self.center) { Text("Here").accessibilityIdentifier("here") } }
        }
        let host = ViewHost(map, size: CGSize(width: 400, height: 500), safeAreaInsets: EdgeInsets(top: 60, leading: 0, bottom: 20, trailing: 0))
        #expect(try abs(host.find(.identifier("here")).frame.midY - 270) < 1)
        let place = try #require(record.proxy?.convert(CGPoint(x: 200, y: 270), from: .global))
        #expect(isNear(place, Self.center, 1e-4))
        try host.drag(.point(200, 20), by: CGSize(width: 0, height: 50), duration: 0.5) { host.advance(by: 0.2) }
        #expect(try abs(host.find(.identifier("here")).frame.midY - 320) < 1)
    }
}

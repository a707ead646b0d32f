import Foundation

/// The mapping from the names of SF Symbols to those of Bootstrap Icons and of the icons drawn in `DrawnIcon`.
package enum SymbolNames {
    /// The name of the symbol that points forwards, or backwards, where text runs from right to left; nil if the symbol is the same there.
    static func mirrored(_ name: String) -> String? {
        guard name.hasPrefix("chevron.") || name.hasPrefix("arrow.") else { return nil }
        let parts = name.split(separator: ".").map { $0 == "forward" ? "backward" : $0 == "backward" ? "forward" : $0 }
        let mirrored = parts.joined(separator: ".")
        return mirrored == name ? nil : mirrored
    }

    /// Returns the icons that may represent a symbol, best match first.
    ///
    /// Most names are identical except for separators. A filled symbol without an icon of its own uses the filled variant of its
    /// outline.
    static func files(for name: String) -> [String] {
        var result: [String] = []
        if let alias = aliases[name] { result.append(alias) }
        result.append(name.split(separator: ".", omittingEmptySubsequences: false).joined(separator: "-"))
        if name.hasSuffix(".fill") {
            let outlines = files(for: String(name.dropLast(5)))
            result += outlines.map { "\($0)-fill" } + outlines
        }
        return result
    }

    /// Returns the name that stands for a name without a drawing: the older one of a symbol that has been renamed, or the one with "left" and
    /// "right" of a symbol that follows the direction of text; nil if there is none.
    static func substitute(for original: String) -> String? {
        var name = original
        for (part, older) in renamedParts where name.contains(part) { name = name.replacingOccurrences(of: part, with: older) }
        var parts = name.split(separator: ".").map(String.init)
        // "inset.filled.tophalf.rectangle" was "rectangle.tophalf.inset.filled".
        if parts.starts(with: ["inset", "filled"]), let shape = parts.lastIndex(where: { $0 != "portrait" }), shape > 1 {
            parts = [parts[shape]] + parts[2..<shape] + parts[(shape + 1)...] + ["inset", "filled"]
        }
        name = parts.joined(separator: ".")
        let directed = leftToRight(name)
        return name != original ? name : directed != original ? directed : nil
    }

    /// Returns a name with "left" and "right" in place of the directions of text, which runs from left to right.
    private static func leftToRight(_ name: String) -> String {
        let directions = ["forward": "right", "backward": "left", "leading": "left", "trailing": "right"]
        return name.split(separator: ".").map { directions[String($0)] ?? String($0) }.joined(separator: ".")
    }

    /// Parts of the names of SF Symbols 6 and 7, with those that they had before.
    private static let renamedParts = [
        ("plus.rectangle.fill.on.folder.fill", "folder.fill.badge.plus"), ("plus.rectangle.on.folder", "folder.badge.plus"),
        ("folder.badge.plus.fill", "folder.fill.badge.plus"), ("arrow.trianglehead.left", "arrow.left"),
        ("arrow.trianglehead.up", "arrow.up"), ("arrow.trianglehead.rectanglepath", "arrow.rectanglepath"),
        ("arrow.trianglehead.pull", "arrow.triangle.branch"), ("arrow.triangle.pull", "arrow.triangle.branch"),
        (".arrow.trianglehead.counterclockwise.rotate.90", ".arrow.circlepath"), (".arrow.trianglehead.counterclockwise", ".gobackward"),
        (".arrow.triangle.circlepath", ".arrow.circlepath"),
        ("trianglehead.2.clockwise.rotate.90", "triangle.2.circlepath"), ("trianglehead.2.counterclockwise.rotate.90", "triangle.2.circlepath"),
        ("trianglehead.2.clockwise", "2.circlepath"), ("trianglehead.clockwise.rotate.90", "clockwise"),
        ("trianglehead.counterclockwise.rotate.90", "counterclockwise"), ("trianglehead.clockwise", "clockwise"),
        ("trianglehead.counterclockwise", "counterclockwise"), ("trianglehead", "triangle"), ("document", "doc"),
        ("vision.pro", "visionpro"), ("homepod.mini", "homepod"), ("homepodmini", "homepod"), ("0percent", "0"), ("5percent", "5"),
        ("leadinghalf", "lefthalf"), ("trailinghalf", "righthalf"), ("leadingthird", "leftthird"), ("trailingthird", "rightthird"),
        ("rotation.open", "open.rotation"), ("ratio.9.to.16", "portrait"), ("ratio.3.to.4", "portrait"), ("ratio.16.to.9", "landscape"),
        ("ratio.4.to.3", "landscape"), ("badge.filled", "badge"), ("doc.questionmark", "questionmark.doc"), ("sign.ring", "sign.circle"),
        ("ring.closed", "circle"), ("speaker.plus", "speaker.badge.plus"), ("speaker.minus", "speaker.badge.minus"),
        ("play.desktopcomputer", "play.display"),
    ]

    /// The icons by symbol name.
    package static let aliases: [String: String] = {
        // Bytes, as the whole table is read when the first symbol is drawn.
        func split(_ text: Substring.UTF8View, at separators: StaticString) -> [Substring.UTF8View] {
            separators.withUTF8Buffer { separators in text.split { separators.contains($0) } }
        }
        var result: [String: String] = [:]
        for entry in split(table[...].utf8, at: ";\n") {
            let parts = split(entry, at: ":")
            guard parts.count == 2, let icon = split(parts[0], at: " ").first else { continue }
            for name in split(parts[1], at: " ") { result[String(Substring(name))] = String(Substring(icon)) }
        }
        return result
    }()

    /// Each icon, followed by the symbols that it represents.
    private static let table = """
        123: textformat.123; activity: waveform.path.ecg; plane: airplane airplane.arrival airplane.departure;
        alarm: alarm.waves.left.and.right deskclock; align-bottom: align.vertical.bottom;
        align-center: align.horizontal.center; align-end: align.horizontal.right; align-middle: align.vertical.center;
        align-start: align.horizontal.left; align-top: align.vertical.top; app: appstore;
        app-indicator: app.badge; arrowshape-turn-up-left: arrowshape.turn.up.backward;
        arrowshape-turn-up-right: arrowshape.turn.up.forward; apple: applelogo; archive: archivebox;
        arrow-90deg-left: arrow.turn.up.left; arrow-90deg-right: arrow.turn.up.right; arrow-bar-left: arrow.left.to.line;
        arrow-bar-right: arrow.right.to.line;
        arrow-clockwise: goforward rotate.right;
        arrow-counterclockwise: gobackward rotate.left;
        arrow-down-circle: arrow.down.circle.dotted;
        arrow-down-up: arrow.up.and.down arrow.up.arrow.down; arrow-left: arrow.backward;
        arrow-left-circle: arrow.backward.circle;
        arrow-left-right: arrow.left.and.right arrow.left.arrow.right arrow.swap arrow.triangle.swap;
        arrow-uturn-left: arrow.uturn.backward; arrow-uturn-right: arrow.uturn.forward;
        arrow-repeat: arrow.2.circlepath arrow.triangle.2.circlepath exclamationmark.arrow.triangle.2.circlepath;
        arrow-return-left: arrow.turn.down.left return return.left; arrow-return-right: arrow.turn.down.right;
        arrow-right: arrow.forward; arrow-right-circle: arrow.forward.circle;
        arrow-right-square: arrow.forward.square; arrow-up-right: arrow.up.forward;
        arrows-angle-contract: arrow.down.right.and.arrow.up.left;
        arrows-angle-expand: arrow.up.left.and.arrow.down.right; arrows-collapse: rectangle.compress.vertical;
        arrows-expand: rectangle.expand.vertical; arrows-move: arrow.up.and.down.and.arrow.left.and.right move.3d;
        aspect-ratio: aspectratio;  award: medal rosette;
        backspace: delete.backward delete.left; backspace-reverse: delete.right; badge-cc: captions.bubble;
        bag-plus: bag.badge.plus; bag-plus-fill: bag.fill.badge.plus; balloon: party.popper; bandaid: bandage cross.case;
        bank: building.columns; bank2: building.columns.fill; bar-chart: chart.bar; bar-chart-line: chart.bar.xaxis;
        battery: battery.0; battery-charging: battery.100.bolt; battery-full: battery.100 battery.100percent;
        battery-half: battery.25 battery.50 battery.75; bell: bell.and.waves.left.and.right;
        book: book.pages;
        bookshelf: books.vertical; border-all: square.split.2x2;
        bounding-box-circles: rectangle.dashed selection.pin.in.out; box: cube cube.transparent;
        box-arrow-in-down: square.and.arrow.down square.and.arrow.down.on.square tray.and.arrow.down;
        box-arrow-right: rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right rectangle.righthalf.inset.filled.arrow.right;
        box-arrow-up: square.and.arrow.up square.and.arrow.up.on.square tray.and.arrow.up;
        box-arrow-up-right: arrow.up.forward.app arrow.up.forward.square arrow.up.right.square arrow.up.right.square.fill;
        box-seam: shippingbox; braces: curlybraces ellipsis.curlybraces;
        briefcase: case suitcase; brightness-high: light.max rays sun.dust;
        brightness-low: light.min sun.min; broadcast: antenna.radiowaves.left.and.right dot.radiowaves.left.and.right;
        brush: paintbrush paintbrush.pointed; bug: ant ladybug; buildings: building.2 building.2.crop.circle;
        bullseye: dot.scope location.viewfinder scope target; bus-front: bus; calculator: function x.squareroot;
        calendar-check: calendar.badge.checkmark; calendar-day: calendar.day.timeline.left;
        calendar-minus: calendar.badge.minus; calendar-plus: calendar.badge.plus;
        calendar3: calendar;
        camera: camera.rotate camera.viewfinder; camera-video: video;
        camera-video-off: video.slash; capsule: pills; capsule-pill: pill; car-front: car car.side;
        card-checklist: checkmark.rectangle; card-heading: list.bullet.below.rectangle;
        card-list: list.bullet.rectangle list.bullet.rectangle.portrait;
        caret-right-square: play.square; cart-dash: cart.badge.minus;
        cart-plus: cart.badge.plus; cart-plus-fill: cart.fill.badge.plus; cash: banknote;
        cast: airplay.audio airplay.video airplayaudio airplayvideo; chat: bubble message;
        chat-dots: ellipsis.bubble; chat-left: bubble.left; chat-left-dots: ellipsis.message;
        chat-left-text: bubble.left.and.text.bubble.right; chat-quote: quote.bubble;
        chat-right: bubble.right; chat-square: bubble.middle.bottom; chat-square-dots: bubble.left.and.bubble.right;
        chat-text: text.bubble; check-circle: checkmark.circle; check-lg: checkmark;
        check-square: checkmark.square; chevron-double-down: chevron.down.2; chevron-double-left: chevron.left.2;
        chevron-double-right: chevron.right.2; chevron-double-up: chevron.up.2; chevron-expand: chevron.up.chevron.down;
        chevron-left: chevron.backward; chevron-right: chevron.forward; chevron-up: control;
        circle: circle.dashed circle.dotted oval; circle-fill: moonphase.full.moon;
        circle-half: camera.filters circle.lefthalf.fill circle.lefthalf.filled;
        clipboard: doc.on.clipboard; clipboard-data: list.bullet.clipboard list.clipboard;
        clipboard-heart: heart.text.square; clipboard-plus: arrow.right.doc.on.clipboard; clipboard2-pulse: stethoscope;
        clock-history: clock.arrow.2.circlepath clock.arrow.circlepath; cloud: icloud person.icloud;
        cloud-arrow-down: icloud.and.arrow.down; cloud-arrow-up: icloud.and.arrow.up; cloud-check: checkmark.icloud;
        cloud-lightning: cloud.bolt; cloud-lightning-rain: cloud.bolt.rain;
        cloud-rain-heavy: cloud.heavyrain; cloud-slash: exclamationmark.icloud icloud.slash xmark.icloud; clouds: smoke;
        code-slash: chevron.left.forwardslash.chevron.right; collection: rectangle.stack;
        compass: location.circle safari; controller: gamecontroller; credit-card: creditcard;
        crop: crop.rotate; cup: mug; cup-hot: cup.and.saucer; cup-straw: wineglass;
        currency-bitcoin: bitcoinsign;
        currency-dollar: dollarsign; currency-euro: eurosign;
        currency-pound: sterlingsign; currency-yen: yensign;
        cursor: cursorarrow cursorarrow.click cursorarrow.rays location location.north;
        cursor-text: character.cursor.ibeam text.cursor; dash-circle: minus.circle; dash-lg: minus;
        dash-square: minus.square; database: cylinder cylinder.split.1x2; diagram-3: network; dice-1: die.face.1;
        dice-2: die.face.2; dice-3: die.face.3; dice-4: die.face.4; dice-5: dice die.face.5; dice-6: die.face.6;
        disc: opticaldiscdrive; display: desktopcomputer; distribute-horizontal: distribute.horizontal.center;
        distribute-vertical: distribute.vertical.center; door-closed: door.left.hand.closed;
        door-open: door.left.hand.open; download: arrow.down.to.line; dribbble: basketball sportscourt;
        droplet: drop drop.keypad.rectangle drop.triangle; droplet-half: drop.halffull;
        earbuds: airpods airpodspro; easel: photo.artframe;
        emoji-smile: face.smiling; emoji-smile-fill: face.smiling.inverse; envelope: mail;
        ev-station: ev.charger; exclamation-circle: exclamationmark.circle;
        exclamation-lg: exclamationmark; exclamation-octagon: exclamationmark.octagon;
        exclamation-square: exclamationmark.square; exclamation-triangle: exclamationmark.triangle;
        eye: opticid; eyedropper: eyedropper.halffull eyedropper.full; fast-forward: forward; fast-forward-fill: forward.fill;
         file-earmark: doc document; file-earmark-arrow-down: arrow.down.doc;
        file-earmark-arrow-up: arrow.up.doc; file-earmark-bar-graph: chart.bar.doc.horizontal;
        file-earmark-image: doc.text.image; file-earmark-lock: lock.doc;
        file-earmark-plus: doc.append doc.badge.plus; file-earmark-plus-fill: doc.fill.badge.plus;
        file-earmark-richtext: doc.richtext; file-earmark-text: doc.plaintext doc.text doc.text.magnifyingglass;
        file-earmark-zip: doc.zipper; files: doc.on.doc document.on.document plus.square.on.square;
        film: list.and.film; filter: line.3.horizontal.decrease line.horizontal.3.decrease;
        filter-circle: line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle; fingerprint: touchid;
        fire: flame; flag: flag.2.crossed flag.checkered; flower2: camera.macro;
        folder-x: questionmark.folder; fonts: textformat.alt textformat.size;
        fuel-pump: fuelpump;
        fullscreen: rectangle.inset.filled viewfinder; gear: gearshape;
        geo: mappin mappin.and.ellipse;
        gift: app.gift giftcard; globe: globe.badge.chevron.backward;
        graph-down: chart.line.downtrend.xyaxis;
        graph-up: chart.dots.scatter chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis chart.xyaxis.line;
        grid: circle.grid.2x2 rectangle.grid.2x2 square.grid.2x2; grid-1x2: rectangle.3.group;
        grid-3x2: rectangle.grid.3x2; grid-3x2-gap: square.grid.3x2; grid-3x3: square.grid.3x3;
        grid-3x3-gap: circle.grid.3x3 mosaic; grid-3x3-gap-fill: square.grid.3x3.fill square.grid.4x3.fill;

        hand-index: hand.point.up hand.point.up.left;
        hand-index-thumb: hand.tap; hand-thumbs-down: hand.thumbsdown;
        hand-thumbs-up: hand.thumbsup; hash: number; hdd: externaldrive internaldrive;
        hdd-stack: server.rack; heart-pulse: bolt.heart;
        hospital: cross; hourglass-bottom: hourglass.bottomhalf.filled hourglass.bottomhalf.fill;
        hourglass-top: hourglass.tophalf.filled hourglass.tophalf.fill;
        hr: square.split.1x2; image: photo;
        images: photo.on.rectangle photo.on.rectangle.angled photo.stack; inbox: tray;
        inboxes: mail.stack tray.2 tray.full; info-lg: info;
        input-cursor-text: rectangle.and.pencil.and.ellipsis textbox; journal: book.closed menucard;
        journal-bookmark-fill: book.closed.fill; journal-plus: note.text.badge.plus;
        journal-text: note.text text.book.closed; justify: text.justify; justify-left: text.justify.left text.justify.leading text.justifyleft;
        justify-right: text.justify.right text.justify.trailing text.justifyright;
        keyboard: keyboard.chevron.compact.down; lamp: lamp.desk; laptop: laptopcomputer macbook;
        layers: square.2.layers.3d square.3.layers.3d square.3.layers.3d.down.right;
        layout-sidebar: sidebar.leading sidebar.left sidebar.squares.left;
        layout-sidebar-inset: rectangle.leadinghalf.inset.filled rectangle.lefthalf.inset.filled;
        layout-sidebar-inset-reverse: rectangle.righthalf.inset.filled;
        layout-sidebar-reverse: sidebar.right sidebar.trailing;
        layout-split: rectangle.split.2x1 square.split.2x1;
        layout-three-columns: rectangle.split.3x1; lightbulb: lightbulb.max; lightbulb-fill: flashlight.on.fill;
        lightbulb-off: lightbulb.slash; lightning: bolt bolt.horizontal;
        link-45deg: link personalhotspot;
        list: line.3.horizontal line.horizontal.3;
        list-check: checklist checklist.checked;
        list-nested: list.bullet.indent list.triangle; list-ol: list.number; list-stars: list.star;
        list-ul: list.bullet list.dash; lock: exclamationmark.lock;
        magic: wand.and.rays wand.and.stars wand.and.stars.inverse; mask: facemask; megaphone: person.wave.2;
        memory: memorychip; menu-button: contextualmenu.and.cursorarrow filemenu.and.cursorarrow;
        menu-button-wide: filemenu.and.selection; mic: microphone music.mic; mic-mute: mic.slash microphone.slash; moisture: humidity;
        moon: moon.zzz; mortarboard: graduationcap studentdesk; mouse: computermouse;
        music-note-beamed: music.quarternote.3; p-circle: parkingsign; paint-bucket: paint.bucket.classic paintroller;
        palette: circle.hexagongrid paintpalette swatchpalette theatermask.and.paintbrush;
        paragraph: paragraphsign; patch-check: checkmark.seal; patch-exclamation: xmark.seal;
        pause-btn: pause.rectangle; pc: macpro.gen3; pc-display: pc;
        pen: pencil.tip signature; pencil: hand.draw pencil.line;
        pencil-square: pencil.and.outline pencil.and.scribble square.and.pencil;
        people: person.2 person.3 person.and.person person.line.dotted.person shared.with.you;
        people-fill: person.3.sequence.fill; person-bounding-box: faceid;
        person-circle: person.crop.circle;
        person-dash: person.badge.minus;
        person-fill-add: person.fill.badge.plus; person-fill-check: person.fill.checkmark;
        person-fill-exclamation: person.fill.questionmark; person-fill-x: person.fill.xmark;
        person-plus: person.badge.plus; person-rolodex: person.crop.rectangle.stack;
        person-square: person.crop.square; person-vcard: person.crop.rectangle person.text.rectangle;
        phone: iphone iphone.homebutton;
        phone-vibrate: iphone.radiowaves.left.and.right; pie-chart: chart.pie; pin-angle: pin;
        pin-angle-fill: pin.fill; pip: pip.enter pip.exit; play: playpause; play-btn: play.rectangle; plug: powerplug;
        plus-lg: plus; plus-slash-minus: plus.forwardslash.minus plusminus;
        printer: scanner; puzzle: puzzlepiece puzzlepiece.extension; qr-code: qrcode;
        qr-code-scan: qrcode.viewfinder; question-circle: questionmark.circle; question-diamond: questionmark.diamond;
        question-lg: questionmark; question-square: questionmark.app questionmark.square;
        quote: text.quote; radioactive: atom; reception-4: cellularbars;
        record-circle: circle.circle circle.inset.filled dot.circle largecircle.fill.circle smallcircle.filled.circle;
        reply-all: arrowshape.turn.up.left.2; rewind: backward; router: wifi.router;
        rulers: ruler; search: magnifyingglass text.magnifyingglass;
        send: paperplane; share: shareplay; shield-check: checkmark.shield;
        shield-exclamation: exclamationmark.shield; shield-fill-check: checkmark.shield.fill;
        shield-fill-x: xmark.shield.fill; shield-lock: lock.shield;
        shield-shaded: shield.checkerboard shield.half.filled shield.lefthalf.filled; shield-x: xmark.shield;
        sign-turn-right: arrow.triangle.turn.up.right.circle arrow.triangle.turn.up.right.diamond;
        signpost: signpost.right; skip-end: forward.end forward.frame; skip-start: backward.end backward.frame;
        slash-circle: circle.slash nosign; slash-lg: line.diagonal; slash-square: square.slash;
        sliders: slider.horizontal.3; sliders2: slider.horizontal.2.square; sliders2-vertical: slider.vertical.3;
        smartwatch: applewatch; snow: snowflake; snow2: snow; soundwave: waveform waveform.path;
        speaker: hifispeaker homepod; speedometer: gauge gauge.low gauge.medium gauge.with.dots.needle.50percent;
        speedometer2: gauge.high gauge.with.needle speedometer; square: app;
        square-half: square.lefthalf.filled;
        stack: square.stack square.stack.3d.up;
        star-half: star.leadinghalf.filled star.lefthalf.fill; stars: sparkle sparkles; sticky: note;
        stop-btn: dot.square; stopwatch: timer; subtract: square.on.circle; sun: sun.max;
        table: rectangle.split.3x3 tablecells; tablet: ipad ipad.homebutton; tablet-landscape: ipad.landscape;
        telephone: phone; telephone-fill: phone.fill;
        telephone-outbound: phone.arrow.up.right; telephone-outbound-fill: phone.fill.arrow.up.right;
        telephone-x: phone.down; terminal: apple.terminal; text-center: text.aligncenter;
        text-indent-left: increase.indent text.append text.insert; text-indent-right: decrease.indent;
        text-left: text.alignleft; text-right: text.alignright; thermometer-half: thermometer.medium;
        thermometer-snow: thermometer.snowflake; three-dots: ellipsis ellipsis.rectangle;
        three-dots-vertical: ellipsis.vertical; ticket-perforated: ticket; ticket-perforated-fill: ticket.fill;
        toggle-on: togglepower; toggles: switch.2; tools: wrench.and.screwdriver;
        train-front: cablecar train.side.front.car tram;
        tv: appletv;
        type: bold.italic.underline character textformat; textformat-abc: abc;
        swift-bird: swift; square-on-square-fill: square.fill.on.square.fill; type-bold: bold;
        type-italic: italic; type-strikethrough: strikethrough; type-underline: underline;
        universal-access: figure.arms.open; universal-access-circle: accessibility; unlock: lock.open;
        upc: barcode; upc-scan: barcode.viewfinder; upload: arrow.up.to.line;
        vector-pen: pencil.tip.crop.circle scribble scribble.variable; view-list: rectangle.grid.1x2;
        view-stacked: rectangle.grid.1x2.fill; virus: allergens; volume-down: speaker.1 speaker.wave.1;
        volume-mute: speaker.zzz; volume-off: speaker;
        volume-off-fill: speaker.fill; volume-up: speaker.2 speaker.3 speaker.wave.2 speaker.wave.3;
        wallet-fill: wallet.pass.fill; wallet2: wallet.pass; wifi-1: wifi.exclamationmark; wifi-off: wifi.slash;
        wind: wind.snow; window: macwindow menubar.rectangle window.vertical.open;
        window-dock: dock.rectangle menubar.dock.rectangle; window-stack: macwindow.on.rectangle rectangle.on.rectangle;
        x-circle: multiply.circle xmark.circle; x-lg: multiply xmark; x-octagon: xmark.octagon;
        x-square: clear multiply.square xmark.square;
        zoom-in: arrow.up.left.and.down.right.magnifyingglass plus.magnifyingglass; zoom-out: minus.magnifyingglass;
        bricks: firewall; laptop-lock: lock.laptopcomputer; gear-circlepath: gearshape.arrow.triangle.2.circlepath;
        figure-stand: figure figure.wave figure.2.and.child.holdinghands figure.yoga figure.mind.and.body figure.cooldown figure.core.training figure.roll;
        figure-walk: figure.hiking figure.walk.motion;
        figure-run: figure.outdoor.cycle figure.indoor.cycle figure.dance figure.highintensity.intervaltraining;
        dumbbell: figure.strengthtraining.traditional figure.strengthtraining.functional;
        tennisball: baseball tennis.racket figure.tennis; soccerball: figure.soccer volleyball;
        flask: testtube.2 testtube; brain: brain.head.profile brain.filled.head.profile;
        caret-right: arrowtriangle.right arrowtriangle.forward; caret-left: arrowtriangle.left arrowtriangle.backward;
        caret-up: arrowtriangle.up; caret-down: arrowtriangle.down;
        phone: iphone.gen1 iphone.gen2 iphone.gen3; apple: apple.logo;
        thermometer-half: medical.thermometer; boombox: radio; disc: opticaldisc; display: display.2; car-front: car.2;
        truck: truck.box; sim: simcard; usb-plug: cable.connector; front: rectangle.on.rectangle.angled;
        layers: square.stack.3d.down.right; shop: storefront;
        journal-text: character.book.closed; search: 1.magnifyingglass sparkle.magnifyingglass;
        cursor: dot.circle.and.cursorarrow; hand-index: cursorarrow.click.2 hand.point.up.braille;
        chat-text: character.bubble; envelope-paper: mail.and.text.magnifyingglass;
        box: shippingbox.circle cube.box arkit;
        heart: heart.rectangle; cloud-sun-fill: cloud.sun.rain.fill cloud.sun.bolt.fill;
        cloud-sun: cloud.sun.rain cloud.sun.bolt;
        speedometer: barometer gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.33percent gauge.with.dots.needle.67percent;
        water: water.waves; headset-vr: visionpro; mask: theatermasks;
        activity: waveform.path.ecg.rectangle;
        arrow-2-squarepath: arrow.2.squarepath; dot-radiowaves-right: dot.radiowaves.right; square-dashed: square.dashed app.dashed;
        question-dashed: questionmark.app.dashed questionmark.square.dashed; circlebadge: circlebadge;
        diamond: rhombus;
        bounding-box: lasso squareshape; journals: magazine; emoji-neutral: face.dashed;
        intersect: square.resize;
        stars: hands.sparkles sparkles.rectangle.stack apple.intelligence;
        person-vcard: person.text.rectangle.trianglebadge.exclamationmark; file-earmark-image: doc.viewfinder;
        pen: highlighter; geo: location.north.line;
        signpost-split: arrow.triangle.merge; arrow-repeat: arrow.rectanglepath; moon: zzz powersleep; fan: fanblades;
        outlet: poweroutlet.type.b poweroutlet.type.a; lightning-charge: bolt.batteryblock; symmetry-vertical: flip.horizontal;
        badge-3d: rotate.3d view.3d scale.3d perspective; clock-history: timelapse; lamp: lamp.floor;
        mountains: mountain.2; columns-gap: rectangle.3.offgrid; person-bounding-box: person.and.background.dotted;
        printer: faxmachine; umbrella: beach.umbrella; sailboat: ferry; truck: box.truck; car-front: bolt.car; power: poweroff;
        collection-play: film.stack; hdd-stack: xserve; sim: sdcard esim; square-on-square: sparkles.square.filled.on.square;
        layout-split: square.and.line.vertical.and.square; tv: play.tv; hand-raised: hands.clap; speedometer: dial.low;
        window-split: uiwindow.split.2x1; search: rectangle.and.text.magnifyingglass; music-note: guitars tuningfork metronome;
        lightbulb: flashlight.off; shield-exclamation: hand.raised.app;
        bezier2: point.3.connected.trianglepath.dotted point.topleft.down.curvedto.point.bottomright.up;
        arrow-counterclockwise: arrow.circlepath; arrow-clockwise: restart;
        arrow-triangle-branch: arrow.branch; signpost-split: arrow.merge; arrow-left-right: arrow.right.arrow.left;
        symmetry-vertical: arrow.left.and.right.righttriangle.left.righttriangle.right;
        symmetry-horizontal: arrow.up.and.down.righttriangle.up.righttriangle.down flip.vertical;
        arrows-angle-expand: arrow.down.left.and.arrow.up.right arrow.up.left.and.arrow.down.right.rectangle;
        arrow-bar-right: arrow.right.to.line.compact; arrow-bar-left: arrow.left.to.line.compact;
        upload: arrow.up.to.line.compact; download: arrow.down.to.line.compact; chevron-bar-left: chevron.left.to.line;
        chevron-bar-right: chevron.right.to.line; code: chevron.left.chevron.right; code-slash: chevron.left.slash.chevron.right;
        arrow-90deg-up: arrow.turn.left.up; arrow-90deg-down: arrow.turn.left.down;
        clipboard-plus: arrow.up.doc.on.clipboard arrow.up.page.on.clipboard; telephone-inbound: phone.arrow.down.left;
        file-earmark-text: text.doc text.page text.page.badge.magnifyingglass; file-earmark-richtext: richtext.page;
        file-earmark-zip: zipper.page; file-earmark-plus: append.page; file-earmark-bar-graph: chart.bar.horizontal.page;
        file-earmark-medical: doc.text.below.ecg; file-earmark-music: music.pages; clipboard-data: chart.line.text.clipboard;
        clipboard-heart: heart.text.clipboard; clipboard-check: pencil.and.list.clipboard; text-viewfinder: doc.text.viewfinder;
        badge-4k: 4k.tv; tv-fill: tv.inset.filled; tv: tv.and.mediabox; headphones: airpodsmax airpods.max beats.headphones;
        earbuds: airpods.pro earbuds.case; phone-vibrate: iphone.gen3.radiowaves.left.and.right;
        phone-landscape: iphone.landscape; phone-flip: rectangle.portrait.rotate rectangle.landscape.rotate;
        phone: iphone.and.arrow.forward iphone.and.arrow.right.outward iphone.and.arrow.left.and.arrow.right.inward;
        tablet: ipad.gen1 ipad.gen2 ipad.and.iphone; laptop: macbook.gen2 macbook.and.ipad macbook.and.iphone laptopcomputer.and.iphone;
        laptop: laptopcomputer.and.arrow.down; display: desktopcomputer.and.arrow.down; pc: macstudio;
        smartwatch: applewatch.watchface applewatch.radiowaves.left.and.right applewatch.side.right; watch: watch.analog;
        mouse: magicmouse; webcam: web.camera; joystick: arcade.stick l.joystick; blockquote-left: quotelevel quote.opening;
        superscript: textformat.superscript; subscript: textformat.subscript; type: textformat.characters;
        123: textformat.numbers numbers.rectangle; fonts: textformat.size.larger textformat.size.smaller textformat.size.ja;
        card-text: text.rectangle text.rectangle.page text.redaction square.text.square text.square.filled; card-image: text.below.photo;
        card-heading: list.dash.header.rectangle; life-preserver: lifepreserver; person-badge: lanyardcard;
        train-lightrail-front: lightrail; tropical-storm: tropicalstorm; wallet: wallet.bifold; virus: microbe; award: medal.star;
        shield-shaded: shield.checkered; coin: dollarsign.ring; bank: dollarsign.bank.building eurosign.bank.building bitcoinsign.bank.building;
        currency-rupee: indianrupeesign; key: key.horizontal questionmark.key.filled key.radiowaves.forward; asterisk: staroflife;
        figure-stand: figure.and.child.holdinghands figure.child; figure-walk: figure.walk.departure figure.walk.arrival;
        figure-run: figure.elliptical figure.jumprope figure.boxing figure.kickboxing figure.stair.stepper figure.handball;
        dribbble: figure.basketball; football: figure.american.football figure.australian.football american.football australian.football;
        figure-swim: figure.pool.swim figure.open.water.swim; speedometer: dial.medium dial.high dial.min dial.max;
        speedometer: gauge.with.dots.needle.0percent gauge.with.dots.needle.100percent gauge.with.dots.needle.bottom.0percent;
        speedometer: gauge.with.dots.needle.bottom.100percent gauge.open.with.lines.needle.33percent;
        thermometer: thermometer.variable.and.figure; umbrella: umbrella.percent; ear: ear.and.waveform hearingdevice.ear;
        soundwave: waveform.low waveform.mid waveform.path.mid waveform.and.magnifyingglass waveform.and.mic; mic: mic.and.signal.meter;
        person: person.crop person.bust person.spatialaudio person.fill.turn.right person.and.arrow.left.and.arrow.right;
        person: person.and.arrow.left.and.arrow.right.outward person.fill.and.arrow.left.and.arrow.right;
        people: person.2.wave.2 person.3.sequence person.2.crop.square.stack figure.2; person-square: person.crop.artframe;
        person-circle: person.crop.circle.dashed; person-vcard: person.crop.square.filled.and.at.rectangle;
        calendar-day: calendar.day.timeline.right; search: character.magnify; input-cursor-text: character.textbox;
        bar-chart-line: chart.bar.xaxis.ascending; list-task: checklist.unchecked; cup-hot: cup.and.heat.waves;
        cup-straw: takeoutbag.and.cup.and.straw; eraser: eraser.line.dashed; fan: fan.floor; flag: flag.pattern.checkered flag.checkered.2.crossed;
        globe: globe.desk; hand-raised: hand.raised.fingers.spread hand.palm.facing hand.raised.palm.facing; stars: hands.and.sparkles sparkles.2;
        hexagon-half: hexagon.lefthalf.filled; house-eaves: house.lodge house.and.flag; lamp: lamp.table; briefcase: latch.2.case;
        lightbulb: lightbulb.led lightbulb.min lightbulb.2; filter-circle: line.2.horizontal.decrease.circle line.horizontal.2.decrease.circle;
        livephoto: livephoto.play livephoto.badge.automatic; cursor: location.magnifyingglass; window: macwindow.and.cursorarrow;
        window: window.casement window.shade.open window.vertical.closed; music-note-list: music.note.square.stack;
        image: pano panorama; images: photo.fill.on.rectangle.fill camera.on.rectangle; camera: arrow.triangle.2.circlepath.camera camera.shutter.button;
        pianokeys: pianokeys.inverse; collection-play: play.square.stack; bezier2: point.topleft.down.to.point.bottomright.curvepath;
        bezier2: point.bottomleft.forward.to.point.topright.scurvepath point.3.filled.connected.trianglepath.dotted; printer: printer.dotmatrix;
        hand-index: rectangle.and.hand.point.up.left; paperclip: rectangle.and.paperclip rectangle.dashed.and.paperclip;
        hdd-network: externaldrive.connected.to.line.below; window-stack: rectangle.fill.on.rectangle.fill plus.rectangle.on.rectangle;
        window-stack: plus.rectangle.fill.on.rectangle.fill; grid-3x3: rectangle.grid.3x3 square.grid.3x3.topleft.filled;
        border-all: rectangle.split.2x2 squareshape.split.2x2; files: rectangle.portrait.on.rectangle.portrait;
        files: rectangle.portrait.on.rectangle.portrait.angled document.on.trash plus.square.fill.on.square.fill; box-seam: shippingbox.and.arrow.backward;
        sim: simcard.2; sliders: slider.horizontal.2.gobackward slider.horizontal.2.square.on.square slider.horizontal.below.rectangle;
        sliders: slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath slider.horizontal.below.square.filled.and.square;
        sliders: slider.horizontal.below.square.and.square.filled; record-circle: smallcircle.circle; soccerball: soccerball.inverse;
        layers: square.3.layers.3d.top.filled square.stack.3d.down.forward square.stack.3d.forward.dottedline; square-dashed: square.dotted;
        square-dashed: square.dashed.inset.filled; square-on-square: square.on.square.dashed square.filled.on.square;
        view-list: square.fill.text.grid.1x2; grid-1x2: squares.below.rectangle squares.left.rectangle; intersect: square.resize.up;
        swift-bird: swiftdata; magic: wand.and.sparkles wand.and.outline wand.and.rays.inverse; fullscreen: viewfinder.rectangular;
        rectangle: rectangle.landscape; speaker: homepod.2 hifispeaker.2; file-plus: plus.rectangle.portrait; broadcast: dot.radiowaves.up.forward;
        layout-split: rectangle.portrait.split.2x1; shoe: shoe.2; tent: tent.2; battery: minus.plus.batteryblock; power: power.dotted;
        plug: powerplug.portrait; scooter: motorcycle; envelope: envelope.front; person-rolodex: rectangle.stack.person.crop;
        car-front: car.rear car.front.waves.up; bus-front: bus.doubledecker; columns-gap: rectangle.3.group.bubble.left;
        textformat-abc-dottedunderline: textformat.characters.dottedunderline; telephone: phone.connection; calendar3: calendar.and.person;
        layout-sidebar-inset: square.leftthird.inset.filled; credit-card: creditcard.and.123; type-underline: bold.underline;
        leaf-arrow-circlepath: leaf.arrow.clockwise; clock-history: clock.arrow.triangle.2.circlepath;
        house-eaves: house; house-eaves-fill: house.fill; capsule-lying: capsule;
        washer: dryer; oven: stove cooktop; chair: chair.lounge; balloon: balloon.2; text-left: text.word.spacing text.line.2.summary;
        tools: book.and.wrench; chat-dots: message.and.waveform; shield-check: shield.checkmark; send: arrow.up.message;
        app: app.shadow app.translucent app.specular; grid: app.grid apps.iphone apps.ipad; pen: applepencil.and.scribble applepencil;
        rulers: pencil.and.ruler; headset-vr: vision.pro;
        camera: camera.aperture; skip-end: forward.end.alt; skip-start: backward.end.alt; thunderbolt: bolt.brakesignal;
        cloud-moon: cloud.moon.rain cloud.moon.bolt; x-diamond: xmark.diamond;
        """
}

import Foundation

/// The predeclared types: identifier, name, supertypes, filename extensions, MIME types.
let systemTypes = """
    public.item | item |  |  |
    public.content | content |  |  |
    public.composite-content | composite content | public.content |  |
    public.data | data | public.item |  |
    public.directory | directory | public.item |  |
    public.folder | folder | public.directory |  |
    com.apple.package | package | public.directory |  |
    com.apple.resolvable | reference |  |  |
    public.symlink | symbolic link | public.item com.apple.resolvable |  |
    public.executable | executable | public.item |  |
    public.archive | archive |  |  |
    public.disk-image | disk image | public.archive |  |
    public.text | text | public.data public.content |  |
    public.plain-text | text | public.text | txt text | text/plain
    public.utf8-plain-text | UTF-8 text | public.plain-text |  |
    public.utf16-plain-text | UTF-16 text | public.plain-text |  |
    public.delimited-values-text | delimited text | public.text |  |
    public.comma-separated-values-text | CSV document | public.delimited-values-text | csv | text/csv text/comma-separated-values
    public.tab-separated-values-text | TSV document | public.delimited-values-text | tsv | text/tab-separated-values
    public.rtf | rich text document | public.text public.composite-content | rtf | text/rtf application/rtf
    public.html | HTML text | public.text public.composite-content | html htm shtml | text/html
    public.xml | XML text | public.text | xml | application/xml text/xml
    public.yaml | YAML document | public.text | yaml yml | application/x-yaml application/yaml
    public.css | CSS | public.text | css | text/css
    public.json | JSON | public.text | json | application/json
    com.apple.property-list | property list | public.data | plist |
    com.apple.xml-property-list | XML property list | public.xml com.apple.property-list |  |
    com.apple.binary-property-list | binary property list | com.apple.property-list |  |
    com.apple.log | log | public.plain-text | log |
    public.source-code | source code | public.plain-text |  |
    public.swift-source | Swift source | public.source-code | swift |
    public.c-source | C source | public.source-code | c | text/x-csrc
    public.c-header | C header | public.source-code | h | text/x-chdr
    public.c-plus-plus-source | C++ source | public.source-code | cpp cc cxx | text/x-c++src
    public.objective-c-source | Objective-C source | public.source-code | m |
    public.script | script | public.source-code |  |
    public.shell-script | shell script | public.script | sh | text/x-shellscript application/x-shellscript
    public.python-script | Python script | public.shell-script | py | text/x-python
    com.netscape.javascript-source | JavaScript | public.script public.executable | js mjs | text/javascript application/javascript
    public.image | image | public.data public.content |  |
    public.png | PNG image | public.image | png | image/png
    public.jpeg | JPEG image | public.image | jpeg jpg jpe | image/jpeg image/jpg
    com.compuserve.gif | GIF image | public.image | gif | image/gif
    public.tiff | TIFF image | public.image | tiff tif | image/tiff
    com.microsoft.bmp | BMP image | public.image | bmp | image/bmp
    com.microsoft.ico | icon | public.image | ico | image/vnd.microsoft.icon image/x-icon
    org.webmproject.webp | WebP image | public.image | webp | image/webp
    public.heic | HEIC image | public.image | heic | image/heic
    public.svg-image | SVG image | public.image public.xml | svg | image/svg+xml
    public.camera-raw-image | raw image | public.image |  |
    com.adobe.pdf | PDF document | public.data public.composite-content | pdf | application/pdf
    org.idpf.epub-container | EPUB document | public.data public.composite-content | epub | application/epub+zip
    public.spreadsheet | spreadsheet | public.content |  |
    public.presentation | presentation | public.composite-content |  |
    public.audiovisual-content | audiovisual content | public.data public.content |  |
    public.movie | movie | public.audiovisual-content |  |
    public.video | video | public.movie |  |
    public.mpeg-4 | MPEG-4 movie | public.movie | mp4 | video/mp4
    com.apple.quicktime-movie | QuickTime movie | public.movie | mov qt | video/quicktime
    public.avi | AVI movie | public.movie | avi | video/avi video/x-msvideo
    public.audio | audio | public.audiovisual-content |  |
    public.mp3 | MP3 audio | public.audio | mp3 | audio/mpeg audio/mp3
    com.microsoft.waveform-audio | waveform audio | public.audio | wav | audio/vnd.wave audio/wav
    public.mpeg-4-audio | MPEG-4 audio | public.audio | m4a | audio/mp4
    public.midi-audio | MIDI audio | public.audio | mid midi | audio/midi
    public.zip-archive | ZIP archive | public.data public.archive | zip | application/zip
    org.gnu.gnu-zip-archive | gzip archive | public.data public.archive | gz | application/gzip application/x-gzip
    public.bzip2-archive | bzip2 archive | public.data public.archive | bz2 | application/x-bzip2
    public.calendar-event | calendar event | public.content | ics | text/calendar
    public.contact | contact | public.content |  |
    public.vcard | vCard | public.text public.contact | vcf | text/vcard
    public.message | message | public.content |  |
    public.email-message | e-mail message | public.data public.message | eml | message/rfc822
    public.font | font | public.data |  |
    public.url | URL | public.data |  |
    public.file-url | file URL | public.url |  |
    public.database | database | public.data |  |
    com.apple.application | application | public.executable |  |
    com.apple.bundle | bundle | public.directory |  |
    """

extension UTType {
    /// Returns a type of the table.
    private static func system(_ identifier: String) -> UTType { UTType(TypeRegistry.shared.declaration(identifier)!) }

    /// Item: `public.item`, a root type.
    public static var item: UTType { system("public.item") }
    /// Content: `public.content`, a root type.
    public static var content: UTType { system("public.content") }
    /// Composite content: `public.composite-content`, conforms to `public.content`.
    public static var compositeContent: UTType { system("public.composite-content") }
    /// Data: `public.data`, conforms to `public.item`.
    public static var data: UTType { system("public.data") }
    /// Folder or package: `public.directory`, conforms to `public.item`.
    public static var directory: UTType { system("public.directory") }
    /// Folder: `public.folder`, conforms to `public.directory`.
    public static var folder: UTType { system("public.folder") }
    /// Package: `com.apple.package`, conforms to `public.directory`.
    public static var package: UTType { system("com.apple.package") }
    /// Reference: `com.apple.resolvable`, a root type.
    public static var resolvable: UTType { system("com.apple.resolvable") }
    /// Symbolic link: `public.symlink`, conforms to `public.item` and `com.apple.resolvable`.
    public static var symbolicLink: UTType { system("public.symlink") }
    /// Executable: `public.executable`, conforms to `public.item`.
    public static var executable: UTType { system("public.executable") }
    /// Archive: `public.archive`, a root type.
    public static var archive: UTType { system("public.archive") }
    /// Disk image: `public.disk-image`, conforms to `public.archive`.
    public static var diskImage: UTType { system("public.disk-image") }
    /// Text: `public.text`, conforms to `public.data` and `public.content`.
    public static var text: UTType { system("public.text") }
    /// Plain text: `public.plain-text`, conforms to `public.text`; extensions txt, text.
    public static var plainText: UTType { system("public.plain-text") }
    /// UTF-8 text: `public.utf8-plain-text`, conforms to `public.plain-text`.
    public static var utf8PlainText: UTType { system("public.utf8-plain-text") }
    /// UTF-16 text: `public.utf16-plain-text`, conforms to `public.plain-text`.
    public static var utf16PlainText: UTType { system("public.utf16-plain-text") }
    /// Delimited text: `public.delimited-values-text`, conforms to `public.text`.
    public static var delimitedText: UTType { system("public.delimited-values-text") }
    /// Comma-separated values: `public.comma-separated-values-text`, conforms to `public.delimited-values-text`; extension csv.
    public static var commaSeparatedText: UTType { system("public.comma-separated-values-text") }
    /// Tab-separated values: `public.tab-separated-values-text`, conforms to `public.delimited-values-text`; extension tsv.
    public static var tabSeparatedText: UTType { system("public.tab-separated-values-text") }
    /// Rich text: `public.rtf`, conforms to `public.text` and `public.composite-content`; extension rtf.
    public static var rtf: UTType { system("public.rtf") }
    /// HTML text: `public.html`, conforms to `public.text` and `public.composite-content`; extensions html, htm, shtml.
    public static var html: UTType { system("public.html") }
    /// XML text: `public.xml`, conforms to `public.text`; extension xml.
    public static var xml: UTType { system("public.xml") }
    /// YAML text: `public.yaml`, conforms to `public.text`; extensions yaml, yml.
    public static var yaml: UTType { system("public.yaml") }
    /// A style sheet: `public.css`, conforms to `public.text`; extension css.
    public static var css: UTType { system("public.css") }
    /// JSON: `public.json`, conforms to `public.text`; extension json.
    public static var json: UTType { system("public.json") }
    /// Property list: `com.apple.property-list`, conforms to `public.data`; extension plist.
    public static var propertyList: UTType { system("com.apple.property-list") }
    /// XML property list: `com.apple.xml-property-list`, conforms to `public.xml` and `com.apple.property-list`.
    public static var xmlPropertyList: UTType { system("com.apple.xml-property-list") }
    /// Binary property list: `com.apple.binary-property-list`, conforms to `com.apple.property-list`.
    public static var binaryPropertyList: UTType { system("com.apple.binary-property-list") }
    /// Log: `com.apple.log`, conforms to `public.plain-text`; extension log.
    public static var log: UTType { system("com.apple.log") }
    /// Source code: `public.source-code`, conforms to `public.plain-text`.
    public static var sourceCode: UTType { system("public.source-code") }
    /// Swift source: `public.swift-source`, conforms to `public.source-code`; extension swift.
    public static var swiftSource: UTType { system("public.swift-source") }
    /// C source: `public.c-source`, conforms to `public.source-code`; extension c.
    public static var cSource: UTType { system("public.c-source") }
    /// C header: `public.c-header`, conforms to `public.source-code`; extension h.
    public static var cHeader: UTType { system("public.c-header") }
    /// C++ source: `public.c-plus-plus-source`, conforms to `public.source-code`; extensions cpp, cc, cxx.
    public static var cPlusPlusSource: UTType { system("public.c-plus-plus-source") }
    /// Objective-C source: `public.objective-c-source`, conforms to `public.source-code`; extension m.
    public static var objectiveCSource: UTType { system("public.objective-c-source") }
    /// Script: `public.script`, conforms to `public.source-code`.
    public static var script: UTType { system("public.script") }
    /// Shell script: `public.shell-script`, conforms to `public.script`; extension sh.
    public static var shellScript: UTType { system("public.shell-script") }
    /// Python script: `public.python-script`, conforms to `public.shell-script`; extension py.
    public static var pythonScript: UTType { system("public.python-script") }
    /// JavaScript: `com.netscape.javascript-source`, conforms to `public.script` and `public.executable`; extensions js, mjs.
    public static var javaScript: UTType { system("com.netscape.javascript-source") }
    /// Image: `public.image`, conforms to `public.data` and `public.content`.
    public static var image: UTType { system("public.image") }
    /// PNG image: `public.png`, conforms to `public.image`; extension png.
    public static var png: UTType { system("public.png") }
    /// JPEG image: `public.jpeg`, conforms to `public.image`; extensions jpeg, jpg, jpe.
    public static var jpeg: UTType { system("public.jpeg") }
    /// GIF image: `com.compuserve.gif`, conforms to `public.image`; extension gif.
    public static var gif: UTType { system("com.compuserve.gif") }
    /// TIFF image: `public.tiff`, conforms to `public.image`; extensions tiff, tif.
    public static var tiff: UTType { system("public.tiff") }
    /// BMP image: `com.microsoft.bmp`, conforms to `public.image`; extension bmp.
    public static var bmp: UTType { system("com.microsoft.bmp") }
    /// Icon: `com.microsoft.ico`, conforms to `public.image`; extension ico.
    public static var ico: UTType { system("com.microsoft.ico") }
    /// WebP image: `org.webmproject.webp`, conforms to `public.image`; extension webp.
    public static var webP: UTType { system("org.webmproject.webp") }
    /// HEIC image: `public.heic`, conforms to `public.image`; extension heic.
    public static var heic: UTType { system("public.heic") }
    /// SVG image: `public.svg-image`, conforms to `public.image` and `public.xml`; extension svg.
    public static var svg: UTType { system("public.svg-image") }
    /// Raw image: `public.camera-raw-image`, conforms to `public.image`.
    public static var rawImage: UTType { system("public.camera-raw-image") }
    /// PDF: `com.adobe.pdf`, conforms to `public.data` and `public.composite-content`; extension pdf.
    public static var pdf: UTType { system("com.adobe.pdf") }
    /// EPUB book: `org.idpf.epub-container`, conforms to `public.data` and `public.composite-content`; extension epub.
    public static var epub: UTType { system("org.idpf.epub-container") }
    /// Spreadsheet: `public.spreadsheet`, conforms to `public.content`.
    public static var spreadsheet: UTType { system("public.spreadsheet") }
    /// Presentation: `public.presentation`, conforms to `public.composite-content`.
    public static var presentation: UTType { system("public.presentation") }
    /// Audio or video: `public.audiovisual-content`, conforms to `public.data` and `public.content`.
    public static var audiovisualContent: UTType { system("public.audiovisual-content") }
    /// Video with or without audio: `public.movie`, conforms to `public.audiovisual-content`.
    public static var movie: UTType { system("public.movie") }
    /// Video without audio: `public.video`, conforms to `public.movie`.
    public static var video: UTType { system("public.video") }
    /// MPEG-4 movie: `public.mpeg-4`, conforms to `public.movie`; extension mp4.
    public static var mpeg4Movie: UTType { system("public.mpeg-4") }
    /// QuickTime movie: `com.apple.quicktime-movie`, conforms to `public.movie`; extensions mov, qt.
    public static var quickTimeMovie: UTType { system("com.apple.quicktime-movie") }
    /// AVI movie: `public.avi`, conforms to `public.movie`; extension avi.
    public static var avi: UTType { system("public.avi") }
    /// Audio: `public.audio`, conforms to `public.audiovisual-content`.
    public static var audio: UTType { system("public.audio") }
    /// MP3 audio: `public.mp3`, conforms to `public.audio`; extension mp3.
    public static var mp3: UTType { system("public.mp3") }
    /// WAV audio: `com.microsoft.waveform-audio`, conforms to `public.audio`; extension wav.
    public static var wav: UTType { system("com.microsoft.waveform-audio") }
    /// MPEG-4 audio: `public.mpeg-4-audio`, conforms to `public.audio`; extension m4a.
    public static var mpeg4Audio: UTType { system("public.mpeg-4-audio") }
    /// MIDI: `public.midi-audio`, conforms to `public.audio`; extensions mid, midi.
    public static var midi: UTType { system("public.midi-audio") }
    /// ZIP archive: `public.zip-archive`, conforms to `public.data` and `public.archive`; extension zip.
    public static var zip: UTType { system("public.zip-archive") }
    /// Gzip archive: `org.gnu.gnu-zip-archive`, conforms to `public.data` and `public.archive`; extension gz.
    public static var gzip: UTType { system("org.gnu.gnu-zip-archive") }
    /// Bzip2 archive: `public.bzip2-archive`, conforms to `public.data` and `public.archive`; extension bz2.
    public static var bz2: UTType { system("public.bzip2-archive") }
    /// Calendar event: `public.calendar-event`, conforms to `public.content`; extension ics.
    public static var calendarEvent: UTType { system("public.calendar-event") }
    /// Contact: `public.contact`, conforms to `public.content`.
    public static var contact: UTType { system("public.contact") }
    /// vCard: `public.vcard`, conforms to `public.text` and `public.contact`; extension vcf.
    public static var vCard: UTType { system("public.vcard") }
    /// Message: `public.message`, conforms to `public.content`.
    public static var message: UTType { system("public.message") }
    /// Email message: `public.email-message`, conforms to `public.data` and `public.message`; extension eml.
    public static var emailMessage: UTType { system("public.email-message") }
    /// Font: `public.font`, conforms to `public.data`.
    public static var font: UTType { system("public.font") }
    /// URL: `public.url`, conforms to `public.data`.
    public static var url: UTType { system("public.url") }
    /// File URL: `public.file-url`, conforms to `public.url`.
    public static var fileURL: UTType { system("public.file-url") }
    /// Database: `public.database`, conforms to `public.data`.
    public static var database: UTType { system("public.database") }
    /// Application: `com.apple.application`, conforms to `public.executable`.
    public static var application: UTType { system("com.apple.application") }
    /// Bundle: `com.apple.bundle`, conforms to `public.directory`.
    public static var bundle: UTType { system("com.apple.bundle") }
}

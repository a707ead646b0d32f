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
    public.volume | volume | public.folder |  |
    com.apple.alias-file | alias | public.data com.apple.resolvable |  |
    com.apple.bookmark | bookmark | public.data com.apple.resolvable |  |
    com.apple.mount-point | mount point | public.item com.apple.resolvable |  |
    public.utf16-external-plain-text | UTF-16 text | public.plain-text |  |
    public.utf8-tab-separated-values-text | TSV text | public.tab-separated-values-text public.utf8-plain-text |  |
    com.apple.rtfd | rich text document | com.apple.package public.composite-content | rtfd |
    com.apple.flat-rtfd | rich text | public.data public.composite-content |  |
    com.apple.webarchive | web archive | public.data public.composite-content | webarchive |
    public.assembly-source | assembly source | public.source-code | s |
    public.c-plus-plus-header | C++ header | public.source-code | hpp hh hxx | text/x-c++hdr
    public.objective-c-plus-plus-source | Objective-C++ source | public.source-code | mm |
    com.apple.applescript.text | AppleScript | public.script | applescript |
    com.apple.applescript.script | script | public.data public.script | scpt |
    com.apple.applescript.script-bundle | script bundle | com.apple.bundle com.apple.package public.script | scptd |
    public.perl-script | Perl script | public.shell-script | pl pm | text/x-perl
    public.ruby-script | Ruby script | public.shell-script | rb | text/x-ruby
    public.php-script | PHP script | public.shell-script | php | text/php
    public.make-source | Makefile | public.script | mk make |
    public.heif | HEIF image | public.image | heif | image/heif
    com.apple.icns | Apple icon | public.image | icns |
    com.apple.live-photo | live photo |  |  |
    public.3d-content | 3D content | public.content |  |
    com.pixar.universal-scene-description | USD scene | public.3d-content public.data | usd usda usdc |
    com.pixar.universal-scene-description-mobile | USDZ scene | public.3d-content public.data | usdz | model/vnd.usdz+zip
    public.mpeg | MPEG movie | public.movie | mpg mpeg | video/mpeg
    public.mpeg-2-video | MPEG-2 video | public.video | m2v | video/mpeg2
    public.mpeg-2-transport-stream | MPEG-2 stream | public.movie | ts | video/mp2t
    com.apple.protected-mpeg-4-audio | protected audio | public.audio | m4p |
    com.apple.protected-mpeg-4-video | protected movie | public.movie | m4v |
    public.aiff-audio | AIFF audio | public.audio | aiff aif | audio/aiff audio/x-aiff
    public.playlist | playlist |  |  |
    public.m3u-playlist | M3U playlist | public.text public.playlist | m3u m3u8 | audio/mpegurl audio/x-mpegurl
    public.tar-archive | tar archive | public.data public.archive | tar | application/x-tar
    com.apple.archive | Apple archive | public.data public.archive | aar |
    com.rsa.pkcs-12 | PKCS 12 data | public.data | p12 pfx | application/x-pkcs12
    public.x509-certificate | certificate | public.data | cer crt der | application/x-x509-ca-cert
    public.to-do-item | to-do item | public.content |  |
    public.bookmark | bookmark |  |  |
    com.apple.internet-location | internet location | public.data public.bookmark |  |
    com.microsoft.internet-shortcut | internet shortcut | public.data public.bookmark | url |
    com.apple.framework | framework | com.apple.bundle | framework |
    com.apple.plugin | plug-in | com.apple.bundle com.apple.package | plugin |
    com.apple.metadata-importer | metadata importer | com.apple.plugin | mdimporter |
    com.apple.quicklook-generator | preview generator | com.apple.plugin | qlgenerator |
    com.apple.xpc-service | service | com.apple.bundle com.apple.package | xpc |
    com.apple.systempreference.prefpane | settings pane | com.apple.bundle com.apple.package | prefpane |
    com.apple.application-bundle | application | com.apple.application com.apple.bundle com.apple.package | app |
    com.apple.application-and-system-extension | application extension | com.apple.xpc-service | appex |
    public.unix-executable | program file | public.data public.executable |  |
    com.microsoft.windows-executable | program file | public.data public.executable | exe | application/vnd.microsoft.portable-executable
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
    /// Volume: `public.volume`, conforms to `public.folder`.
    public static var volume: UTType { system("public.volume") }
    /// Alias file: `com.apple.alias-file`, conforms to `public.data` and `com.apple.resolvable`.
    public static var aliasFile: UTType { system("com.apple.alias-file") }
    /// Bookmark of a file: `com.apple.bookmark`, conforms to `public.data` and `com.apple.resolvable`.
    public static var urlBookmarkData: UTType { system("com.apple.bookmark") }
    /// Mount point: `com.apple.mount-point`, conforms to `public.item` and `com.apple.resolvable`.
    public static var mountPoint: UTType { system("com.apple.mount-point") }
    /// UTF-16 text with a byte order mark: `public.utf16-external-plain-text`, conforms to `public.plain-text`.
    public static var utf16ExternalPlainText: UTType { system("public.utf16-external-plain-text") }
    /// Tab-separated values in UTF-8: `public.utf8-tab-separated-values-text`, conforms to `public.tab-separated-values-text` and `public.utf8-plain-text`.
    public static var utf8TabSeparatedText: UTType { system("public.utf8-tab-separated-values-text") }
    /// Rich text with attachments: `com.apple.rtfd`, conforms to `com.apple.package` and `public.composite-content`; extension rtfd.
    public static var rtfd: UTType { system("com.apple.rtfd") }
    /// Rich text with attachments for clipboards: `com.apple.flat-rtfd`, conforms to `public.data` and `public.composite-content`.
    public static var flatRTFD: UTType { system("com.apple.flat-rtfd") }
    /// Web archive: `com.apple.webarchive`, conforms to `public.data` and `public.composite-content`; extension webarchive.
    public static var webArchive: UTType { system("com.apple.webarchive") }
    /// Assembly source: `public.assembly-source`, conforms to `public.source-code`; extension s.
    public static var assemblyLanguageSource: UTType { system("public.assembly-source") }
    /// C++ header: `public.c-plus-plus-header`, conforms to `public.source-code`; extensions hpp, hh, hxx.
    public static var cPlusPlusHeader: UTType { system("public.c-plus-plus-header") }
    /// Objective-C++ source: `public.objective-c-plus-plus-source`, conforms to `public.source-code`; extension mm.
    public static var objectiveCPlusPlusSource: UTType { system("public.objective-c-plus-plus-source") }
    /// AppleScript: `com.apple.applescript.text`, conforms to `public.script`; extension applescript.
    public static var appleScript: UTType { system("com.apple.applescript.text") }
    /// Compiled script: `com.apple.applescript.script`, conforms to `public.data` and `public.script`; extension scpt.
    public static var osaScript: UTType { system("com.apple.applescript.script") }
    /// Script bundle: `com.apple.applescript.script-bundle`, conforms to `com.apple.bundle`, `com.apple.package` and `public.script`; extension scptd.
    public static var osaScriptBundle: UTType { system("com.apple.applescript.script-bundle") }
    /// Perl script: `public.perl-script`, conforms to `public.shell-script`; extensions pl, pm.
    public static var perlScript: UTType { system("public.perl-script") }
    /// Ruby script: `public.ruby-script`, conforms to `public.shell-script`; extension rb.
    public static var rubyScript: UTType { system("public.ruby-script") }
    /// PHP script: `public.php-script`, conforms to `public.shell-script`; extension php.
    public static var phpScript: UTType { system("public.php-script") }
    /// Makefile: `public.make-source`, conforms to `public.script`; extensions mk, make.
    public static var makefile: UTType { system("public.make-source") }
    /// HEIF image: `public.heif`, conforms to `public.image`; extension heif.
    public static var heif: UTType { system("public.heif") }
    /// Apple icon: `com.apple.icns`, conforms to `public.image`; extension icns.
    public static var icns: UTType { system("com.apple.icns") }
    /// Live photo: `com.apple.live-photo`, a root type.
    public static var livePhoto: UTType { system("com.apple.live-photo") }
    /// Three-dimensional content: `public.3d-content`, conforms to `public.content`.
    public static var threeDContent: UTType { system("public.3d-content") }
    /// Universal scene description: `com.pixar.universal-scene-description`, conforms to `public.3d-content` and `public.data`; extensions usd, usda, usdc.
    public static var usd: UTType { system("com.pixar.universal-scene-description") }
    /// Packed universal scene description: `com.pixar.universal-scene-description-mobile`, conforms to `public.3d-content` and `public.data`; extension usdz.
    public static var usdz: UTType { system("com.pixar.universal-scene-description-mobile") }
    /// MPEG movie: `public.mpeg`, conforms to `public.movie`; extensions mpg, mpeg.
    public static var mpeg: UTType { system("public.mpeg") }
    /// MPEG-2 video: `public.mpeg-2-video`, conforms to `public.video`; extension m2v.
    public static var mpeg2Video: UTType { system("public.mpeg-2-video") }
    /// MPEG-2 transport stream: `public.mpeg-2-transport-stream`, conforms to `public.movie`; extension ts.
    public static var mpeg2TransportStream: UTType { system("public.mpeg-2-transport-stream") }
    /// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`, conforms to `public.audio`; extension m4p.
    public static var appleProtectedMPEG4Audio: UTType { system("com.apple.protected-mpeg-4-audio") }
    /// Protected MPEG-4 movie: `com.apple.protected-mpeg-4-video`, conforms to `public.movie`; extension m4v.
    public static var appleProtectedMPEG4Video: UTType { system("com.apple.protected-mpeg-4-video") }
    /// AIFF audio: `public.aiff-audio`, conforms to `public.audio`; extensions aiff, aif.
    public static var aiff: UTType { system("public.aiff-audio") }
    /// Playlist: `public.playlist`, a root type.
    public static var playlist: UTType { system("public.playlist") }
    /// M3U playlist: `public.m3u-playlist`, conforms to `public.text` and `public.playlist`; extensions m3u, m3u8.
    public static var m3uPlaylist: UTType { system("public.m3u-playlist") }
    /// Tar archive: `public.tar-archive`, conforms to `public.data` and `public.archive`; extension tar.
    public static var tarArchive: UTType { system("public.tar-archive") }
    /// Apple archive: `com.apple.archive`, conforms to `public.data` and `public.archive`; extension aar.
    public static var appleArchive: UTType { system("com.apple.archive") }
    /// Certificates and keys: `com.rsa.pkcs-12`, conforms to `public.data`; extensions p12, pfx.
    public static var pkcs12: UTType { system("com.rsa.pkcs-12") }
    /// Certificate: `public.x509-certificate`, conforms to `public.data`; extensions cer, crt, der.
    public static var x509Certificate: UTType { system("public.x509-certificate") }
    /// To-do item: `public.to-do-item`, conforms to `public.content`.
    public static var toDoItem: UTType { system("public.to-do-item") }
    /// Bookmark: `public.bookmark`, a root type.
    public static var bookmark: UTType { system("public.bookmark") }
    /// Internet location: `com.apple.internet-location`, conforms to `public.data` and `public.bookmark`.
    public static var internetLocation: UTType { system("com.apple.internet-location") }
    /// Internet shortcut: `com.microsoft.internet-shortcut`, conforms to `public.data` and `public.bookmark`; extension url.
    public static var internetShortcut: UTType { system("com.microsoft.internet-shortcut") }
    /// Framework: `com.apple.framework`, conforms to `com.apple.bundle`; extension framework.
    public static var framework: UTType { system("com.apple.framework") }
    /// Plug-in: `com.apple.plugin`, conforms to `com.apple.bundle` and `com.apple.package`; extension plugin.
    public static var pluginBundle: UTType { system("com.apple.plugin") }
    /// Importer of metadata: `com.apple.metadata-importer`, conforms to `com.apple.plugin`; extension mdimporter.
    public static var spotlightImporter: UTType { system("com.apple.metadata-importer") }
    /// Generator of previews: `com.apple.quicklook-generator`, conforms to `com.apple.plugin`; extension qlgenerator.
    public static var quickLookGenerator: UTType { system("com.apple.quicklook-generator") }
    /// Service of a program: `com.apple.xpc-service`, conforms to `com.apple.bundle` and `com.apple.package`; extension xpc.
    public static var xpcService: UTType { system("com.apple.xpc-service") }
    /// Pane of the system settings: `com.apple.systempreference.prefpane`, conforms to `com.apple.bundle` and `com.apple.package`; extension prefpane.
    public static var systemPreferencesPane: UTType { system("com.apple.systempreference.prefpane") }
    /// Application that is a bundle: `com.apple.application-bundle`, conforms to `com.apple.application`, `com.apple.bundle` and `com.apple.package`; extension app.
    public static var applicationBundle: UTType { system("com.apple.application-bundle") }
    /// Extension of an application: `com.apple.application-and-system-extension`, conforms to `com.apple.xpc-service`; extension appex.
    public static var applicationExtension: UTType { system("com.apple.application-and-system-extension") }
    /// Program file of Unix: `public.unix-executable`, conforms to `public.data` and `public.executable`.
    public static var unixExecutable: UTType { system("public.unix-executable") }
    /// Program file of Windows: `com.microsoft.windows-executable`, conforms to `public.data` and `public.executable`; extension exe.
    public static var exe: UTType { system("com.microsoft.windows-executable") }
}

// The types that the system declares.

/// One line for each type: identifier | supertypes | extensions | MIME types | name.
enum UTTypeTable {
    struct Entry {
        let parents: [String]
        let extensions: [String]
        let mimeTypes: [String]
        let name: String?
    }

    static let entries: [String: Entry] = Dictionary(uniqueKeysWithValues: rows.map { ($0.identifier, $0.entry) })
    static let namesByExtension = names(by: \.extensions)
    static let namesByMIMEType = names(by: \.mimeTypes)

    private static let rows: [(identifier: String, entry: Entry)] = text.split(separator: "\n").map { line in
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        func words(_ index: Int) -> [String] { index < fields.count ? fields[index].split(separator: " ").map(String.init) : [] }
        return (fields[0], Entry(
            parents: words(1), extensions: words(2), mimeTypes: words(3), name: fields.count > 4 && !fields[4].isEmpty ? fields[4] : nil))
    }
    private static func names(by tags: KeyPath<Entry, [String]>) -> [String: [String]] {
        var names: [String: [String]] = [:]
        for row in rows { for tag in row.entry[keyPath: tags] { names[tag, default: []].append(row.identifier) } }
        return names
    }

    private static let text = """
    public.item||||item
    public.content||||content
    public.data|public.item||application/octet-stream|data
    public.directory|public.item||inode/directory|directory
    public.folder|public.directory|||folder
    public.resolvable||||
    public.symlink|public.item public.resolvable|||symbolic link
    public.executable|public.item|||executable
    com.apple.bundle|public.directory|||bundle
    com.apple.package|public.directory|||package
    com.apple.application|public.executable|||application
    com.apple.mount-point|public.item public.resolvable|||volume
    com.apple.alias-file|public.data public.resolvable|||alias
    public.composite-content|public.content|||document
    public.database||||database
    public.message||||message
    public.contact||||contact
    public.calendar-event||||event
    public.to-do-item||||to-do
    public.url|public.data||text/x-moz-url|URL
    public.file-url|public.url|||file URL
    com.apple.web-internet-location|public.data|webloc||web location
    com.apple.internet-location|public.data|inetloc||internet location
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|plain text
    public.utf8-plain-text|public.plain-text|||UTF-8 text
    public.utf16-plain-text|public.plain-text|||UTF-16 text
    public.utf16-external-plain-text|public.plain-text|||UTF-16 text
    public.delimited-values-text|public.text|||separated values
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|comma-separated values
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated values
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||tab-separated values
    public.rtf|public.text|rtf|text/rtf application/rtf|rich text
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with attachments
    com.apple.flat-rtfd|public.data public.composite-content|||rich text with attachments
    public.html|public.text|html htm shtml|text/html|HTML text
    public.xhtml|public.xml|xhtml xht|application/xhtml+xml|XHTML text
    public.xml|public.text|xml|application/xml text/xml|XML text
    public.yaml|public.text|yaml yml|application/yaml text/yaml application/x-yaml|YAML text
    public.json|public.text|json|application/json|JSON text
    public.geojson|public.json|geojson|application/geo+json|GeoJSON text
    public.css|public.text|css|text/css|style sheet
    com.apple.property-list|public.data|plist|application/x-plist|property list
    com.apple.xml-property-list|public.xml com.apple.property-list|||property list
    com.apple.binary-property-list|com.apple.property-list|||property list
    net.daringfireball.markdown|public.plain-text|md markdown|text/markdown|Markdown text
    public.log|public.plain-text|log||log
    public.source-code|public.plain-text|||source code
    public.script|public.source-code|||script
    public.shell-script|public.script|sh|application/x-sh text/x-shellscript|shell script
    public.swift-source|public.source-code|swift|text/x-swift|Swift source code
    public.c-source|public.source-code|c|text/x-csrc|C source code
    public.c-header|public.source-code|h|text/x-chdr|C header
    public.c-plus-plus-source|public.source-code|cpp cc cxx|text/x-c++src|C++ source code
    public.objective-c-source|public.source-code|m||Objective-C source code
    public.python-script|public.script|py|text/x-python|Python script
    public.ruby-script|public.script|rb|application/x-ruby|Ruby script
    public.perl-script|public.script|pl|application/x-perl|Perl script
    public.php-script|public.script|php|application/x-php|PHP script
    com.netscape.javascript-source|public.source-code|js mjs|text/javascript application/javascript|JavaScript
    public.image|public.data public.content|||image
    public.png|public.image|png|image/png|PNG image
    public.jpeg|public.image|jpg jpeg jpe|image/jpeg|JPEG image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    com.microsoft.bmp|public.image|bmp|image/bmp|BMP image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|icon
    com.apple.icns|public.image|icns|image/icns|icon
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    public.svg-image|public.image public.xml|svg|image/svg+xml|SVG image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.heif-standard|public.image|heif|image/heif|HEIF image
    public.camera-raw-image|public.image|||raw image
    com.apple.live-photo||||Live Photo
    public.audiovisual-content|public.data public.content|||media
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg|video/mpeg|MPEG movie
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
    public.mpeg-4|public.movie|mp4|video/mp4|MPEG-4 movie
    public.mpeg-4-audio|public.mpeg-4 public.audio|m4a|audio/mp4|MPEG-4 audio
    com.apple.m4v-video|public.mpeg-4|m4v|video/x-m4v|MPEG-4 movie
    com.apple.protected-mpeg-4-video|public.movie|||protected movie
    com.apple.protected-mpeg-4-audio|public.audio|||protected audio
    public.avi|public.movie|avi|video/x-msvideo video/avi|AVI movie
    public.mp3|public.audio|mp3|audio/mpeg|MP3 audio
    com.microsoft.waveform-audio|public.audio|wav|audio/wav audio/x-wav|WAV audio
    public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio
    public.midi-audio|public.audio|mid midi|audio/midi|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.text public.playlist|m3u m3u8|audio/x-mpegurl|playlist
    public.archive|public.data|||archive
    public.zip-archive|public.archive|zip|application/zip|ZIP archive
    org.gnu.gnu-zip-archive|public.archive|gz|application/gzip|gzip archive
    public.bzip2-archive|public.archive|bz2|application/x-bzip2|bzip2 archive
    public.tar-archive|public.archive|tar|application/x-tar|tar archive
    com.apple.archive|public.archive|aar||Apple archive
    public.disk-image|public.archive|||disk image
    com.apple.disk-image-udif|public.disk-image|dmg||disk image
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    public.presentation|public.composite-content|||presentation
    public.spreadsheet|public.content|||spreadsheet
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB document
    public.email-message|public.message|eml|message/rfc822|email
    public.vcard|public.text public.contact|vcf|text/vcard text/x-vcard|contact card
    com.apple.ical.ics|public.text public.calendar-event|ics|text/calendar|calendar event
    public.font|public.data|||font
    public.opentype-font|public.font|otf|font/otf|OpenType font
    public.truetype-ttf-font|public.font|ttf|font/ttf|TrueType font
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.3d-content public.data|usd usda usdc||3D scene
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|3D scene
    public.unix-executable|public.data public.executable|||program
    com.microsoft.windows-executable|public.data public.executable|exe||Windows program
    com.sun.java-archive|public.zip-archive public.executable|jar|application/java-archive|Java archive
    public.x509-certificate|public.data|cer crt pem|application/x-x509-ca-cert|certificate
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|key store
    com.apple.log|public.log|||log
    public.toc|public.data|||table of contents
    com.apple.internet-shortcut|public.data|url||internet shortcut
    public.bookmark|public.resolvable|||bookmark
    """
}

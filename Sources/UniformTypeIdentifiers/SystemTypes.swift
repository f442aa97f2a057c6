// The types that the system declares, under their names in programs.

extension UTType {
    /// An item of any kind.
    public static var item: UTType { UTType("public.item" as StaticString) }
    /// Anything that users would call a document or a part of one.
    public static var content: UTType { UTType("public.content" as StaticString) }
    /// Content of several kinds at once.
    public static var compositeContent: UTType { UTType("public.composite-content" as StaticString) }
    /// A stream of bytes.
    public static var data: UTType { UTType("public.data" as StaticString) }
    /// A folder, or a package that looks like a file.
    public static var directory: UTType { UTType("public.directory" as StaticString) }
    /// A folder that users open.
    public static var folder: UTType { UTType("public.folder" as StaticString) }
    /// Something that refers to another item.
    public static var resolvable: UTType { UTType("public.resolvable" as StaticString) }
    /// A symbolic link.
    public static var symbolicLink: UTType { UTType("public.symlink" as StaticString) }
    /// Something executable.
    public static var executable: UTType { UTType("public.executable" as StaticString) }
    /// A folder with a fixed structure.
    public static var bundle: UTType { UTType("com.apple.bundle" as StaticString) }
    /// A folder that looks like a file.
    public static var package: UTType { UTType("com.apple.package" as StaticString) }
    /// An application.
    public static var application: UTType { UTType("com.apple.application" as StaticString) }
    /// The root of a volume.
    public static var volume: UTType { UTType("com.apple.mount-point" as StaticString) }
    /// An alias.
    public static var aliasFile: UTType { UTType("com.apple.alias-file" as StaticString) }
    /// A bookmark to a URL.
    public static var urlBookmarkData: UTType { UTType("public.bookmark" as StaticString) }
    /// A URL.
    public static var url: UTType { UTType("public.url" as StaticString) }
    /// The URL of a file.
    public static var fileURL: UTType { UTType("public.file-url" as StaticString) }
    /// Text of any kind.
    public static var text: UTType { UTType("public.text" as StaticString) }
    /// Text without attributes.
    public static var plainText: UTType { UTType("public.plain-text" as StaticString) }
    /// Text without attributes in UTF-8.
    public static var utf8PlainText: UTType { UTType("public.utf8-plain-text" as StaticString) }
    /// Text without attributes in UTF-16, in native byte order.
    public static var utf16PlainText: UTType { UTType("public.utf16-plain-text" as StaticString) }
    /// Text without attributes in UTF-16 with a byte-order mark.
    public static var utf16ExternalPlainText: UTType { UTType("public.utf16-external-plain-text" as StaticString) }
    /// A table as text with delimiters.
    public static var delimitedText: UTType { UTType("public.delimited-values-text" as StaticString) }
    /// A table as text, separated by commas.
    public static var commaSeparatedText: UTType { UTType("public.comma-separated-values-text" as StaticString) }
    /// A table as text, separated by tabs.
    public static var tabSeparatedText: UTType { UTType("public.tab-separated-values-text" as StaticString) }
    /// A table as UTF-8 text, separated by tabs.
    public static var utf8TabSeparatedText: UTType { UTType("public.utf8-tab-separated-values-text" as StaticString) }
    /// Rich text (RTF).
    public static var rtf: UTType { UTType("public.rtf" as StaticString) }
    /// Rich text with attachments, as a folder.
    public static var rtfd: UTType { UTType("com.apple.rtfd" as StaticString) }
    /// Rich text with attachments, in one file.
    public static var flatRTFD: UTType { UTType("com.apple.flat-rtfd" as StaticString) }
    /// HTML.
    public static var html: UTType { UTType("public.html" as StaticString) }
    /// XML.
    public static var xml: UTType { UTType("public.xml" as StaticString) }
    /// YAML.
    public static var yaml: UTType { UTType("public.yaml" as StaticString) }
    /// JSON.
    public static var json: UTType { UTType("public.json" as StaticString) }
    /// A style sheet.
    public static var css: UTType { UTType("public.css" as StaticString) }
    /// A property list.
    public static var propertyList: UTType { UTType("com.apple.property-list" as StaticString) }
    /// A property list as XML.
    public static var xmlPropertyList: UTType { UTType("com.apple.xml-property-list" as StaticString) }
    /// A binary property list.
    public static var binaryPropertyList: UTType { UTType("com.apple.binary-property-list" as StaticString) }
    /// A log.
    public static var log: UTType { UTType("public.log" as StaticString) }
    /// Source code.
    public static var sourceCode: UTType { UTType("public.source-code" as StaticString) }
    /// A script.
    public static var script: UTType { UTType("public.script" as StaticString) }
    /// A shell script.
    public static var shellScript: UTType { UTType("public.shell-script" as StaticString) }
    /// Swift source code.
    public static var swiftSource: UTType { UTType("public.swift-source" as StaticString) }
    /// C source code.
    public static var cSource: UTType { UTType("public.c-source" as StaticString) }
    /// A C header.
    public static var cHeader: UTType { UTType("public.c-header" as StaticString) }
    /// C++ source code.
    public static var cPlusPlusSource: UTType { UTType("public.c-plus-plus-source" as StaticString) }
    /// Objective-C source code.
    public static var objectiveCSource: UTType { UTType("public.objective-c-source" as StaticString) }
    /// A Python script.
    public static var pythonScript: UTType { UTType("public.python-script" as StaticString) }
    /// A Ruby script.
    public static var rubyScript: UTType { UTType("public.ruby-script" as StaticString) }
    /// A Perl script.
    public static var perlScript: UTType { UTType("public.perl-script" as StaticString) }
    /// A PHP script.
    public static var phpScript: UTType { UTType("public.php-script" as StaticString) }
    /// JavaScript.
    public static var javaScript: UTType { UTType("com.netscape.javascript-source" as StaticString) }
    /// An image of any kind.
    public static var image: UTType { UTType("public.image" as StaticString) }
    /// A PNG image.
    public static var png: UTType { UTType("public.png" as StaticString) }
    /// A JPEG image.
    public static var jpeg: UTType { UTType("public.jpeg" as StaticString) }
    /// A TIFF image.
    public static var tiff: UTType { UTType("public.tiff" as StaticString) }
    /// A GIF image.
    public static var gif: UTType { UTType("com.compuserve.gif" as StaticString) }
    /// A BMP image.
    public static var bmp: UTType { UTType("com.microsoft.bmp" as StaticString) }
    /// A Windows icon.
    public static var ico: UTType { UTType("com.microsoft.ico" as StaticString) }
    /// An Apple icon.
    public static var icns: UTType { UTType("com.apple.icns" as StaticString) }
    /// A WebP image.
    public static var webP: UTType { UTType("org.webmproject.webp" as StaticString) }
    /// An SVG image.
    public static var svg: UTType { UTType("public.svg-image" as StaticString) }
    /// A HEIC image.
    public static var heic: UTType { UTType("public.heic" as StaticString) }
    /// A HEIF image.
    public static var heif: UTType { UTType("public.heif-standard" as StaticString) }
    /// A camera's raw image.
    public static var rawImage: UTType { UTType("public.camera-raw-image" as StaticString) }
    /// A still image with a short video.
    public static var livePhoto: UTType { UTType("com.apple.live-photo" as StaticString) }
    /// Audio, video or both.
    public static var audiovisualContent: UTType { UTType("public.audiovisual-content" as StaticString) }
    /// A movie, with or without sound.
    public static var movie: UTType { UTType("public.movie" as StaticString) }
    /// Video without sound.
    public static var video: UTType { UTType("public.video" as StaticString) }
    /// Audio.
    public static var audio: UTType { UTType("public.audio" as StaticString) }
    /// A QuickTime movie.
    public static var quickTimeMovie: UTType { UTType("com.apple.quicktime-movie" as StaticString) }
    /// An MPEG movie.
    public static var mpeg: UTType { UTType("public.mpeg" as StaticString) }
    /// An MPEG-2 video.
    public static var mpeg2Video: UTType { UTType("public.mpeg-2-video" as StaticString) }
    /// An MPEG-2 transport stream.
    public static var mpeg2TransportStream: UTType { UTType("public.mpeg-2-transport-stream" as StaticString) }
    /// An MPEG-4 movie.
    public static var mpeg4Movie: UTType { UTType("public.mpeg-4" as StaticString) }
    /// MPEG-4 audio.
    public static var mpeg4Audio: UTType { UTType("public.mpeg-4-audio" as StaticString) }
    /// Protected MPEG-4 audio.
    public static var appleProtectedMPEG4Audio: UTType { UTType("com.apple.protected-mpeg-4-audio" as StaticString) }
    /// A protected MPEG-4 video.
    public static var appleProtectedMPEG4Video: UTType { UTType("com.apple.protected-mpeg-4-video" as StaticString) }
    /// An AVI movie.
    public static var avi: UTType { UTType("public.avi" as StaticString) }
    /// MP3 audio.
    public static var mp3: UTType { UTType("public.mp3" as StaticString) }
    /// WAV audio.
    public static var wav: UTType { UTType("com.microsoft.waveform-audio" as StaticString) }
    /// AIFF audio.
    public static var aiff: UTType { UTType("public.aiff-audio" as StaticString) }
    /// MIDI music.
    public static var midi: UTType { UTType("public.midi-audio" as StaticString) }
    /// A playlist.
    public static var playlist: UTType { UTType("public.playlist" as StaticString) }
    /// An M3U playlist.
    public static var m3uPlaylist: UTType { UTType("public.m3u-playlist" as StaticString) }
    /// An archive.
    public static var archive: UTType { UTType("public.archive" as StaticString) }
    /// A ZIP archive.
    public static var zip: UTType { UTType("public.zip-archive" as StaticString) }
    /// A gzip archive.
    public static var gzip: UTType { UTType("org.gnu.gnu-zip-archive" as StaticString) }
    /// A bzip2 archive.
    public static var bz2: UTType { UTType("public.bzip2-archive" as StaticString) }
    /// An Apple archive.
    public static var appleArchive: UTType { UTType("com.apple.archive" as StaticString) }
    /// A disk image.
    public static var diskImage: UTType { UTType("public.disk-image" as StaticString) }
    /// A PDF document.
    public static var pdf: UTType { UTType("com.adobe.pdf" as StaticString) }
    /// A presentation.
    public static var presentation: UTType { UTType("public.presentation" as StaticString) }
    /// A spreadsheet.
    public static var spreadsheet: UTType { UTType("public.spreadsheet" as StaticString) }
    /// An EPUB book.
    public static var epub: UTType { UTType("org.idpf.epub-container" as StaticString) }
    /// A database.
    public static var database: UTType { UTType("public.database" as StaticString) }
    /// A message.
    public static var message: UTType { UTType("public.message" as StaticString) }
    /// An email.
    public static var emailMessage: UTType { UTType("public.email-message" as StaticString) }
    /// A contact.
    public static var contact: UTType { UTType("public.contact" as StaticString) }
    /// A contact card.
    public static var vCard: UTType { UTType("public.vcard" as StaticString) }
    /// A calendar event.
    public static var calendarEvent: UTType { UTType("public.calendar-event" as StaticString) }
    /// A to-do item.
    public static var toDoItem: UTType { UTType("public.to-do-item" as StaticString) }
    /// A font.
    public static var font: UTType { UTType("public.font" as StaticString) }
    /// 3D content.
    public static var threeDContent: UTType { UTType("public.3d-content" as StaticString) }
    /// A 3D scene.
    public static var usd: UTType { UTType("com.pixar.universal-scene-description" as StaticString) }
    /// A 3D scene in one file.
    public static var usdz: UTType { UTType("com.pixar.universal-scene-description-mobile" as StaticString) }
    /// A Unix executable.
    public static var unixExecutable: UTType { UTType("public.unix-executable" as StaticString) }
    /// A Windows executable.
    public static var exe: UTType { UTType("com.microsoft.windows-executable" as StaticString) }
    /// An X.509 certificate.
    public static var x509Certificate: UTType { UTType("public.x509-certificate" as StaticString) }
    /// A PKCS #12 key store.
    public static var pkcs12: UTType { UTType("com.rsa.pkcs-12" as StaticString) }
    /// A file with a URL.
    public static var internetLocation: UTType { UTType("com.apple.internet-location" as StaticString) }
    /// A Windows file with a URL.
    public static var internetShortcut: UTType { UTType("com.apple.internet-shortcut" as StaticString) }
}

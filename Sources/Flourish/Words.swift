import SwiftUI

/// What the library's parts say by themselves, mostly to assistive programs.
public enum PartWord: String, Hashable, CaseIterable, Sendable {
    case close = "Close", back = "Back", more = "More", opensMenu = "Opens a menu"
    case refresh = "Refresh", refreshing = "Refreshing"
    case seats = "Seats", wholeHall = "Whole hall"
    /// `{row}` and `{seat}` are their names.
    case seat = "Row {row}, seat {seat}"
    /// `{count}` is a number.
    case freeSeats = "{count} free"
    case free, held, sold
}

extension View {
    /// Says words of the parts inside in another way.
    ///
    /// ```swift
    /// SeatChart(plan, selection: $seats)
    ///     .partWords([.seat: "Bench {row}, place {seat}", .wholeHall: "All benches"])
    /// ```
    /// Other words are those of the program's table of strings, if it has the English ones as keys; then those of the library in the
    /// language of the place, or English.
    public func partWords(_ words: [PartWord: String]) -> some View {
        transformEnvironment(\.ownPartWords) { $0.merge(words) { $1 } }
    }
}

extension EnvironmentValues {
    @Entry fileprivate var ownPartWords: [PartWord: String] = [:]
    /// The words of a place.
    var partWords: PartWords { PartWords(own: ownPartWords, locale: locale) }
}

/// Words in the language of a place.
struct PartWords {
    fileprivate let own: [PartWord: String]
    let locale: Locale

    func callAsFunction(_ word: PartWord, _ values: [String: String] = [:]) -> Text { Text(verbatim: string(word, values)) }
    func string(_ word: PartWord, _ values: [String: String] = [:]) -> String {
        values.reduce(own[word] ?? programs(word) ?? Self.words(of: locale)[word] ?? word.rawValue) {
            $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value)
        }
    }
    /// What the program's own table of strings says.
    private func programs(_ word: PartWord) -> String? {
        let said = String(localized: String.LocalizationValue(word.rawValue), locale: locale)
        return said == word.rawValue ? nil : said
    }

    private static func words(of locale: Locale) -> [PartWord: String] {
        let language = locale.language.languageCode?.identifier ?? ""
        // Chinese has two scripts.
        let isTraditional = language == "zh" && Locale.Language(identifier: locale.language.maximalIdentifier).script?.identifier == "Hant"
        return languages[isTraditional ? "zh-Hant" : language] ?? [:]
    }
    /// In the order of `PartWord`.
    private static let languages: [String: [PartWord: String]] = [
        "ar": [
            "إغلاق", "رجوع", "المزيد", "يفتح قائمة", "تحديث", "جارٍ التحديث", "المقاعد", "القاعة كلها", "الصف {row}، المقعد {seat}",
            "المتاح: {count}", "متاح", "محجوز مؤقتًا", "مباع"],
        "de": [
            "Schließen", "Zurück", "Mehr", "Öffnet ein Menü", "Aktualisieren", "Wird aktualisiert", "Plätze", "Ganzer Saal",
            "Reihe {row}, Platz {seat}", "{count} frei", "frei", "vorgemerkt", "verkauft"],
        "es": [
            "Cerrar", "Atrás", "Más", "Abre un menú", "Actualizar", "Actualizando", "Asientos", "Toda la sala",
            "Fila {row}, asiento {seat}", "Libres: {count}", "libre", "reservado", "vendido"],
        "fr": [
            "Fermer", "Retour", "Plus", "Ouvre un menu", "Actualiser", "Actualisation", "Places", "Toute la salle",
            "Rang {row}, place {seat}", "Places libres : {count}", "libre", "réservée", "vendue"],
        "he": [
            "סגירה", "חזרה", "עוד", "פותח תפריט", "רענון", "מתבצע רענון", "מושבים", "האולם כולו", "שורה {row}, מושב {seat}",
            "פנויים: {count}", "פנוי", "שמור", "נמכר"],
        "it": [
            "Chiudi", "Indietro", "Altro", "Apre un menu", "Aggiorna", "Aggiornamento", "Posti", "Tutta la sala",
            "Fila {row}, posto {seat}", "Liberi: {count}", "libero", "riservato", "venduto"],
        "ja": ["閉じる", "戻る", "その他", "メニューを開きます", "更新", "更新中", "座席", "全体を表示", "{row}列{seat}番", "空席 {count}", "空席", "確保中", "販売済み"],
        "ko": [
            "닫기", "뒤로", "더 보기", "메뉴를 엽니다", "새로 고침", "새로 고치는 중", "좌석", "전체 보기", "{row}열 {seat}번 좌석", "빈 좌석 {count}", "빈 좌석", "예약 중", "판매됨"],
        "nl": [
            "Sluit", "Terug", "Meer", "Opent een menu", "Vernieuw", "Wordt vernieuwd", "Plaatsen", "Hele zaal", "Rij {row}, stoel {seat}",
            "{count} vrij", "vrij", "vastgehouden", "verkocht"],
        "pl": [
            "Zamknij", "Wstecz", "Więcej", "Otwiera menu", "Odśwież", "Odświeżanie", "Miejsca", "Cała sala", "Rząd {row}, miejsce {seat}",
            "Wolne: {count}", "wolne", "zarezerwowane", "sprzedane"],
        "pt": [
            "Fechar", "Voltar", "Mais", "Abre um menu", "Atualizar", "Atualizando", "Lugares", "Sala inteira", "Fila {row}, lugar {seat}",
            "Livres: {count}", "livre", "reservado", "vendido"],
        "ru": [
            "Закрыть", "Назад", "Ещё", "Открывает меню", "Обновить", "Обновление", "Места", "Весь зал", "Ряд {row}, место {seat}",
            "Свободно: {count}", "свободно", "забронировано", "продано"],
        "sv": [
            "Stäng", "Tillbaka", "Mer", "Öppnar en meny", "Uppdatera", "Uppdaterar", "Platser", "Hela salongen", "Rad {row}, plats {seat}",
            "{count} lediga", "ledig", "reserverad", "såld"],
        "tr": [
            "Kapat", "Geri", "Daha fazla", "Menü açar", "Yenile", "Yenileniyor", "Koltuklar", "Tüm salon",
            "{row} sırası, {seat} numaralı koltuk", "Boş: {count}", "boş", "ayrılmış", "satılmış"],
        "zh": ["关闭", "返回", "更多", "打开菜单", "刷新", "正在刷新", "座位", "整个场馆", "{row}排{seat}座", "空座 {count}", "空座", "已保留", "已售"],
        "zh-Hant": ["關閉", "返回", "更多", "打開選單", "重新整理", "正在重新整理", "座位", "整個場館", "{row}排{seat}號", "空位 {count}", "空位", "已保留", "已售出"],
    ].mapValues { Dictionary(uniqueKeysWithValues: zip(PartWord.allCases, $0)) }
}

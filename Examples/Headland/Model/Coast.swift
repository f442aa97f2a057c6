import Foundation

/// The lighthouses in the order in which a ship passes them.
extension Lighthouse {
    static let coast = [
        Lighthouse(
            id: 1, name: "Gannet Point", place: "Above the long beach", openDay: day(5, 14), height: 31, reach: 18, year: 1874,
            look: Look(high: 0.58, low: 0.12, stripe: 0.01, stripes: 4, tower: 0.52, x: 0.72),
            story: [
                "The point has its name from the birds, and the birds have it from nobody. Forty pairs nest under the gallery, where the wind lifts them off the rock without a beat of their wings.",
                "A hundred and sixty steps lead up to the lamp. They were cut by two brothers who did not speak to each other: the left half of each step is a thumb lower than the right one.",
                "On the open day the keeper's granddaughter winds the old clockwork once more. The lamp itself has been electric for sixty years and turns without being asked.",
            ]),
        Lighthouse(
            id: 2, name: "The Needlecase", place: "Between two reefs", openDay: day(5, 28), height: 44, reach: 22, year: 1859,
            look: Look(high: 0.62, low: 0.05, stripe: 0.60, stripes: 5, tower: 0.62, x: 0.80),
            story: [
                "Thin, tall and standing in a slot of the reef, it was called a needle before it was finished. Sailors added the case when they saw the granite collar around its foot.",
                "Every block was shaped ashore, numbered, and fitted into its neighbours like the boards of a barrel. No mortar was used below the door, since the tide would have drunk it.",
                "The boat lands when the swell is under a metre. Bring shoes that may get wet, and leave your hat in the boat.",
            ]),
        Lighthouse(
            id: 3, name: "Old Patience", place: "At the mouth of the river", openDay: day(6, 11), height: 19, reach: 11, year: 1822,
            look: Look(high: 0.53, low: 0.10, stripe: 0.36, stripes: 2, tower: 0.40, x: 0.66),
            story: [
                "The river has moved its mouth three times since the tower was built, and each time it was said that the light had outlived its use. Each time the river came back.",
                "Old Patience is short because the marsh would not have borne more. It stands on two hundred piles of alder, which keep as long as they are never dry.",
                "Herons sleep on the roof of the oil store. They do not mind visitors who speak softly and do not point.",
            ]),
        Lighthouse(
            id: 4, name: "Candle Isle", place: "An hour by ferry", openDay: day(6, 25), height: 27, reach: 16, year: 1891,
            look: Look(high: 0.70, low: 0.03, stripe: 0.09, stripes: 3, tower: 0.48, x: 0.64),
            story: [
                "Seven people live on the island, and all of them have a key. Whoever is awake first puts the light out; whoever is up last checks that it burns.",
                "There is a school with one bench, a garden inside a wall, and a post box that is emptied on Tuesdays. The view from the gallery takes in all of it, and then a great deal of water.",
                "The ferry does not wait. If you miss it, knock at the second door: there is a room with two beds and a window to the west.",
            ]),
        Lighthouse(
            id: 5, name: "Farrow Rock", place: "Out where the charts turn blue", openDay: day(7, 9), height: 38, reach: 24, year: 1903,
            look: Look(high: 0.56, low: 0.50, stripe: 0.97, stripes: 6, tower: 0.58, x: 0.84),
            story: [
                "In the winter of 1911 a wave broke the lantern's glass, forty metres above the sea. The keepers covered the opening with a mattress and kept the lamp alight behind it.",
                "The mattress hangs in the entrance hall. Nobody has found a better place for it, and nobody has dared to throw it away.",
                "The crossing takes two hours each way. On a clear day seals follow the boat for the last mile, hoping for what falls overboard.",
            ]),
        Lighthouse(
            id: 6, name: "Stillwater", place: "On the lake behind the dunes", openDay: day(7, 23), height: 12, reach: 6, year: 1936,
            look: Look(high: 0.50, low: 0.16, stripe: 0.45, stripes: 2, tower: 0.34, x: 0.74),
            story: [
                "A lighthouse on a lake needs an explanation. This one was a gift: a captain who had retired to the dunes could not fall asleep without a beam on his ceiling.",
                "It was built to half the usual measures, so that grown people bow on the stairs. Children are asked to wave from the gallery, as they alone can stand there upright.",
                "Bathing is allowed until the light is lit. After that the lake belongs to the pike.",
            ]),
    ]

    /// A day of the year 2031, at noon in Greenwich, which is the same date in nearly every zone.
    private static func day(_ month: Int, _ day: Int) -> Date {
        let parts = DateComponents(timeZone: .gmt, year: 2031, month: month, day: day, hour: 12)
        return Calendar(identifier: .gregorian).date(from: parts) ?? .distantFuture
    }
}

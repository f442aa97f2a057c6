// Arithmetic.

extension GlyphTable {
    static let math: [String: String] = [
        "plus": "sM12 2.5V21.5M2.5 12H21.5",
        "minus": "sM2.5 12H21.5",
        "multiply": "sM5 5L19 19M19 5L5 19",
        "divide": "sM3 12H21|pO12 5.6 .9O12 18.4 .9",
        "equal": "sM3 8.5H21M3 15.5H21",
        "plusminus": "sM12 2V15M5.5 8.5H18.5M5.5 20.5H18.5",
        "lessthan": "sM19 5L5 12L19 19",
        "greaterthan": "sM5 5L19 12L5 19",
        "sum": "sM18 6.5V3.5H5.5L12.5 12L5.5 20.5H18V17.5",
        "function": "sM16.5 4.4C14 2.4 11.8 3.8 11.4 7L9.8 17C9.4 20.4 7.4 21.8 4.8 20M6.8 9.8H14|s-M14.6 13L20.4 19.4M20.4 13L14.6 19.4",
        "x.squareroot": "sM2 13.6L5 12.4L8.4 20.6L12.6 4H22|s-M14 9.6L19.8 16.6M19.8 9.6L14 16.6",
        "plus.forwardslash.minus": "sM6.6 3V10.6M2.8 6.8H10.4M13.6 17.4H21.2M18.8 4L5.2 20",
        "notequal": "sM3 8.5H21M3 15.5H21M17.6 3.4L6.4 20.6",
        "nosign": "sO12 12 10.6M4.6 4.6L19.4 19.4",
        "line.diagonal": "sM3.4 20.6L20.6 3.4",
        "asterisk": "s*6M12 12V3.2",
        "curlybraces": "s%M9.4 2.6H8.2A3 3 0 0 0 5.2 5.6V9A3 3 0 0 1 2.4 12A3 3 0 0 1 5.2 15V18.4A3 3 0 0 0 8.2 21.4H9.4",
        "parentheses": "s%M8.6 2.2C5.8 4.8 4.2 8.2 4.2 12C4.2 15.8 5.8 19.2 8.6 21.8",
        "ellipsis.curlybraces": "@curlybraces|pO8 12 .4O12 12 .4O16 12 .4",
        "angle": "sM21 20H3.2L14.6 3.6M9.6 10.8A11.4 11.4 0 0 1 14.4 20",
        "lessthanorequalto": "sM19 2.8L5 9L19 15.2M5 20.8H19",
        "greaterthanorequalto": "sM5 2.8L19 9L5 15.2M5 20.8H19",
        "minus.forwardslash.plus": "sM2.8 6.8H10.4M17.4 13.6V21.2M13.6 17.4H21.2M18.8 4L5.2 20",
        "tilde": "sM2.8 14.2C4.6 9.2 8.6 9 12 12C15.4 15 19.4 14.8 21.2 9.8",
        "line.diagonal.arrow": "sM3.4 20.6L20 4M11 3.6H20.4V13",
        "alternatingcurrent": "sM2 12C5 3.6 9 3.6 12 12C15 20.4 19 20.4 22 12",
        "directcurrent": "sM2.6 9.2H21.4M2.6 14.8H6.4M10.1 14.8H13.9M17.6 14.8H21.4",
        "compass.drawing": "sO12 4.6 2.6M10.8 7L4.6 21.6M13.2 7L19.4 21.6M3.4 14.6C7.6 18.6 16.4 18.6 20.6 14.6",
    ]
}

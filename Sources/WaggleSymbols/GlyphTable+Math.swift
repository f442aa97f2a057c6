// Arithmetic.

extension GlyphTable {
    static let math: [String: String] = [
        "plus": "sM12 2.5V21.5M2.5 12H21.5",
        "minus": "sM2.5 12H21.5",
        "multiply": "sM5 5L19 19M19 5L5 19",
        "divide": "sM3 12H21|fO12 5.6 1.8O12 18.4 1.8",
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
    ]
}

// Clocks and timers.

extension GlyphTable {
    static let time: [String: String] = [
        "clock": "bO12 12 11|dM12 5.2V12.4L16.4 15",
        "timer": "s2M12 1.2A10.8 10.8 0 1 1 3.6 5.2|s+M8.2 8.2L12.4 12.6",
        "stopwatch": "bO12 13.4 9|dM12 8.8V13.4|sM9.4 1.6H14.6M12 1.6V4.2M18.8 6.4L20.4 4.8",
        "alarm": "bO12 13.2 8.8|dM12 8.2V13.4L15.2 15.2|sM1.8 6.8A9 9 0 0 1 6 2.6M22.2 6.8A9 9 0 0 0 18 2.6M5.8 19.6L3.8 22M18.2 19.6L20.2 22",
        "hourglass": """
            bM6.8 2.2V6C6.8 9 10.6 10 10.6 12C10.6 14 6.8 15 6.8 18V21.8H17.2V18C17.2 15 13.4 14 13.4 12C13.4 10 17.2 9 17.2 6V2.2Z|sM5 2.2H19M5 21.8H19
            """,
        "clock.arrow.circlepath": "sM5 7.4A9.2 9.2 0 1 1 3 13.4M4.4 2.6V7.6H9.4|sM12 7V12.4L15.6 14.6",
        "clock.arrow.2.circlepath": "@arrow.triangle.2.circlepath|s2M12 7.4V12.2L15 14",
        "deskclock": "bO12 10.6 9.2|dM12 5V10.8L15.6 12.8|sM5.6 22H18.4",
        "alarm.waves.left.and.right": "@alarm 12 12 .84|s2%B12 12 12.6 152 208",
        "timelapse": "f2M12 6.4V12L8 16A5.6 5.6 0 1 0 12 6.4Z|s*24-M12 1.2V4.2",
        "hourglass.bottomhalf.filled": "@hourglass|fM12 13.4C13.6 14.6 16.2 15.8 16.6 18V21H7.4V18C7.8 15.8 10.4 14.6 12 13.4Z",
        "hourglass.tophalf.filled": "@hourglass|fM7.4 3H16.6V6C16.2 8.2 13.6 9.4 12 10.6C10.4 9.4 7.8 8.2 7.4 6Z",
    ]
}

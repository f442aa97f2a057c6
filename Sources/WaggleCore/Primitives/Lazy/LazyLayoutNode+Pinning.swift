// Pinned headers and footers.

import Foundation
import WaggleGeometry

extension LazyLayoutNode {
    /// Finds the positions of the pinned headers and footers.
    ///
    /// A header stays at its own position or moves to the start of the viewport, inside the insets, but never past the end of its section.
    func pin() {
        viewport.pinned = []
        let views = metrics.arrangement.pinnedViews, lines = viewport.lines
        guard !views.isEmpty, cells.hasSections, let first = lines.first, let last = lines.last else { return }
        let seen = seenRange(isInset: true)
        var cell = first.cells.lowerBound
        while cell < last.cells.upperBound {
            guard let section = read(cell..<cell + 1).sections.first(where: { $0.range.contains(cell) }) else {
                // The next line may begin a section.
                guard let line = lines.first(where: { $0.cells.lowerBound > cell }) else { return }
                cell = line.cells.lowerBound
                continue
            }
            let start = self.start(of: section.range.lowerBound), end = self.start(of: section.range.upperBound) - metrics.spacing
            if views.contains(.sectionHeaders), !section.header.isEmpty {
                let header = block(section.header)
                pin(header, at: max(start, min(seen.lowerBound, end - length(of: header))))
            }
            if views.contains(.sectionFooters), !section.footer.isEmpty {
                let footer = block(section.footer), own = length(of: footer)
                pin(footer, at: min(end - own, max(seen.upperBound - own, start)))
            }
            cell = section.range.upperBound
        }
    }
    /// The lines of a header or footer.
    private func block(_ cells: Range<Int>) -> [LazyLine] {
        var lines: [LazyLine] = [], cell = cells.lowerBound
        while cell < cells.upperBound, var line = line(at: cell) {
            measure(&line)
            lines.append(line)
            cell = line.cells.upperBound
        }
        return lines
    }
    private func length(of block: [LazyLine]) -> CGFloat {
        block.reduce(0) { $0 + $1.length } + CGFloat(max(block.count - 1, 0)) * metrics.spacing
    }
    private func pin(_ block: [LazyLine], at start: CGFloat) {
        var start = start
        for line in block {
            viewport.pinned.append((line, start))
            start = start.plus(line.length).plus(metrics.spacing)
        }
    }
    /// Where a cell's line begins, in the node's own space.
    func start(of cell: Int) -> CGFloat { viewport.start(of: cell, metrics) }
}

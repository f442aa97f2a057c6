// Equality of drawings by appearance, regardless of their source.

import Foundation
import WaggleGeometry

extension DisplayList.Item {
    /// True if both certainly draw the same, whatever their keys; false also where that takes long to find out.
    package func isAlike(_ other: DisplayList.Item) -> Bool { bounds == other.bounds && content.isAlike(other.content) }
}

extension DisplayList {
    fileprivate func isAlike(_ other: DisplayList) -> Bool {
        items.count == other.items.count && items.withUnsafeBufferPointer { items in
            other.items.withUnsafeBufferPointer { others in
                if items.baseAddress == others.baseAddress { return true }
                for index in items.indices where !items[index].isAlike(others[index]) { return false }
                return true
            }
        }
    }
}

extension DisplayList.Content {
    fileprivate func isAlike(_ other: DisplayList.Content) -> Bool {
        switch (self, other) {
        case (.fill(let a, let ruleA, let paintA, let softA), .fill(let b, let ruleB, let paintB, let softB)):
            return softA == softB && ruleA == ruleB && paintA.isAlike(paintB) && a.isAlike(b)
        case (.stroke(let a, let styleA, let paintA, let softA), .stroke(let b, let styleB, let paintB, let softB)):
            return softA == softB && styleA == styleB && paintA.isAlike(paintB) && a.isAlike(b)
        case (.text(let a, let originA, let paintA), .text(let b, let originB, let paintB)):
            return a === b && originA == originB && paintA.isAlike(paintB)
        case (.image(let a), .image(let b)):
            return a.source === b.source && a.destination == b.destination && !a.hasTemplate && !b.hasTemplate && a.capInsets == b.capInsets
                && a.scale == b.scale
                && a.resizing == b.resizing && a.interpolation == b.interpolation && a.antialiased == b.antialiased
        case (.sprites(let a), .sprites(let b)): return a.isAlike(b)
        case (.list(let a, let from, let scaleA), .list(let b, let to, let scaleB)): return from == to && scaleA == scaleB && a.isAlike(b)
        case (.effect(let effectA, let a), .effect(let effectB, let b)): return effectA.isAlike(effectB) && a.isAlike(b)
        default: return false
        }
    }
}

extension DisplayList.Effect {
    fileprivate func isAlike(_ other: DisplayList.Effect) -> Bool {
        switch (self, other) {
        case (.transform(let a), .transform(let b)): a == b
        case (.opacity(let a), .opacity(let b)): a == b
        case (.blend(let a), .blend(let b)): a == b
        case (.flatten, .flatten): true
        case (.clip(let a, let ruleA, let softA), .clip(let b, let ruleB, let softB)): softA == softB && ruleA == ruleB && a.isAlike(b)
        case (.mask(let a), .mask(let b)): a.isAlike(b)
        case (.filter(let a), .filter(let b)): a.isAlike(b)
        default: false
        }
    }
}

extension DisplayList.Filter {
    fileprivate func isAlike(_ other: DisplayList.Filter) -> Bool {
        switch (self, other) {
        case (.blur(let a, let opaqueA), .blur(let b, let opaqueB)), (.ditheredBlur(let a, let opaqueA), .ditheredBlur(let b, let opaqueB)):
            a == b && opaqueA == opaqueB
        case (.shadow(let a, let radiusA, let offsetA, let onlyA), .shadow(let b, let radiusB, let offsetB, let onlyB)):
            a == b && radiusA == radiusB && offsetA == offsetB && onlyA == onlyB
        case (.colorMatrix(let a), .colorMatrix(let b)), (.linearColorMatrix(let a), .linearColorMatrix(let b)): a == b
        case (.compositedShadow(let a), .compositedShadow(let b)): a == b
        case (.alphaThreshold(let a, let mostA, let colorA), .alphaThreshold(let b, let mostB, let colorB)):
            a == b && mostA == mostB && colorA == colorB
        default: false
        }
    }
}

extension Primitive {
    fileprivate func isAlike(_ other: Primitive) -> Bool {
        switch (self, other) {
        case (.rectangle(let a), .rectangle(let b)), (.ellipse(let a), .ellipse(let b)): a == b
        case (.roundedRectangle(let a, let cornerA, let softA), .roundedRectangle(let b, let cornerB, let softB)):
            a == b && cornerA == cornerB && softA == softB
        case (.path(let a), .path(let b)): a == b
        default: false
        }
    }
}

extension Paint {
    fileprivate func isAlike(_ other: Paint) -> Bool {
        switch (self, other) {
        case (.color(let a), .color(let b)): a == b
        case (.linear(let a, let fromA, let toA), .linear(let b, let fromB, let toB)): fromA == fromB && toA == toB && a == b
        case (.radial(let a, let centerA, let startA, let endA), .radial(let b, let centerB, let startB, let endB)):
            centerA == centerB && startA == startB && endA == endB && a == b
        case (.mesh(let a), .mesh(let b)): a == b
        case (.repeating(let a, let mirroredA), .repeating(let b, let mirroredB)): mirroredA == mirroredB && a.isAlike(b)
        default: false
        }
    }
}

extension ImageDrawing {
    fileprivate var hasTemplate: Bool { if case .none = template { false } else { true } }
}

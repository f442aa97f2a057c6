// A program's page: draws the display lists that the program sends, and tells it what the person does.
// One file without libraries. From bottom to top: reading messages, shapes, drawing, what has changed, elements, input, the connection.
'use strict'

// MARK: Reading messages

/** Reads numbers as the program's ByteWriter writes them. */
class Reader {
  constructor(buffer, position = 0) {
    this.bytes = new Uint8Array(buffer)
    this.view = new DataView(buffer)
    this.at = position
    this.exact = true
  }
  byte() { return this.bytes[this.at++] }
  flag() { return this.bytes[this.at++] !== 0 }
  number() {
    const bytes = this.bytes
    let value = 0, unit = 1
    for (;;) {
      const byte = bytes[this.at++]
      if (byte === undefined) throw new Error('A message ends too early.')
      if (byte < 128) return value + byte * unit
      value += (byte - 128) * unit
      unit *= 128
    }
  }
  signed() {
    const value = this.number()
    return value % 2 ? -(value + 1) / 2 : value / 2
  }
  float() {
    this.at += 4
    return this.view.getFloat32(this.at - 4, true)
  }
  /** A multiple of 1/64, a double or a float. */
  length() {
    const first = this.bytes[this.at]
    if (first % 2 === 0) {
      const value = this.number() / 2
      return (value % 2 ? -(value + 1) / 2 : value / 2) / 64
    }
    this.at++
    if (first === 3) return this.float()
    this.at += 8
    return this.view.getFloat64(this.at - 8, true)
  }
  fraction() { return this.exact ? this.float() : this.byte() / 255 }
  rect() { return [this.length(), this.length(), this.length(), this.length()] }
  point() { return [this.length(), this.length()] }
  raw(count) {
    this.at += count
    if (this.at > this.bytes.length) throw new Error('A message ends too early.')
    return this.bytes.subarray(this.at - count, this.at)
  }
}

/** Red, green, blue and opacity from 0 to 1. */
class Color {
  constructor(r, g, b, a) { this.r = r; this.g = g; this.b = b; this.a = a }
  get css() { return this.cached ??= `rgba(${this.r * 255},${this.g * 255},${this.b * 255},${this.a})` }
}

const EMPTY = { items: [] }

/** Keeps what the program has sent: lists, faces, texts and pictures by number. */
class Receiver {
  constructor() { this.reset() }
  reset() {
    this.lists = new Map()
    this.lastList = 0
    this.resources = [new Map(), new Map(), new Map()]
  }

  /** The list of a message that begins at the reader's place. */
  receive(reader) {
    const header = reader.raw(5)
    if (String.fromCharCode(...header.subarray(0, 4)) !== 'WGDL' || header[4] !== 3) throw new Error('The program is of another version: reload the page.')
    reader.exact = reader.flag()
    const left = Array.from({ length: reader.number() }, () => reader.number())
    for (let count = reader.number(); count > 0; count--) this.resources[reader.byte()].delete(reader.number())
    for (let count = reader.number(); count > 0; count--) {
      const kind = reader.byte(), number = reader.number()
      if (kind === 0) this.face(number, reader)
      else if (kind === 1) this.resources[1].set(number, this.text(reader))
      else this.resources[2].set(number, this.picture(reader))
    }
    const list = this.list(reader)
    // The list may be told as differences from one that is no longer needed.
    for (const number of left) this.lists.delete(number)
    return list
  }

  face(number, r) {
    if (r.flag()) r.raw(r.number())
    r.byte(); r.length(); r.signed(); r.byte(); r.byte(); r.byte(); r.byte(); r.length()
    if (r.flag()) r.length()
    const units = r.length(), face = this.resources[0].get(number) ?? { units, glyphs: new Map() }
    for (let count = r.number(); count > 0; count--) {
      const glyph = r.number()
      face.glyphs.set(glyph, units > 0 ? this.shape(r) : r.flag() ? { frame: r.rect(), template: r.flag(), source: this.picture(r) } : null)
    }
    this.resources[0].set(number, face)
  }
  /** An outline in font units, y up. */
  shape(r) {
    const count = r.number(), coordinates = []
    for (let index = 0; index < 2 * count; index++) coordinates.push(r.signed())
    const tags = r.raw(count), ends = []
    for (let rest = r.number(); rest > 0; rest--) ends.push(r.signed())
    r.signed()
    return count ? { coordinates, tags: tags.slice(), ends } : null
  }
  picture(r) {
    const width = r.number(), height = r.number()
    return new Picture(width, height, r.raw(width * height * 4))
  }
  text(r) {
    const text = { size: r.point(), runs: [], attachments: [] }
    r.length(); r.length(); r.number(); r.byte()
    for (let count = r.number(); count > 0; count--) {
      const run = { face: this.resources[0].get(r.number()), size: r.length(), glyphs: [], x: [], y: [] }
      for (let rest = r.number(); rest > 0; rest--) {
        run.glyphs.push(r.number())
        run.x.push(r.length())
        run.y.push(r.length())
      }
      run.paint = r.flag() ? this.paint(r) : null
      text.runs.push(run)
    }
    for (const name of ['backgrounds', 'decorations']) {
      text[name] = []
      for (let count = r.number(); count > 0; count--) text[name].push({ rect: r.rect(), paint: r.flag() ? this.paint(r) : null })
    }
    for (let count = r.number(); count > 0; count--) text.attachments.push({ at: r.point(), list: this.list(r) })
    return text
  }

  list(r) {
    const head = r.number(), form = head % 4, rest = (head - form) / 4
    if (head === 0) return EMPTY
    if (form === 1) return this.known(rest)
    const items = []
    if (form === 0 || form === 3) {
      for (let count = rest; count > 0; count--) items.push(this.item(r))
    } else {
      const base = this.known(rest).items, count = r.number()
      let next = 0
      while (items.length < count) {
        const run = r.number()
        if (run === 0) { items.push(this.item(r)); continue }
        next += r.signed()
        for (let index = 0; index < run; index++) items.push(base[next + index])
        next += run
      }
    }
    const list = { items }
    // Lists in records have no numbers.
    if (form !== 3) this.lists.set(++this.lastList, list)
    return list
  }
  known(number) {
    const list = this.lists.get(number)
    if (!list) throw new Error('The program names a list that it has not sent.')
    return list
  }

  item(r) {
    const item = { id: r.number(), version: r.number(), bounds: r.rect(), kind: r.byte() }
    switch (item.kind) {
      case 0: item.figure = figure(r); item.rule = r.byte() ? 'evenodd' : 'nonzero'; item.paint = this.paint(r); item.smooth = r.flag(); break
      case 1: item.figure = figure(r); item.stroke = stroke(r); item.paint = this.paint(r); item.smooth = r.flag(); break
      case 2: item.text = this.resources[1].get(r.number()); item.at = r.point(); item.paint = this.paint(r); break
      case 3:
        item.image = { source: this.resources[2].get(r.number()), to: standard(r.rect()), insets: [r.length(), r.length(), r.length(), r.length()], tiles: r.byte() === 1, scale: r.length(),
          quality: r.byte(), template: r.flag() ? this.paint(r) : null, smooth: r.flag() }
        break
      case 4: item.at = r.point(); item.scale = r.length(); item.list = this.list(r); break
      case 5: item.effect = this.effect(r); item.list = this.list(r); break
      case 6:
        item.sprites = { source: this.resources[2].get(r.number()), region: r.rect(), blend: r.byte(), smooth: r.flag(), count: r.number() }
        item.sprites.numbers = new Float32Array(item.sprites.count * 10)
        for (let index = 0, at = 0; index < item.sprites.count; index++) {
          for (let part = 0; part < 6; part++) item.sprites.numbers[at++] = r.float()
          for (let part = 0; part < 4; part++) item.sprites.numbers[at++] = r.fraction()
        }
        break
      default: throw new Error('The program draws something unknown: reload the page.')
    }
    return item
  }

  effect(r) {
    const kind = r.byte(), numbers = (count) => Array.from({ length: count }, () => r.length())
    switch (kind) {
      case 0: return { kind: 'transform', matrix: numbers(6) }
      case 1: return { kind: 'projection', matrix: numbers(9) }
      case 2: return { kind: 'opacity', opacity: r.length() }
      case 3: return { kind: 'clip', figure: figure(r), rule: r.byte() ? 'evenodd' : 'nonzero', smooth: r.flag() }
      case 4: return { kind: 'mask', mask: this.list(r) }
      case 5: return { kind: 'blend', mode: r.byte() }
      case 6: return { kind: 'blur', filter: true, radius: r.length(), opaque: r.flag() }
      case 7: return { kind: 'shadow', filter: true, color: color(r), radius: r.length(), offset: r.point(), only: r.flag() }
      case 8: case 12: {
        const count = r.number()
        return { kind: 'matrix', filter: true, linear: kind === 12, values: Array.from({ length: count }, () => r.float()) }
      }
      case 9: return { kind: 'flatten' }
      case 10: return { kind: 'inner', filter: true, color: color(r), radius: r.length(), offset: r.point() }
      case 11: return { kind: 'backdrop', figure: figure(r), rule: r.byte() ? 'evenodd' : 'nonzero', radius: r.length() }
      case 13: return { kind: 'composited', filter: true, color: color(r), radius: r.length(), offset: r.point(), blend: r.byte(), above: r.flag(), alone: r.flag(), inverted: r.flag() }
      case 14: return { kind: 'threshold', filter: true, least: r.length(), most: r.length(), color: color(r) }
      case 15: return { kind: 'blur', filter: true, radius: r.length(), opaque: r.flag() }
      default: throw new Error('The program draws with an unknown effect: reload the page.')
    }
  }

  paint(r, kind = r.byte()) {
    switch (kind) {
      case 0: return color(r)
      case 1: return { kind: 'linear', stops: stops(r), from: r.point(), to: r.point() }
      case 2: return { kind: 'radial', stops: stops(r), center: r.point(), start: r.length(), end: r.length() }
      case 3: return { kind: 'elliptical', stops: stops(r), rect: r.rect(), center: r.point(), start: r.length(), end: r.length() }
      case 4: return { kind: 'angular', stops: stops(r), center: r.point(), start: r.length(), end: r.length() }
      case 5: return { kind: 'image', source: this.resources[2].get(r.number()), origin: r.point(), part: r.rect(), scale: r.length() }
      case 6: {
        const mirrored = r.flag()
        return { kind: 'repeating', mirrored, gradient: this.paint(r) }
      }
      case 7: return { kind: 'backdrop' }
      case 8: {
        const mesh = { kind: 'mesh', bounds: r.rect(), columns: r.number(), rows: r.number(), detail: r.number(), vertices: [], colors: [] }
        for (let count = mesh.columns * mesh.rows; count > 0; count--) mesh.vertices.push(Array.from({ length: 10 }, () => r.float()))
        for (let count = ((mesh.columns - 1) * mesh.detail + 1) * ((mesh.rows - 1) * mesh.detail + 1); count > 0; count--) mesh.colors.push(color(r))
        mesh.background = color(r)
        return mesh
      }
      default: throw new Error('The program draws with an unknown paint: reload the page.')
    }
  }
}

function color(r) { return new Color(r.fraction(), r.fraction(), r.fraction(), r.fraction()) }
function stops(r) {
  const stops = []
  for (let count = r.number(); count > 0; count--) stops.push({ color: color(r), location: r.length() })
  return stops
}
function stroke(r) {
  const stroke = { width: r.length(), cap: ['butt', 'round', 'square'][r.byte()], join: ['miter', 'round', 'bevel'][r.byte()], limit: r.length(), dash: [] }
  for (let count = r.number(); count > 0; count--) stroke.dash.push(r.length())
  stroke.phase = r.length()
  if (!(stroke.dash.every((length) => length >= 0 && isFinite(length)) && stroke.dash.reduce((a, b) => a + b, 0) > 1e-6)) stroke.dash = []
  return stroke
}
function standard([x, y, w, h]) { return [Math.min(x, x + w), Math.min(y, y + h), Math.abs(w), Math.abs(h)] }

// MARK: Shapes

/** A figure: a rectangle if it has one, and a path that is made when it is first needed. */
function figure(r) {
  switch (r.byte()) {
    case 0: return rectangle(r.rect())
    case 1: return rounded(r.rect(), r.point(), r.flag())
    case 2: return ellipse(r.rect())
    default: return path(r)
  }
}
function path(r) {
  switch (r.byte()) {
    case 0: return lazily([0, 0, 0, 0], () => new Path2D())
    case 1: return rectangle(r.rect())
    case 2: return ellipse(r.rect())
    case 3: return rounded(r.rect(), r.point(), r.flag())
  }
  const verbs = r.raw(r.number()), numbers = []
  for (const verb of verbs) for (let count = [2, 2, 4, 6, 0][verb]; count > 0; count--) numbers.push(r.length())
  let left = Infinity, top = Infinity, right = -Infinity, bottom = -Infinity
  for (let index = 0; index < numbers.length; index += 2) {
    left = Math.min(left, numbers[index]); right = Math.max(right, numbers[index])
    top = Math.min(top, numbers[index + 1]); bottom = Math.max(bottom, numbers[index + 1])
  }
  return lazily(left <= right ? [left, top, right - left, bottom - top] : [0, 0, 0, 0], () => {
    const path = new Path2D()
    let at = 0
    for (const verb of verbs) {
      const n = numbers
      if (verb === 0) path.moveTo(n[at], n[at + 1])
      else if (verb === 1) path.lineTo(n[at], n[at + 1])
      else if (verb === 2) path.quadraticCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3])
      else if (verb === 3) path.bezierCurveTo(n[at], n[at + 1], n[at + 2], n[at + 3], n[at + 4], n[at + 5])
      else path.closePath()
      at += [2, 2, 4, 6, 0][verb]
    }
    return path
  })
}
function lazily(bounds, make) {
  let path
  return { bounds, get path() { return path ??= make() } }
}
function rectangle(rect) {
  const bounds = standard(rect), shape = lazily(bounds, () => {
    const path = new Path2D()
    path.rect(...bounds)
    return path
  })
  shape.rect = bounds
  return shape
}
function ellipse(rect) {
  const [x, y, w, h] = standard(rect)
  return lazily([x, y, w, h], () => {
    const path = new Path2D()
    path.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, 0, 2 * Math.PI)
    return path
  })
}

// The distances of a continuous corner's points from the corner, in radii; those of a circular one; and the outermost of a corner with room on one side only.
const REACH = 1.528665
const CONTINUOUS = [REACH, 1.08849296, 0.86840694, 0.63149379, 0.37282383, 0.16905956, 0.07491139, 0, 0, 0], LOPSIDED = [1.18, 1.06, 0.90]
const CIRCULAR = (() => {
  const cut = Math.atan2(1 - CONTINUOUS[3], 1 - CONTINUOUS[6]), angles = [0, cut, Math.PI / 2 - cut, Math.PI / 2], distances = [1]
  for (let index = 0; index < 3; index++) {
    const from = angles[index], to = angles[index + 1], reach = 4 / 3 * Math.tan((to - from) / 4)
    distances.push(1 - Math.sin(from) - reach * Math.cos(from), 1 - Math.sin(to) + reach * Math.cos(to), 1 - Math.sin(to))
  }
  return distances
})()
const KAPPA = 0.5522847498307936

function rounded(rect, corner, continuous) {
  const [x, y, w, h] = standard(rect)
  let rx = Math.min(corner[0], w / 2), ry = Math.min(corner[1], h / 2)
  if (corner[0] === corner[1]) rx = ry = Math.min(rx, ry)
  if (!(rx > 0 && ry > 0)) return rectangle(rect)
  return lazily([x, y, w, h], () => {
    const path = new Path2D()
    path.moveTo(x + w, y + h / 2)
    // Each corner with the direction in which the outline arrives.
    for (const [cx, cy, dx, dy] of [[x + w, y + h, 0, 1], [x, y + h, -1, 0], [x, y, 0, -1], [x + w, y, 1, 0]]) {
      const [lx, ly] = [-dy, dx], along = dx === 0 ? ry : rx, across = dx === 0 ? rx : ry
      const place = (back, ahead) => [cx - dx * back + lx * ahead, cy - dy * back + ly * ahead]
      if (!continuous) {
        path.lineTo(...place(along, 0))
        path.bezierCurveTo(...place(along * (1 - KAPPA), 0), ...place(0, across * (1 - KAPPA)), ...place(0, across))
        continue
      }
      const blend = (radius, side) => Math.max(0, Math.min(1, (side / (2 * radius) - 1) / (REACH - 1)))
      const alongBlend = blend(along, dx === 0 ? h : w), acrossBlend = blend(across, dx === 0 ? w : h)
      const distance = (index, blend, other) => {
        const least = index < 3 ? LOPSIDED[index] : CONTINUOUS[index]
        return CIRCULAR[index] + (least + (CONTINUOUS[index] - least) * other - CIRCULAR[index]) * blend
      }
      const knot = (index) => {
        const [own, other] = index < 5 ? [alongBlend, acrossBlend] : [acrossBlend, alongBlend]
        return place(along * distance(index, own, other), across * distance(9 - index, own, other))
      }
      path.lineTo(...knot(0))
      for (let first = 1; first <= 7; first += 3) path.bezierCurveTo(...knot(first), ...knot(first + 1), ...knot(first + 2))
    }
    path.closePath()
    return path
  })
}

/** Adds a glyph's outline to a path, scaled and at a place; y of the outline points up. */
function addGlyph(path, shape, scale, x, y) {
  const { coordinates: n, tags, ends } = shape
  let first = 0
  for (const end of ends) {
    const count = end - first + 1
    const px = (index) => x + n[2 * (first + index % count)] * scale, py = (index) => y - n[2 * (first + index % count) + 1] * scale, on = (index) => tags[first + index % count] & 1
    let start = 0
    while (start < count && !on(start)) start++
    if (start === count) {
      // Quadratic curves alone: the outline begins between two of them.
      start = 0
      path.moveTo((px(count - 1) + px(0)) / 2, (py(count - 1) + py(0)) / 2)
      for (let index = 0; index < count; index++) path.quadraticCurveTo(px(index), py(index), (px(index) + px(index + 1)) / 2, (py(index) + py(index + 1)) / 2)
    } else {
      path.moveTo(px(start), py(start))
      for (let step = 1; step <= count;) {
        const index = start + step
        if (on(index)) {
          path.lineTo(px(index), py(index))
          step++
        } else if (tags[first + index % count] & 2) {
          path.bezierCurveTo(px(index), py(index), px(index + 1), py(index + 1), px(index + 2), py(index + 2))
          step += 3
        } else if (on(index + 1)) {
          path.quadraticCurveTo(px(index), py(index), px(index + 1), py(index + 1))
          step += 2
        } else {
          path.quadraticCurveTo(px(index), py(index), (px(index) + px(index + 1)) / 2, (py(index) + py(index + 1)) / 2)
          step++
        }
      }
    }
    path.closePath()
    first = end + 1
  }
}

// MARK: Pictures

/** An image of premultiplied BGRA bytes. */
class Picture {
  constructor(width, height, bytes) {
    this.width = width
    this.height = height
    this.bytes = bytes.slice()
    this.tinted = new Map()
  }
  /** Something that a canvas draws. */
  get drawable() {
    if (this.canvas) return this.canvas
    const canvas = surface(this.width, this.height), data = new ImageData(Math.max(this.width, 1), Math.max(this.height, 1)), out = data.data, from = this.bytes
    for (let at = 0; at < from.length; at += 4) {
      const a = from[at + 3]
      if (a === 0) continue
      const unit = 255 / a
      out[at] = from[at + 2] * unit + 0.5
      out[at + 1] = from[at + 1] * unit + 0.5
      out[at + 2] = from[at] * unit + 0.5
      out[at + 3] = a
    }
    canvas.getContext('2d').putImageData(data, 0, 0)
    this.bytes = null
    return this.canvas = canvas
  }
  /** A part of the image whose colours are multiplied. Colours are rounded to 5 bits, so that particles share copies. */
  tint(region, r, g, b) {
    const round = (value) => Math.round(value * 31) / 31
    const key = `${region}:${round(r)},${round(g)},${round(b)}`
    let canvas = this.tinted.get(key)
    if (canvas) return canvas
    if (this.tinted.size > 400) this.tinted.clear()
    const [x, y, w, h] = region
    canvas = surface(w, h)
    const context = canvas.getContext('2d')
    context.drawImage(this.drawable, x, y, w, h, 0, 0, w, h)
    if (round(r) < 1 || round(g) < 1 || round(b) < 1) {
      context.globalCompositeOperation = 'multiply'
      context.fillStyle = `rgb(${round(r) * 255},${round(g) * 255},${round(b) * 255})`
      context.fillRect(0, 0, w, h)
      context.globalCompositeOperation = 'destination-in'
      context.drawImage(this.drawable, x, y, w, h, 0, 0, w, h)
    }
    this.tinted.set(key, canvas)
    return canvas
  }
}

function surface(width, height) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width))
  canvas.height = Math.max(1, Math.ceil(height))
  return canvas
}

/** A clear canvas until the picture is drawn. Canvases of the same size are used again, since making one costs more than most drawings. */
const spare = { free: new Map(), used: [], area: 0 }
function scratch(width, height) {
  const w = Math.max(1, Math.ceil(width)), h = Math.max(1, Math.ceil(height)), kept = spare.free.get(`${w}x${h}`)
  let canvas = kept?.pop()
  if (canvas) {
    const context = canvas.getContext('2d')
    if (context.reset) context.reset()
    else canvas.width = w
  } else {
    canvas = surface(w, h)
    spare.area += w * h
  }
  spare.used.push(canvas)
  return canvas
}
function releaseScratch() {
  // Animated sizes leave canvases behind that fit nothing more.
  if (spare.area > 3e7) {
    spare.free.clear()
    spare.area = 0
  } else for (const canvas of spare.used) {
    const key = `${canvas.width}x${canvas.height}`, kept = spare.free.get(key)
    if (kept) kept.push(canvas); else spare.free.set(key, [canvas])
  }
  spare.used = []
}

// MARK: Drawing

const BLEND = ['source-over', 'multiply', 'screen', 'overlay', 'darken', 'lighten', 'color-dodge', 'color-burn', 'soft-light', 'hard-light', 'difference', 'exclusion', 'hue', 'saturation',
  'color', 'luminosity', 'source-atop', 'destination-over', 'destination-out', 'plus-darker', 'lighter', 'destination-out', 'copy', 'source-in', 'source-out', 'destination-in', 'destination-atop', 'xor']
const NORMAL = 0, PLUS_DARKER = 19, CLEAR = 21
// Modes that a canvas applies beyond the shape, unlike the program.
const REACHES_OUTSIDE = new Set([22, 23, 24, 25, 26])

const multiply = (inner, outer) => [
  outer[0] * inner[0] + outer[2] * inner[1], outer[1] * inner[0] + outer[3] * inner[1], outer[0] * inner[2] + outer[2] * inner[3], outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4], outer[1] * inner[4] + outer[3] * inner[5] + outer[5]]
const moved = (m, x, y) => [m[0], m[1], m[2], m[3], m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]]
const inverse = (m) => {
  const d = m[0] * m[3] - m[1] * m[2]
  return [m[3] / d, -m[1] / d, -m[2] / d, m[0] / d, (m[2] * m[5] - m[3] * m[4]) / d, (m[1] * m[4] - m[0] * m[5]) / d]
}
const isDrawable = (m) => { const d = m[0] * m[3] - m[1] * m[2]; return isFinite(d) && Math.abs(d) > 1e-12 && isFinite(m[4]) && isFinite(m[5]) }
/** The bounds of a mapped rectangle: left, top, right, bottom. */
function around(m, [x, y, w, h]) {
  if (m[1] === 0 && m[2] === 0) {
    const x0 = x * m[0] + m[4], x1 = (x + w) * m[0] + m[4], y0 = y * m[3] + m[5], y1 = (y + h) * m[3] + m[5]
    return [Math.min(x0, x1), Math.min(y0, y1), Math.max(x0, x1), Math.max(y0, y1)]
  }
  const xs = [], ys = []
  for (const [px, py] of [[x, y], [x + w, y], [x, y + h], [x + w, y + h]]) {
    xs.push(m[0] * px + m[2] * py + m[4])
    ys.push(m[1] * px + m[3] * py + m[5])
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
const meanScale = (m) => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]))
const isUpright = (m) => m[1] === 0 && m[2] === 0
const reachOf = (sigma) => sigma > 0 && isFinite(sigma) ? Math.ceil(sigma * 3.1 + 3) : 0
const overlap = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])]
const hasFilters = 'filter' in CanvasRenderingContext2D.prototype

/** Draws lists on one canvas; what is composited as a whole gets a canvas and painter of its own. */
class Painter {
  /** `left` and `top` are the place of the canvas's first pixel on the page's canvas. */
  constructor(canvas, scale, left = 0, top = 0) {
    this.canvas = canvas
    this.context = canvas.getContext('2d')
    this.scale = scale
    this.left = left
    this.top = top
    this.clip = [0, 0, canvas.width, canvas.height]
  }

  draw(list, state) {
    const { items } = list, { matrix } = state, plain = !state.steps
    for (let index = 0; index < items.length; index++) {
      const item = items[index]
      if (plain && !this.isVisible(matrix, item.bounds)) continue
      this.drawItem(item, state)
    }
  }
  isVisible(matrix, bounds) {
    const [l, t, r, b] = around(matrix, bounds), clip = this.clip
    return !(l > clip[2] + 1 || t > clip[3] + 1 || r < clip[0] - 1 || b < clip[1] - 1)
  }

  drawItem(item, state) {
    if (item.kind === 4) {
      const matrix = item.scale === 1 ? moved(state.matrix, item.at[0], item.at[1]) : multiply([item.scale, 0, 0, item.scale, item.at[0], item.at[1]], state.matrix)
      if (isDrawable(matrix)) this.draw(item.list, { ...state, matrix })
    } else if (item.kind === 5) this.drawThrough(item, item.effect, state)
    else this.drawLeaf(item, state)
  }

  drawThrough(item, effect, state) {
    switch (effect.kind) {
      case 'transform': {
        const matrix = multiply(effect.matrix, state.matrix)
        if (isDrawable(matrix)) this.draw(item.list, { ...state, matrix })
        return
      }
      case 'opacity':
        if (!(effect.opacity > 0)) return
        if (effect.opacity >= 1) return this.draw(item.list, state)
        if (!state.steps) return this.draw(item.list, { ...state, opacity: state.opacity * effect.opacity })
        return this.draw(item.list, { ...state, steps: step(effect, state) })
      case 'blend': return this.draw(item.list, { ...state, blend: effect.mode })
      case 'clip':
        if (!state.steps) return this.clipped(effect, state.matrix, () => this.draw(item.list, state))
        if (state.steps.shadows && !isOneLeaf(item.list)) return this.drawFiltered(item, state)
        return this.draw(item.list, { ...state, steps: step(effect, state) })
      case 'backdrop':
        this.blurBackdrop(effect, state)
        return this.draw(item.list, state)
      case 'flatten': case 'mask': case 'projection': return this.drawLeaf(item, state)
      default: return this.draw(item.list, changesSomething(effect) ? { ...state, steps: step(effect, state) } : state)
    }
  }

  clipped(effect, matrix, draw) {
    const context = this.context, before = this.clip
    context.save()
    context.setTransform(...matrix)
    const rect = effect.figure.rect
    if (rect && isUpright(matrix) && isWhole(around(matrix, rect))) {
      context.beginPath()
      context.rect(...rect)
      context.clip()
    } else context.clip(effect.figure.path, effect.rule)
    this.clip = overlap(before, around(matrix, effect.figure.bounds))
    if (this.clip[2] > this.clip[0] && this.clip[3] > this.clip[1]) draw()
    this.clip = before
    context.restore()
  }

  drawLeaf(item, state) {
    if (state.steps) this.drawFiltered(item, state)
    else if (state.blend === PLUS_DARKER || REACHES_OUTSIDE.has(state.blend) || state.blend === CLEAR) this.drawWithinShape(item, state)
    else this.paint(item, state)
  }

  /** Draws a leaf without filters between it and the canvas. */
  paint(item, state) {
    const { context } = this
    switch (item.kind) {
      case 0: return this.fill(item.figure, item.rule, item.paint, state, item.smooth)
      case 1: {
        const pen = item.stroke
        if (!(pen.width > 0 && isFinite(pen.width))) return
        const reach = pen.width * Math.max(1, pen.join === 'miter' ? pen.limit : 1.5), [x, y, w, h] = item.figure.bounds
        return this.withStyle(item.paint, state, [x - reach, y - reach, w + 2 * reach, h + 2 * reach], (style) => {
          context.strokeStyle = style
          context.lineWidth = pen.width
          context.lineCap = pen.cap
          context.lineJoin = pen.join
          context.miterLimit = pen.limit > 0 ? pen.limit : 10
          context.setLineDash(pen.dash)
          context.lineDashOffset = isFinite(pen.phase) ? pen.phase : 0
          this.apply(state)
          context.stroke(item.figure.path)
        })
      }
      case 2: return this.drawText(item.text, item.at, item.paint, state)
      case 3: return this.drawImage(item.image, state)
      case 6: return this.drawSprites(item.sprites, state)
      case 4: return this.drawItem(item, state)
      case 5:
        if (item.effect.kind === 'flatten') return this.drawFlattened(item, state)
        if (item.effect.kind === 'mask') return this.drawMasked(item, state)
        if (item.effect.kind === 'projection') return this.drawProjected(item, state)
        return this.drawThrough(item, item.effect, state)
    }
  }

  apply(state) {
    const context = this.context
    context.setTransform(...state.matrix)
    context.globalAlpha = state.opacity
    context.globalCompositeOperation = BLEND[state.blend]
  }

  fill(shape, rule, paint, state, smooth = true) {
    const { context } = this
    if (paint instanceof Color) {
      if (!(paint.a > 0) && state.blend === NORMAL) return
      context.fillStyle = paint.css
      this.apply(state)
      if (!shape.rect) return context.fill(shape.path, rule)
      if (!smooth && isUpright(state.matrix)) {
        const [l, t, r, b] = around(state.matrix, shape.rect).map(Math.round)
        context.setTransform(1, 0, 0, 1, 0, 0)
        return context.fillRect(l, t, r - l, b - t)
      }
      return context.fillRect(...shape.rect)
    }
    this.withStyle(paint, state, shape.bounds, (style) => {
      context.fillStyle = style
      this.apply(state)
      if (shape.rect) context.fillRect(...shape.rect)
      else context.fill(shape.path, rule)
    })
  }

  /** Calls `draw` with a style in the coordinates of the state. Paints that canvas has no style for become pictures in pixels, as patterns. */
  withStyle(paint, state, bounds, draw) {
    if (paint instanceof Color) return draw(paint.css)
    const context = this.context
    switch (paint.kind) {
      case 'linear': {
        if (!areFinite(...paint.from, ...paint.to) || paint.from[0] === paint.to[0] && paint.from[1] === paint.to[1]) return draw(lastColor(paint))
        return draw(addStops(context.createLinearGradient(...paint.from, ...paint.to), withinUnit(paint.stops)))
      }
      case 'radial':
        if (!areFinite(...paint.center, paint.start, paint.end) || paint.start === paint.end) return draw(lastColor(paint))
        return draw(radial(context, ...paint.center, paint.start, paint.end, paint.stops))
      case 'angular': return draw(cone(context, paint))
      case 'repeating': return draw(repeating(context, paint, bounds))
    }
    const region = this.region(around(state.matrix, bounds), 1)
    if (!region) return
    const made = this.madeStyle(paint, state, region)
    if (made) draw(made)
  }
  madeStyle(paint, state, region) {
    const [l, t, r, b] = region, context = this.context, toLocal = new DOMMatrix(inverse(state.matrix))
    let canvas
    switch (paint.kind) {
      case 'elliptical': {
        const [x, y, w, h] = paint.rect
        if (!areFinite(x, y, w, h, ...paint.center, paint.start, paint.end) || paint.start === paint.end || w * h === 0) return lastColor(paint)
        canvas = scratch(r - l, b - t)
        const inner = canvas.getContext('2d')
        inner.setTransform(...multiply(multiply([w, 0, 0, h, x + paint.center[0] * w, y + paint.center[1] * h], state.matrix), [1, 0, 0, 1, -l, -t]))
        // The unit is the rectangle, so the circle is large in it.
        inner.fillStyle = radial(inner, 0, 0, paint.start, paint.end, paint.stops)
        const cover = around(inverse(matrixOf(inner.getTransform())), [0, 0, r - l, b - t])
        inner.fillRect(cover[0], cover[1], cover[2] - cover[0], cover[3] - cover[1])
        break
      }
      case 'image': {
        const [x, y, w, h] = paint.part, source = paint.source, sx = x * source.width, sy = y * source.height, sw = w * source.width, sh = h * source.height
        if (!(sw > 0 && sh > 0 && paint.scale > 0)) return null
        const tile = scratch(Math.round(sw), Math.round(sh))
        tile.getContext('2d').drawImage(source.drawable, Math.round(sx), Math.round(sy), Math.round(sw), Math.round(sh), 0, 0, tile.width, tile.height)
        const pattern = context.createPattern(tile, 'repeat')
        pattern.setTransform(new DOMMatrix([paint.scale, 0, 0, paint.scale, ...paint.origin]))
        return pattern
      }
      case 'mesh': canvas = meshPicture(paint, state.matrix, region); break
      case 'backdrop':
        canvas = scratch(r - l, b - t)
        if (this.behind) canvas.getContext('2d').drawImage(this.behind.canvas, -l - this.behind.left, -t - this.behind.top)
        else canvas.getContext('2d').drawImage(this.canvas, -l, -t)
        break
      default: return null
    }
    const pattern = context.createPattern(canvas, 'repeat')
    pattern.setTransform(toLocal.multiply(new DOMMatrix([1, 0, 0, 1, l, t])))
    return pattern
  }

  // MARK: Text

  drawText(text, [x, y], paint, state) {
    const { context } = this
    for (const background of text.backgrounds) this.fill(shifted(background.rect, x, y), 'nonzero', background.paint ?? paint, state)
    const m = state.matrix, isPlain = m[1] === 0 && m[2] === 0 && m[0] === m[3] && m[0] > 0
    text.runs.forEach((run, index) => {
      const own = run.paint ?? paint
      if (!run.face) return
      if (!(run.face.units > 0)) return this.drawGlyphPictures(run, x, y, own, state)
      if (own instanceof Color && !(own.a > 0) && state.blend === NORMAL) return
      // Unturned letters of the display's own scale stand on whole pixels, and on quarters across.
      if (isPlain && m[0] === this.scale && own instanceof Color) {
        if (run.pixelScale !== m[0]) {
          run.pixels = runPath(run, m[0], true)
          run.pixelScale = m[0]
        }
        context.fillStyle = own.css
        this.apply(state)
        context.setTransform(1, 0, 0, 1, Math.round((x * m[0] + m[4] + this.left) * 4) / 4 - this.left, Math.round((y * m[0] + m[5] + this.top) * 4) / 4 - this.top)
        return context.fill(run.pixels)
      }
      run.points ??= runPath(run, 1, false)
      const inner = { ...state, matrix: moved(m, x, y) }
      const style = own instanceof Color || own.kind === 'backdrop' || own.kind === 'mesh' ? own : translated(own, -x, -y)
      this.withStyle(style, inner, [-text.size[1] - 8, -text.size[1] - 8, text.size[0] + 2 * text.size[1] + 16, 3 * text.size[1] + 16], (css) => {
        context.fillStyle = css
        this.apply(inner)
        context.fill(run.points)
      })
    })
    for (const line of text.decorations) {
      let shape = shifted(line.rect, x, y)
      if (isPlain) {
        const [lx, ly, lw, lh] = shape.rect, top = Math.round(ly * m[3] + m[5]), height = Math.max(Math.round(lh * m[3]), 1)
        shape = rectangle([lx, (top - m[5]) / m[3], lw, height / m[3]])
      }
      this.fill(shape, 'nonzero', line.paint ?? paint, state)
    }
    for (const attachment of text.attachments) this.draw(attachment.list, { ...state, matrix: moved(m, x + attachment.at[0], y + attachment.at[1]) })
  }
  drawGlyphPictures(run, x, y, paint, state) {
    const faded = paint instanceof Color ? { ...state, opacity: state.opacity * paint.a } : state
    run.glyphs.forEach((glyph, index) => {
      const picture = run.face.glyphs.get(glyph)
      if (!picture) return
      const [fx, fy, fw, fh] = picture.frame, size = run.size
      const to = [x + run.x[index] + fx * size, y + run.y[index] + fy * size, fw * size, fh * size]
      this.drawImage({ source: picture.source, to, insets: [0, 0, 0, 0], tiles: false, scale: 1, quality: 3, template: picture.template ? paint : null, smooth: false }, picture.template ? state : faded)
    })
  }

  // MARK: Images

  drawImage(image, state) {
    const [x, y, w, h] = image.to, { source } = image
    if (!(w > 0 && h > 0 && source && source.width > 0 && source.height > 0 && image.scale > 0)) return
    if (image.template) {
      const region = this.region(around(state.matrix, image.to), 1)
      if (!region) return
      return this.composited(region, state, (inner, plain) => {
        inner.drawImage({ ...image, template: null }, plain)
        inner.context.globalCompositeOperation = 'source-in'
        const shape = rectangle([x - 1, y - 1, w + 2, h + 2]), within = { ...plain, blend: 23 }
        inner.fill(shape, 'nonzero', image.template, within)
      })
    }
    const context = this.context, drawable = source.drawable
    this.apply(state)
    context.imageSmoothingEnabled = image.quality !== 0
    context.imageSmoothingQuality = image.quality === 1 ? 'low' : 'high'
    const put = (sx, sy, sw, sh, dx, dy, dw, dh, tiles) => {
      if (!(sw > 0 && sh > 0 && dw > 0 && dh > 0)) return
      if (!tiles) return context.drawImage(drawable, sx, sy, sw, sh, dx, dy, dw, dh)
      const tile = scratch(sw, sh)
      tile.getContext('2d').drawImage(drawable, sx, sy, sw, sh, 0, 0, tile.width, tile.height)
      const pattern = context.createPattern(tile, 'repeat')
      pattern.setTransform(new DOMMatrix([1 / image.scale, 0, 0, 1 / image.scale, dx, dy]))
      context.fillStyle = pattern
      context.fillRect(dx, dy, dw, dh)
    }
    if (image.insets.every((inset) => inset === 0)) {
      const snapped = isUpright(state.matrix) && this.unscaled(image, state.matrix)
      if (!snapped) put(0, 0, source.width, source.height, x, y, w, h, image.tiles)
      return
    }
    const bands = (first, last, pixels, start, length) => {
      first = Math.max(0, first); last = Math.max(0, last)
      const fit = first + last > length ? length / (first + last) : 1, low = Math.min(first * image.scale, pixels), high = Math.max(low, pixels - last * image.scale)
      const inner = start + first * fit, outer = Math.max(inner, start + length - last * fit)
      return [[0, low, start, inner, false], [low, high, inner, outer, true], [high, pixels, outer, start + length, false]]
    }
    const [top, leading, bottom, trailing] = image.insets
    for (const row of bands(top, bottom, source.height, y, h)) {
      for (const column of bands(leading, trailing, source.width, x, w)) {
        put(column[0], row[0], column[1] - column[0], row[1] - row[0], column[2], row[2], column[3] - column[2], row[3] - row[2], image.tiles && (column[4] || row[4]))
      }
    }
  }
  /** Draws an image of as many pixels as its place has on whole pixels. */
  unscaled(image, matrix) {
    const [l, t, r, b] = around(matrix, image.to), { source } = image
    if (image.tiles || matrix[0] < 0 || matrix[3] < 0 || Math.abs(r - l - source.width) > 0.01 || Math.abs(b - t - source.height) > 0.01 || !isWhole([l, t, r, b])) return false
    this.context.setTransform(1, 0, 0, 1, 0, 0)
    this.context.imageSmoothingEnabled = false
    this.context.drawImage(source.drawable, Math.round(l), Math.round(t))
    return true
  }

  drawSprites(batch, state) {
    const { numbers, count, source, region } = batch
    if (!count || !source || !(region[2] > 0 && region[3] > 0)) return
    if (batch.blend !== 0 && state.blend !== NORMAL) return this.composited(this.clip.map(Math.round), state, (inner, plain) => inner.drawSprites(batch, plain))
    const context = this.context, m = state.matrix, modes = ['source-over', 'lighter', 'difference', 'multiply', 'overlay', 'screen', 'source-over']
    context.globalCompositeOperation = state.blend === NORMAL ? modes[batch.blend] : BLEND[state.blend]
    context.imageSmoothingEnabled = batch.smooth
    context.imageSmoothingQuality = 'medium'
    const [sx, sy, sw, sh] = region
    for (let at = 0; at < count * 10; at += 10) {
      const ax = numbers[at] / sw, ay = numbers[at + 1] / sw, dx = numbers[at + 2] / sh, dy = numbers[at + 3] / sh, x = numbers[at + 4], y = numbers[at + 5]
      const r = numbers[at + 6], g = numbers[at + 7], b = numbers[at + 8], alpha = numbers[at + 9] * state.opacity
      if (!(alpha > 0)) continue
      context.globalAlpha = alpha
      context.setTransform(m[0] * ax + m[2] * ay, m[1] * ax + m[3] * ay, m[0] * dx + m[2] * dy, m[1] * dx + m[3] * dy, m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
      if (r > 0.99 && g > 0.99 && b > 0.99) context.drawImage(source.drawable, sx, sy, sw, sh, 0, 0, sw, sh)
      else context.drawImage(source.tint(region, r, g, b), 0, 0, sw, sh)
    }
  }

  // MARK: Compositing

  /** The visible pixels that bounds can touch, with a margin: left, top, right, bottom; null if there are none. */
  region([l, t, r, b], margin = 0, reach = 0) {
    const region = [Math.max(Math.floor(l) - margin, Math.floor(this.clip[0]) - reach), Math.max(Math.floor(t) - margin, Math.floor(this.clip[1]) - reach),
      Math.min(Math.ceil(r) + margin, Math.ceil(this.clip[2]) + reach), Math.min(Math.ceil(b) + margin, Math.ceil(this.clip[3]) + reach)]
    return region[2] > region[0] && region[3] > region[1] ? region : null
  }
  /** A painter on a canvas of a region's size, with a state in its pixels. */
  inner(region, state) {
    const canvas = scratch(region[2] - region[0], region[3] - region[1]), painter = new Painter(canvas, this.scale, this.left + region[0], this.top + region[1])
    return [painter, { matrix: multiply(state.matrix, [1, 0, 0, 1, -region[0], -region[1]]), opacity: 1, blend: NORMAL, steps: null }]
  }
  composite(canvas, left, top, opacity, blend) {
    const context = this.context
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.imageSmoothingEnabled = false
    context.globalAlpha = opacity
    if (blend === PLUS_DARKER) return this.addDarkness(canvas, left, top)
    context.globalCompositeOperation = BLEND[blend]
    context.drawImage(canvas, left, top)
  }
  composited(region, state, draw) {
    const [painter, plain] = this.inner(region, state)
    draw(painter, plain)
    this.composite(painter.canvas, region[0], region[1], state.opacity, state.blend)
  }
  drawFlattened(item, state) {
    if (state.opacity >= 1 && state.blend === NORMAL && !blends(item.list)) return this.draw(item.list, state)
    const region = this.region(around(state.matrix, item.bounds), 1)
    if (region) this.composited(region, state, (painter, plain) => painter.draw(item.list, plain))
  }
  drawMasked(item, state) {
    const region = this.region(around(state.matrix, item.bounds), 1)
    if (!region) return
    this.composited(region, state, (painter, plain) => {
      painter.draw(item.list, plain)
      const [mask, same] = this.inner(region, state)
      mask.draw(item.effect.mask, same)
      painter.composite(mask.canvas, 0, 0, 1, 25)
    })
  }
  /** A leaf in a mode that would change what the leaf does not cover: only the pixels it covers are replaced, as far as it covers them. */
  drawWithinShape(item, state) {
    const region = this.region(around(state.matrix, item.bounds), 1)
    if (!region) return
    const [painter, plain] = this.inner(region, state)
    painter.behind = this.behindOf(region)
    painter.paint(item, plain)
    if (state.blend === CLEAR) return this.composite(painter.canvas, region[0], region[1], state.opacity, 18)
    if (state.blend === PLUS_DARKER) return this.composite(painter.canvas, region[0], region[1], state.opacity, PLUS_DARKER)
    // The whole result, cut to the shape, over what is left of the canvas.
    const [shape] = this.inner(region, state)
    shape.context.drawImage(painter.canvas, 0, 0)
    if (state.blend === 22) {
      this.composite(shape.canvas, region[0], region[1], 1, 18)
      return this.composite(painter.canvas, region[0], region[1], state.opacity, 20)
    }
    const [result] = this.inner(region, state)
    result.context.drawImage(this.canvas, -region[0], -region[1])
    result.composite(painter.canvas, 0, 0, state.opacity, state.blend)
    if (item.kind <= 1) result.composite(shape.canvas, 0, 0, 1, 25)
    this.composite(shape.canvas, region[0], region[1], 1, 18)
    this.composite(result.canvas, region[0], region[1], 1, 20)
  }
  behindOf(region) { return this.behind ? { canvas: this.behind.canvas, left: this.behind.left + region[0], top: this.behind.top + region[1] } : { canvas: this.canvas, left: region[0], top: region[1] } }
  /** Where both are opaque: max(0, source + destination - 1). */
  addDarkness(canvas, left, top) {
    const alpha = this.context.globalAlpha, faded = scratch(canvas.width, canvas.height), context = faded.getContext('2d')
    context.globalAlpha = alpha
    context.drawImage(canvas, 0, 0)
    this.context.globalAlpha = 1
    const source = context.getImageData(0, 0, canvas.width, canvas.height), below = scratch(canvas.width, canvas.height), inner = below.getContext('2d')
    inner.drawImage(this.canvas, -left, -top)
    const target = inner.getImageData(0, 0, canvas.width, canvas.height), s = source.data, d = target.data
    for (let at = 0; at < s.length; at += 4) {
      const sa = s[at + 3] / 255, da = d[at + 3] / 255, a = Math.min(1, sa + da)
      if (!sa) continue
      for (let part = 0; part < 3; part++) d[at + part] = Math.max(0, a - (sa - s[at + part] * sa / 255) - (da - d[at + part] * da / 255)) / a * 255
      d[at + 3] = a * 255
    }
    inner.putImageData(target, 0, 0)
    this.context.globalCompositeOperation = 'source-over'
    this.context.drawImage(below, left, top)
  }

  /** Blurs what is inside a figure; the blur clamps to the figure's bounds. */
  blurBackdrop(effect, state) {
    const region = this.region(around(state.matrix, effect.figure.bounds)), sigma = Math.min(effect.radius * meanScale(state.matrix), 1300)
    if (state.steps || !(state.opacity > 0) || !region || !(sigma > 0)) return
    const copy = scratch(region[2] - region[0], region[3] - region[1])
    copy.getContext('2d').drawImage(this.canvas, -region[0], -region[1])
    const blurred = blur(copy, sigma, sigma, true), context = this.context
    context.save()
    context.setTransform(...state.matrix)
    context.clip(effect.figure.path, effect.rule)
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.globalAlpha = state.opacity
    context.globalCompositeOperation = 'source-over'
    context.drawImage(blurred, region[0], region[1])
    context.restore()
  }

  // MARK: Filters

  /** One shadow of one figure or image is the canvas's own, which costs a fraction. Others see more than one drawing, or their opacity fades both together. */
  drawWithOwnShadow(item, { effect, matrix, outer }, state) {
    if (outer || effect.kind !== 'shadow' || effect.only || state.opacity < 1 || state.blend !== NORMAL) return false
    const isOne = item.kind === 0 || item.kind === 1 ? item.paint instanceof Color || item.paint.kind === 'linear' || item.paint.kind === 'radial'
      : item.kind === 3 && !item.image.template && !item.image.tiles && item.image.insets.every((inset) => inset === 0)
    const scaleX = isUpright(matrix) ? Math.abs(matrix[0]) : meanScale(matrix), scaleY = isUpright(matrix) ? Math.abs(matrix[3]) : scaleX
    if (!isOne || Math.abs(scaleX - scaleY) > 0.001 || !(effect.radius * scaleX <= 100)) return false
    const context = this.context, [x, y] = effect.offset
    context.save()
    context.shadowColor = effect.color.css
    context.shadowBlur = 2 * effect.radius * scaleX
    context.shadowOffsetX = matrix[0] * x + matrix[2] * y
    context.shadowOffsetY = matrix[1] * x + matrix[3] * y
    this.paint(item, { ...state, steps: null })
    context.restore()
    return true
  }
  drawFiltered(item, state) {
    if (this.drawWithOwnShadow(item, state.steps, state)) return
    let reach = 0, clamps = false
    for (let step = state.steps; step; step = step.outer) {
      const scale = Math.max(Math.hypot(step.matrix[0], step.matrix[1]), Math.hypot(step.matrix[2], step.matrix[3])), effect = step.effect
      if (effect.radius !== undefined) reach += reachOf(effect.radius * scale)
      if (effect.offset) reach += Math.max(Math.abs(effect.offset[0]), Math.abs(effect.offset[1])) * 1.5 * scale
      if (effect.kind === 'threshold') reach += 1
      if (effect.kind === 'blur' && effect.opaque) clamps = true
    }
    const region = this.region(around(state.matrix, item.bounds), clamps ? 0 : 1, Math.min(Math.ceil(reach), 4096))
    if (!region) return
    const [painter, plain] = this.inner(region, state)
    painter.behind = this.behindOf(region)
    painter.paint(item, plain)
    let picture = { canvas: painter.canvas, left: region[0], top: region[1] }
    for (let step = state.steps; step; step = step.outer) picture = applied(step.effect, picture, step.matrix, this.clip)
    this.composite(picture.canvas, picture.left, picture.top, state.opacity, state.blend)
  }

  /** A fragment drawn flat, then projected. */
  drawProjected(item, state) {
    const p = item.effect.matrix, list = item.list
    if (Math.abs(p[2]) < 1e-9 && Math.abs(p[5]) < 1e-9 && Math.abs(p[8] - 1) < 1e-9) {
      const matrix = multiply([p[0], p[1], p[3], p[4], p[6], p[7]], state.matrix)
      return isDrawable(matrix) ? this.drawFlattened({ list, bounds: boundsOf(list) }, { ...state, matrix }) : undefined
    }
    const bounds = boundsOf(list), m = state.matrix
    if (!(bounds[2] > 0 && bounds[3] > 0 && bounds.every(isFinite))) return
    const scale = Math.min(Math.max(Math.hypot(m[0], m[1]), Math.hypot(m[2], m[3])), 4096 / Math.max(bounds[2], bounds[3]))
    if (!(scale > 0)) return
    const flat = [Math.floor(bounds[0] * scale) - 1, Math.floor(bounds[1] * scale) - 1, Math.ceil((bounds[0] + bounds[2]) * scale) + 1, Math.ceil((bounds[1] + bounds[3]) * scale) + 1]
    const canvas = scratch(flat[2] - flat[0], flat[3] - flat[1])
    new Painter(canvas, this.scale).draw(list, { matrix: [scale, 0, 0, scale, -flat[0], -flat[1]], opacity: 1, blend: NORMAL, steps: null })
    // Row vectors: point · matrix, as in the program.
    const product = (a, b) => [0, 3, 6].flatMap((row) => [0, 1, 2].map((column) => a[row] * b[column] + a[row + 1] * b[column + 3] + a[row + 2] * b[column + 6]))
    const forward = product(product([1 / scale, 0, 0, 0, 1 / scale, 0, flat[0] / scale, flat[1] / scale, 1], p), [m[0], m[1], 0, m[2], m[3], 0, m[4], m[5], 1])
    const corners = [[0, 0], [canvas.width, 0], [0, canvas.height], [canvas.width, canvas.height]].map(([x, y]) => {
      const w = forward[2] * x + forward[5] * y + forward[8]
      return [(forward[0] * x + forward[3] * y + forward[6]) / w, (forward[1] * x + forward[4] * y + forward[7]) / w, w]
    })
    const seen = corners.every((corner) => corner[2] > 1e-6)
      ? [Math.min(...corners.map((c) => c[0])), Math.min(...corners.map((c) => c[1])), Math.max(...corners.map((c) => c[0])), Math.max(...corners.map((c) => c[1]))] : this.clip
    const region = this.region(seen, 1)
    if (!region) return
    const picture = warp(canvas, forward, region)
    if (picture) this.composite(picture, region[0], region[1], state.opacity, state.blend)
  }
}

function step(effect, state) { return { effect, matrix: state.matrix, outer: state.steps, shadows: effect.kind === 'shadow' || effect.kind === 'composited' || state.steps?.shadows } }
function changesSomething(effect) {
  switch (effect.kind) {
    case 'blur': return effect.radius > 0
    case 'shadow': return effect.only || effect.color.a > 0
    case 'inner': return effect.color.a > 0
    case 'composited': return effect.alone || effect.color.a > 0
    case 'matrix': return effect.values.length === 20
    default: return true
  }
}
function isOneLeaf(list) { return list.items.length === 0 || list.items.length === 1 && (list.items[0].list ? isOneLeaf(list.items[0].list) : true) }
function isWhole(edges) { return edges.every((edge) => Math.abs(edge - Math.round(edge)) < 1 / 256) }
function matrixOf(m) { return [m.a, m.b, m.c, m.d, m.e, m.f] }
function shifted([x, y, w, h], dx, dy) { return rectangle([x + dx, y + dy, w, h]) }
function boundsOf(list) {
  let l = Infinity, t = Infinity, r = -Infinity, b = -Infinity
  for (const { bounds: [x, y, w, h] } of list.items) { l = Math.min(l, x); t = Math.min(t, y); r = Math.max(r, x + w); b = Math.max(b, y + h) }
  return [l, t, r - l, b - t]
}
/** Whether something in a list is composited otherwise than over its background. Kept with the list, which never changes. */
function blends(list) {
  return list.blends ??= list.items.some((item) => {
    switch (item.kind) {
      case 0: case 1: case 2: return item.paint.kind === 'backdrop'
      case 4: return blends(item.list)
      case 5: return item.effect.kind === 'blend' ? item.effect.mode !== NORMAL || blends(item.list) : item.effect.kind !== 'flatten' && item.effect.kind !== 'mask' && blends(item.list)
      case 6: return item.sprites.blend !== 0
      default: return false
    }
  })
}
function runPath(run, scale, snaps) {
  const path = new Path2D(), unit = run.size * scale / run.face.units
  run.glyphs.forEach((glyph, index) => {
    const shape = run.face.glyphs.get(glyph)
    if (shape) addGlyph(path, shape, unit, run.x[index] * scale, snaps ? Math.round(run.y[index] * scale) : run.y[index] * scale)
  })
  return path
}

// MARK: Paints

/** Stops in ascending order within 0...1, with mixed colours at the ends. */
function withinUnit(stops) {
  let reached = -Infinity
  const ascending = stops.map(({ color, location }) => ({ color, location: reached = Math.max(reached, isNaN(location) ? 0 : location) }))
  const inside = ascending.filter(({ location }) => location >= 0 && location <= 1)
  if (ascending.some(({ location }) => location < 0)) inside.unshift({ color: colorAt(ascending, 0), location: 0 })
  if (ascending.some(({ location }) => location > 1)) inside.push({ color: colorAt(ascending, 1), location: 1 })
  return inside
}
function colorAt(stops, location) {
  const after = stops.findIndex((stop) => stop.location > location)
  if (after < 0) return stops[stops.length - 1].color
  if (after === 0) return stops[0].color
  const a = stops[after - 1], b = stops[after], t = (location - a.location) / (b.location - a.location), mix = (x, y) => x + (y - x) * t
  return new Color(mix(a.color.r, b.color.r), mix(a.color.g, b.color.g), mix(a.color.b, b.color.b), mix(a.color.a, b.color.a))
}
/** A canvas throws where a gradient's place is none. */
function areFinite(...numbers) { return numbers.every(Number.isFinite) }
function lastColor(paint) { return paint.stops.length ? paint.stops[paint.stops.length - 1].color.css : 'transparent' }
function addStops(gradient, stops, place = (location) => location) {
  for (const stop of stops) gradient.addColorStop(Math.min(1, Math.max(0, place(stop.location))), stop.color.css)
  return gradient
}
function radial(context, x, y, start, end, stops) {
  start = Math.max(0, start); end = Math.max(0, end)
  // A canvas wants the smaller circle first only for cones; both are concentric, so an end inside the start runs backward.
  return addStops(context.createRadialGradient(x, y, start, x, y, end), withinUnit(stops))
}
function cone(context, paint) {
  let { start, end, stops } = paint
  if (!areFinite(start, end, ...paint.center) || !stops.length) return 'transparent'
  if (end < start) {
    stops = stops.slice().reverse().map(({ color, location }) => ({ color, location: 1 - location }));
    [start, end] = [end, start]
  }
  stops = withinUnit(stops)
  const turn = 2 * Math.PI, span = end - start, gradient = context.createConicGradient(start, ...paint.center), first = stops[0].color, last = stops[stops.length - 1].color
  if (span <= 0) return last.css
  const most = turn / span
  for (const stop of stops) if (stop.location <= most) gradient.addColorStop(Math.min(1, stop.location / most), stop.color.css)
  if (most < 1) gradient.addColorStop(1, colorAt(stops, most).css)
  else if (most > 1.0001) {
    // The rest of the turn belongs half to the end and half to the start.
    const half = (1 + 1 / most) / 2
    gradient.addColorStop(1 / most, last.css)
    gradient.addColorStop(half, last.css)
    gradient.addColorStop(half, first.css)
    gradient.addColorStop(1, first.css)
  }
  return gradient
}
/** A gradient as often as it takes to cover the bounds. */
function repeating(context, paint, [x, y, w, h]) {
  const { gradient } = paint, corners = [[x, y], [x + w, y], [x, y + h], [x + w, y + h]], stops = withinUnit(gradient.stops)
  const spread = (low, high, make) => {
    const count = high - low
    if (!(count > 0) || count > 2000) return lastColor(gradient)
    const result = make(low, high)
    for (let period = low; period < high; period++) {
      const back = paint.mirrored && period % 2 !== 0
      for (const stop of back ? stops.slice().reverse() : stops) result.addColorStop(Math.min(1, Math.max(0, (period - low + (back ? 1 - stop.location : stop.location)) / count)), stop.color.css)
    }
    return result
  }
  if (gradient.kind === 'linear') {
    const [fx, fy] = gradient.from, dx = gradient.to[0] - fx, dy = gradient.to[1] - fy, square = dx * dx + dy * dy
    if (!(square > 0) || !areFinite(square, fx, fy)) return lastColor(gradient)
    const places = corners.map(([px, py]) => ((px - fx) * dx + (py - fy) * dy) / square), low = Math.floor(Math.min(...places)), high = Math.ceil(Math.max(...places)) + 1
    return spread(low, high, (low, high) => context.createLinearGradient(fx + dx * low, fy + dy * low, fx + dx * high, fy + dy * high))
  }
  const [cx, cy] = gradient.center, size = gradient.end - gradient.start
  if (!(Math.abs(size) > 0) || !areFinite(size, cx, cy)) return lastColor(gradient)
  const start = size > 0 ? gradient.start : gradient.end, unit = Math.abs(size), far = Math.max(...corners.map(([px, py]) => Math.hypot(px - cx, py - cy)))
  const low = -Math.floor(start / unit), high = Math.max(Math.ceil((far - start) / unit), low + 1)
  return spread(low, high, (low, high) => context.createRadialGradient(cx, cy, Math.max(0, start + low * unit), cx, cy, start + high * unit))
}
function translated(paint, dx, dy) {
  const at = ([x, y]) => [x + dx, y + dy]
  switch (paint.kind) {
    case 'linear': return { ...paint, from: at(paint.from), to: at(paint.to) }
    case 'radial': case 'angular': return { ...paint, center: at(paint.center) }
    case 'elliptical': return { ...paint, rect: [paint.rect[0] + dx, paint.rect[1] + dy, paint.rect[2], paint.rect[3]] }
    case 'image': return { ...paint, origin: at(paint.origin) }
    case 'repeating': return { ...paint, gradient: translated(paint.gradient, dx, dy) }
    default: return paint
  }
}

/** The pixels of a mesh gradient in a region: its patches cut into cells, whose triangles mix the colours of their corners. */
function meshPicture(mesh, matrix, [left, top, right, bottom]) {
  const width = right - left, height = bottom - top, canvas = scratch(width, height), context = canvas.getContext('2d'), data = context.createImageData(width, height), out = data.data
  const [bx, by, bw, bh] = mesh.bounds, place = multiply(multiply([bw, 0, 0, bh, bx, by], matrix), [1, 0, 0, 1, -left, -top])
  const vertices = mesh.vertices.map((numbers) => {
    const points = []
    for (let at = 0; at < 10; at += 2) points.push([place[0] * numbers[at] + place[2] * numbers[at + 1] + place[4], place[1] * numbers[at] + place[3] * numbers[at + 1] + place[5]])
    return { position: points[0], leading: points[1], top: points[2], trailing: points[3], bottom: points[4] }
  })
  const vertex = (column, row) => vertices[row * mesh.columns + column], distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1])
  let longest = 1
  for (let row = 0; row < mesh.rows; row++) for (let column = 0; column < mesh.columns; column++) {
    if (column > 0) longest = Math.max(longest, distance(vertex(column - 1, row).position, vertex(column, row).position))
    if (row > 0) longest = Math.max(longest, distance(vertex(column, row - 1).position, vertex(column, row).position))
  }
  const cells = Math.max(mesh.detail, Math.min(Math.max(Math.floor(Math.min(longest, 1e4) / 8), 4), 48)), columns = (mesh.columns - 1) * cells + 1, rows = (mesh.rows - 1) * cells + 1
  const colors = mesh.colors.map(({ r, g, b, a }) => [r * a, g * a, b * a, a]), colorColumns = (mesh.columns - 1) * mesh.detail + 1, colorRows = colors.length / colorColumns
  const bezier = (a, b, c, d, t) => {
    const s = 1 - t, ka = s * s * s, kb = 3 * s * s * t, kc = 3 * s * t * t, kd = t * t * t
    return [a[0] * ka + b[0] * kb + c[0] * kc + d[0] * kd, a[1] * ka + b[1] * kb + c[1] * kc + d[1] * kd]
  }
  const points = []
  for (let y = 0; y < rows; y++) {
    const row = Math.min(Math.floor(y / cells), mesh.rows - 2), v = (y - row * cells) / cells
    for (let x = 0; x < columns; x++) {
      const column = Math.min(Math.floor(x / cells), mesh.columns - 2), u = (x - column * cells) / cells
      const a = vertex(column, row), b = vertex(column + 1, row), c = vertex(column, row + 1), d = vertex(column + 1, row + 1)
      const upper = bezier(a.position, a.trailing, b.leading, b.position, u), lower = bezier(c.position, c.trailing, d.leading, d.position, u)
      const before = bezier(a.position, a.bottom, c.top, c.position, v), after = bezier(b.position, b.bottom, d.top, d.position, v)
      const coordinate = (k) => {
        const over = a.position[k] + (b.position[k] - a.position[k]) * u, under = c.position[k] + (d.position[k] - c.position[k]) * u
        return upper[k] + (lower[k] - upper[k]) * v + before[k] + (after[k] - before[k]) * u - (over + (under - over) * v)
      }
      const cx = x * mesh.detail / cells, cy = y * mesh.detail / cells, l = Math.min(Math.floor(cx), colorColumns - 2), t = Math.min(Math.floor(cy), colorRows - 2)
      const point = [coordinate(0), coordinate(1)]
      for (let k = 0; k < 4; k++) {
        const at = t * colorColumns + l, above = colors[at][k] + (colors[at + 1][k] - colors[at][k]) * (cx - l)
        const below = colors[at + colorColumns][k] + (colors[at + colorColumns + 1][k] - colors[at + colorColumns][k]) * (cx - l)
        point.push(above + (below - above) * (cy - t))
      }
      points.push(point)
    }
  }
  const put = (at, r, g, b, a) => {
    if (a <= 0) { out[at] = out[at + 1] = out[at + 2] = out[at + 3] = 0; return }
    out[at] = r / a * 255 + 0.5; out[at + 1] = g / a * 255 + 0.5; out[at + 2] = b / a * 255 + 0.5; out[at + 3] = a * 255 + 0.5
  }
  const { r, g, b, a } = mesh.background
  if (a > 0) for (let at = 0; at < out.length; at += 4) put(at, r * a, g * a, b * a, a)
  const triangle = (p, q, s) => {
    const area = (q[0] - p[0]) * (s[1] - p[1]) - (s[0] - p[0]) * (q[1] - p[1])
    if (!(Math.abs(area) > 1e-9)) return
    const y0 = Math.max(0, Math.ceil(Math.min(p[1], q[1], s[1]) - 0.5)), y1 = Math.min(height - 1, Math.floor(Math.max(p[1], q[1], s[1]) - 0.5))
    const x0 = Math.max(0, Math.ceil(Math.min(p[0], q[0], s[0]) - 0.5)), x1 = Math.min(width - 1, Math.floor(Math.max(p[0], q[0], s[0]) - 0.5))
    for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) {
      const px = x + 0.5, py = y + 0.5, wq = ((px - p[0]) * (s[1] - p[1]) - (s[0] - p[0]) * (py - p[1])) / area, ws = ((q[0] - p[0]) * (py - p[1]) - (px - p[0]) * (q[1] - p[1])) / area, wp = 1 - wq - ws
      if (wp < -1e-6 || wq < -1e-6 || ws < -1e-6) continue
      put((y * width + x) * 4, p[2] * wp + q[2] * wq + s[2] * ws, p[3] * wp + q[3] * wq + s[3] * ws, p[4] * wp + q[4] * wq + s[4] * ws, p[5] * wp + q[5] * wq + s[5] * ws)
    }
  }
  for (let y = 0; y + 1 < rows; y++) for (let x = 0; x + 1 < columns; x++) {
    const at = y * columns + x
    triangle(points[at], points[at + 1], points[at + columns])
    triangle(points[at + 1], points[at + columns + 1], points[at + columns])
  }
  context.putImageData(data, 0, 0)
  return canvas
}

// MARK: Filters

/** A Gaussian blur of a canvas. `clamps` keeps the size, and pixels outside equal those at the edge; otherwise the caller leaves a margin. */
function blur(canvas, sigmaX, sigmaY, clamps) {
  const { width, height } = canvas, marginX = clamps ? Math.min(Math.ceil(sigmaX * 3) + 1, 4096) : 0, marginY = clamps ? Math.min(Math.ceil(sigmaY * 3) + 1, 4096) : 0
  let source = canvas
  if (clamps) {
    source = scratch(width + 2 * marginX, height + 2 * marginY)
    const context = source.getContext('2d')
    context.imageSmoothingEnabled = false
    for (const [sy, sh, dy, dh] of [[0, 1, 0, marginY], [0, height, marginY, height], [height - 1, 1, marginY + height, marginY]]) {
      for (const [sx, sw, dx, dw] of [[0, 1, 0, marginX], [0, width, marginX, width], [width - 1, 1, marginX + width, marginX]]) context.drawImage(canvas, sx, sy, sw, sh, dx, dy, dw, dh)
    }
  }
  const result = scratch(width, height), context = result.getContext('2d')
  if (hasFilters && Math.abs(sigmaX - sigmaY) < 0.01) {
    context.filter = `blur(${sigmaX}px)`
    context.drawImage(source, -marginX, -marginY)
    context.filter = 'none'
    return result
  }
  const inner = source.getContext('2d'), data = inner.getImageData(0, 0, source.width, source.height)
  boxBlur(data, sigmaX, sigmaY)
  context.putImageData(data, -marginX, -marginY)
  return result
}
/** Three box blurs along each axis, on premultiplied values. */
function boxBlur(data, sigmaX, sigmaY) {
  const { width, height, data: out } = data, values = new Float32Array(out.length)
  for (let at = 0; at < out.length; at += 4) {
    const a = out[at + 3] / 255
    values[at] = out[at] * a; values[at + 1] = out[at + 1] * a; values[at + 2] = out[at + 2] * a; values[at + 3] = out[at + 3]
  }
  const line = new Float32Array(Math.max(width, height))
  const pass = (start, stride, count, radius) => {
    let sum = 0
    for (let index = 0; index <= radius && index < count; index++) sum += values[start + index * stride]
    for (let index = 0; index < count; index++) {
      line[index] = sum / (2 * radius + 1)
      if (index + radius + 1 < count) sum += values[start + (index + radius + 1) * stride]
      if (index - radius >= 0) sum -= values[start + (index - radius) * stride]
    }
    for (let index = 0; index < count; index++) values[start + index * stride] = line[index]
  }
  for (const [sigma, count, others, stride, step] of [[sigmaX, width, height, 4, width * 4], [sigmaY, height, width, width * 4, 4]]) {
    const radius = Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2)
    if (radius < 1) continue
    for (let repeat = 0; repeat < 3; repeat++) for (let other = 0; other < others; other++) for (let part = 0; part < 4; part++) pass(other * step + part, stride, count, radius)
  }
  for (let at = 0; at < out.length; at += 4) {
    const a = values[at + 3], unit = a > 0 ? 255 / a : 0
    out[at] = values[at] * unit; out[at + 1] = values[at + 1] * unit; out[at + 2] = values[at + 2] * unit; out[at + 3] = a
  }
}
function grown(picture, x, y) {
  const canvas = scratch(picture.canvas.width + 2 * x, picture.canvas.height + 2 * y)
  canvas.getContext('2d').drawImage(picture.canvas, x, y)
  return { canvas, left: picture.left - x, top: picture.top - y }
}
/** The alpha of a picture in a colour, with a margin, blurred. */
function silhouette(picture, color, sigmaX, sigmaY, marginX, marginY, inverted) {
  const result = grown(picture, marginX, marginY), context = result.canvas.getContext('2d')
  context.globalCompositeOperation = inverted ? 'source-out' : 'source-in'
  context.fillStyle = color.css
  context.fillRect(0, 0, result.canvas.width, result.canvas.height)
  if (sigmaX > 0 || sigmaY > 0) result.canvas = blur(result.canvas, sigmaX, sigmaY, inverted)
  return result
}
/** An effect applied to a picture. */
function applied(effect, picture, m, clip) {
  const context = picture.canvas.getContext('2d'), upright = isUpright(m), sigma = (scale) => effect.radius * scale > 0 ? Math.min(effect.radius * scale, 1300) : 0
  const sigmaX = sigma(upright ? Math.abs(m[0]) : meanScale(m)), sigmaY = sigma(upright ? Math.abs(m[3]) : meanScale(m))
  const offset = effect.offset ? [m[0] * effect.offset[0] + m[2] * effect.offset[1], m[1] * effect.offset[0] + m[3] * effect.offset[1]] : [0, 0]
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = 1
  switch (effect.kind) {
    case 'opacity':
      context.globalCompositeOperation = 'destination-in'
      context.fillStyle = `rgba(0,0,0,${effect.opacity})`
      context.fillRect(0, 0, picture.canvas.width, picture.canvas.height)
      return picture
    case 'clip':
      context.globalCompositeOperation = 'destination-in'
      context.setTransform(...multiply(m, [1, 0, 0, 1, -picture.left, -picture.top]))
      context.fillStyle = '#000'
      context.fill(effect.figure.path, effect.rule)
      return picture
    case 'blur': {
      if (effect.opaque) return { ...picture, canvas: blur(picture.canvas, sigmaX, sigmaY, true) }
      const wide = grown(picture, reachOf(sigmaX), reachOf(sigmaY))
      return { ...wide, canvas: blur(wide.canvas, sigmaX, sigmaY, false) }
    }
    case 'shadow': {
      const shadow = silhouette(picture, effect.color, sigmaX, sigmaY, reachOf(sigmaX), reachOf(sigmaY), false)
      const left = Math.floor(Math.min(shadow.left + offset[0], effect.only ? Infinity : picture.left)) - 1, top = Math.floor(Math.min(shadow.top + offset[1], effect.only ? Infinity : picture.top)) - 1
      const right = Math.ceil(Math.max(shadow.left + shadow.canvas.width + offset[0], effect.only ? -Infinity : picture.left + picture.canvas.width)) + 1
      const bottom = Math.ceil(Math.max(shadow.top + shadow.canvas.height + offset[1], effect.only ? -Infinity : picture.top + picture.canvas.height)) + 1
      if (right - left > 16384 || bottom - top > 16384) return picture
      const canvas = scratch(right - left, bottom - top), inner = canvas.getContext('2d')
      inner.drawImage(shadow.canvas, shadow.left + offset[0] - left, shadow.top + offset[1] - top)
      if (!effect.only) inner.drawImage(picture.canvas, picture.left - left, picture.top - top)
      return { canvas, left, top }
    }
    case 'inner': {
      const marginX = reachOf(sigmaX) + Math.ceil(Math.abs(offset[0])) + 1, marginY = reachOf(sigmaY) + Math.ceil(Math.abs(offset[1])) + 1
      const shadow = silhouette(picture, effect.color, sigmaX, sigmaY, marginX, marginY, true)
      context.globalCompositeOperation = 'source-atop'
      context.drawImage(shadow.canvas, offset[0] - marginX, offset[1] - marginY)
      return picture
    }
    case 'composited': {
      const onContent = effect.blend === 16 && effect.above && !effect.alone
      const marginX = reachOf(sigmaX) + Math.ceil(Math.abs(offset[0])) + 1, marginY = reachOf(sigmaY) + Math.ceil(Math.abs(offset[1])) + 1
      let wide = onContent ? picture : grown(picture, marginX, marginY)
      if (effect.inverted && !onContent) {
        const l = Math.min(wide.left, Math.floor(clip[0])), t = Math.min(wide.top, Math.floor(clip[1]))
        const canvas = scratch(Math.max(wide.left + wide.canvas.width, Math.ceil(clip[2])) - l, Math.max(wide.top + wide.canvas.height, Math.ceil(clip[3])) - t)
        canvas.getContext('2d').drawImage(wide.canvas, wide.left - l, wide.top - t)
        wide = { canvas, left: l, top: t }
      }
      const shadow = silhouette(wide, effect.color, sigmaX, sigmaY, marginX, marginY, effect.inverted), canvas = scratch(wide.canvas.width, wide.canvas.height), inner = canvas.getContext('2d')
      if (effect.above && !effect.alone) inner.drawImage(wide.canvas, 0, 0)
      inner.globalCompositeOperation = effect.above && !effect.alone ? BLEND[effect.blend === PLUS_DARKER ? 1 : effect.blend] : 'source-over'
      inner.drawImage(shadow.canvas, offset[0] - marginX, offset[1] - marginY)
      inner.globalCompositeOperation = 'source-over'
      if (!effect.above && !effect.alone) inner.drawImage(wide.canvas, 0, 0)
      return { ...wide, canvas }
    }
    case 'matrix': {
      const data = context.getImageData(0, 0, picture.canvas.width, picture.canvas.height), p = data.data, v = effect.values
      const light = (x) => x <= 0.04045 ? x / 12.92 : Math.pow((x + 0.055) / 1.055, 2.4), encoded = (x) => x <= 0.0031308 ? x * 12.92 : 1.055 * Math.pow(x, 1 / 2.4) - 0.055
      const lights = effect.linear ? Array.from({ length: 256 }, (_, index) => light(index / 255)) : null
      let key = -1, R = 0, G = 0, B = 0, A = 0
      for (let at = 0; at < p.length; at += 4) {
        const now = (p[at] << 24 | p[at + 1] << 16 | p[at + 2] << 8 | p[at + 3]) >>> 0
        if (now !== key) {
          key = now
          const r = lights ? lights[p[at]] : p[at] / 255, g = lights ? lights[p[at + 1]] : p[at + 1] / 255, b = lights ? lights[p[at + 2]] : p[at + 2] / 255, a = p[at + 3] / 255
          const row = (k) => Math.min(1, Math.max(0, v[k] * r + v[k + 1] * g + v[k + 2] * b + v[k + 3] * a + v[k + 4]))
          R = row(0); G = row(5); B = row(10); A = row(15) * 255
          if (lights) { R = encoded(R); G = encoded(G); B = encoded(B) }
          R *= 255; G *= 255; B *= 255
        }
        p[at] = R; p[at + 1] = G; p[at + 2] = B; p[at + 3] = A
      }
      context.putImageData(data, 0, 0)
      return picture
    }
    case 'threshold': {
      const wide = grown(picture, 1, 1), { width, height } = wide.canvas, inner = wide.canvas.getContext('2d'), data = inner.getImageData(0, 0, width, height), p = data.data
      const alpha = new Float32Array(width * height), at = (x, y) => x < 0 || y < 0 || x >= width || y >= height ? 0 : alpha[y * width + x], within = (value) => Math.min(1, Math.max(0, value))
      for (let index = 0; index < alpha.length; index++) alpha[index] = p[4 * index + 3] / 255
      for (let y = 0, to = 0; y < height; y++) for (let x = 0; x < width; x++, to += 4) {
        const across = (at(x + 1, y) - at(x - 1, y)) / 2, down = (at(x, y + 1) - at(x, y - 1)) / 2, slope = Math.max(Math.hypot(across, down), 1 / 512), here = alpha[y * width + x]
        const share = (effect.least > 0 ? within((here - effect.least) / slope + 0.5) : 1) * (effect.most < 1 ? within((effect.most - here) / slope + 0.5) : 1)
        p[to] = effect.color.r * 255; p[to + 1] = effect.color.g * 255; p[to + 2] = effect.color.b * 255; p[to + 3] = effect.color.a * share * 255
      }
      inner.putImageData(data, 0, 0)
      return wide
    }
  }
  return picture
}
/** A canvas through a projection of row vectors, for the pixels of a region. */
function warp(canvas, f, [left, top, right, bottom]) {
  const width = right - left, height = bottom - top, source = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height), s = source.data, sw = canvas.width, sh = canvas.height
  const c = [f[4] * f[8] - f[5] * f[7], f[2] * f[7] - f[1] * f[8], f[1] * f[5] - f[2] * f[4], f[5] * f[6] - f[3] * f[8], f[0] * f[8] - f[2] * f[6], f[2] * f[3] - f[0] * f[5],
    f[3] * f[7] - f[4] * f[6], f[1] * f[6] - f[0] * f[7], f[0] * f[4] - f[1] * f[3]], determinant = f[0] * c[0] + f[1] * c[3] + f[2] * c[6]
  if (!(Math.abs(determinant) > 0)) return null
  const n = c.map((value) => value / determinant), result = scratch(width, height), context = result.getContext('2d'), data = context.createImageData(width, height), out = data.data
  for (let y = 0, to = 0; y < height; y++) for (let x = 0; x < width; x++, to += 4) {
    const px = left + x + 0.5, py = top + y + 0.5, w = n[2] * px + n[5] * py + n[8]
    // Behind the eye there is nothing.
    if (!(w > 0)) continue
    const sx = (n[0] * px + n[3] * py + n[6]) / w - 0.5, sy = (n[1] * px + n[4] * py + n[7]) / w - 0.5
    if (sx <= -1 || sy <= -1 || sx >= sw || sy >= sh) continue
    const x0 = Math.floor(sx), y0 = Math.floor(sy), u = sx - x0, v = sy - y0
    let r = 0, g = 0, b = 0, a = 0
    for (let k = 0; k < 4; k++) {
      const ix = x0 + (k & 1), iy = y0 + (k >> 1)
      if (ix < 0 || iy < 0 || ix >= sw || iy >= sh) continue
      const at = (iy * sw + ix) * 4, weight = (k & 1 ? u : 1 - u) * (k >> 1 ? v : 1 - v) * s[at + 3]
      r += s[at] * weight; g += s[at + 1] * weight; b += s[at + 2] * weight; a += weight
    }
    if (a > 0) { out[to] = r / a; out[to + 1] = g / a; out[to + 2] = b / a; out[to + 3] = a }
  }
  context.putImageData(data, 0, 0)
  return result
}

// MARK: What has changed

/** Compares two lists by the objects that the receiver shares between them; collects changed rectangles in pixels. */
class Damage {
  constructor() { this.rects = [] }
  add(matrix, bounds) {
    if (bounds[2] === Infinity || bounds.some(isNaN)) return this.rects.push([-1e6, -1e6, 1e6, 1e6])
    let [l, t, r, b] = around(matrix, bounds)
    let added = [Math.floor(l) - 1, Math.floor(t) - 1, Math.ceil(r) + 1, Math.ceil(b) + 1]
    // A few rectangles, joined where that costs little.
    for (let index = 0; index < this.rects.length;) {
      const old = this.rects[index], union = [Math.min(old[0], added[0]), Math.min(old[1], added[1]), Math.max(old[2], added[2]), Math.max(old[3], added[3])]
      if (area(union) <= (area(old) + area(added)) * 1.3 || this.rects.length >= 8) {
        this.rects.splice(index, 1)
        added = union
        index = 0
      } else index++
    }
    this.rects.push(added)
  }
  compare(old, now, matrix) {
    if (old === now) return
    const a = old.items, b = now.items
    let start = 0, aEnd = a.length, bEnd = b.length
    while (start < aEnd && start < bEnd && a[start].id === b[start].id) { this.item(a[start], b[start], matrix); start++ }
    while (aEnd > start && bEnd > start && a[aEnd - 1].id === b[bEnd - 1].id) { aEnd--; bEnd--; this.item(a[aEnd], b[bEnd], matrix) }
    for (let index = start; index < aEnd; index++) this.add(matrix, a[index].bounds)
    for (let index = start; index < bEnd; index++) this.add(matrix, b[index].bounds)
  }
  item(a, b, matrix) {
    if (a === b) return
    if (a.kind === b.kind) {
      if (b.kind === 4 && a.at[0] === b.at[0] && a.at[1] === b.at[1] && a.scale === b.scale) return this.compare(a.list, b.list, multiply([b.scale, 0, 0, b.scale, ...b.at], matrix))
      if (b.kind === 5 && a.effect.kind === b.effect.kind) {
        const e = a.effect, f = b.effect
        if (f.kind === 'transform' && e.matrix.every((value, index) => value === f.matrix[index])) return this.compare(a.list, b.list, multiply(f.matrix, matrix))
        if (f.kind === 'opacity' && e.opacity === f.opacity || f.kind === 'blend' && e.mode === f.mode) return this.compare(a.list, b.list, matrix)
        if (f.kind === 'flatten' && !blends(a.list) && !blends(b.list)) return this.compare(a.list, b.list, matrix)
        if (f.kind === 'clip' && e.rule === f.rule && e.figure.rect && f.figure.rect && e.figure.rect.every((value, index) => value === f.figure.rect[index])) return this.compare(a.list, b.list, matrix)
      }
    }
    this.add(matrix, a.bounds)
    this.add(matrix, b.bounds)
  }
  /** A figure that blurs what is behind it changes as a whole. */
  spread(list, matrix) {
    const figures = []
    backdrops(list, matrix, figures)
    for (let grows = figures.length > 0; grows;) {
      grows = false
      for (let index = figures.length - 1; index >= 0; index--) {
        const figure = figures[index]
        if (!this.rects.some((rect) => rect[0] < figure[2] && rect[2] > figure[0] && rect[1] < figure[3] && rect[3] > figure[1])) continue
        figures.splice(index, 1)
        this.add([1, 0, 0, 1, 0, 0], [figure[0], figure[1], figure[2] - figure[0], figure[3] - figure[1]])
        grows = true
      }
    }
  }
}
function area(rect) { return (rect[2] - rect[0]) * (rect[3] - rect[1]) }
function hasBackdrop(list) {
  return list.backdrop ??= list.items.some((item) => item.kind === 5 && item.effect.kind === 'backdrop' || item.list && hasBackdrop(item.list))
}
function backdrops(list, matrix, found) {
  if (!hasBackdrop(list)) return
  for (const item of list.items) {
    if (item.kind === 4) backdrops(item.list, multiply([item.scale, 0, 0, item.scale, ...item.at], matrix), found)
    else if (item.kind === 5) {
      if (item.effect.kind === 'projection') { if (hasBackdrop(item.list)) found.push(around(matrix, item.bounds)); continue }
      if (item.effect.kind === 'backdrop') found.push(around(matrix, item.effect.figure.bounds))
      backdrops(item.list, item.effect.kind === 'transform' ? multiply(item.effect.matrix, matrix) : matrix, found)
    }
  }
}

/** The page's picture: the last list, on a canvas. */
class Screen {
  constructor(canvas) {
    this.canvas = canvas
    this.context = canvas.getContext('2d', { alpha: false })
    this.receiver = new Receiver()
    this.list = this.shown = null
    this.scale = 1
    this.background = '#fff'
    this.size = [0, 0]
  }
  /** Reads a picture's message. */
  take(buffer) {
    const reader = new Reader(buffer, 1), number = reader.view.getFloat64(1, true), size = [reader.view.getFloat64(9, true), reader.view.getFloat64(17, true)]
    reader.at = 25
    const isFirst = reader.flag(), background = `rgb(${[reader.byte(), reader.byte(), reader.byte()]})`
    reader.byte()
    if (isFirst) this.receiver.reset()
    else if (!this.list) return 0
    this.receive(reader, size, background)
    return number
  }
  receive(reader, size, background) {
    this.list = this.receiver.receive(reader)
    if (background !== this.background || size[0] !== this.size[0] || size[1] !== this.size[1]) this.shown = null
    this.background = background
    this.size = size
  }
  setScale(scale) {
    this.scale = scale
    this.shown = null
  }
  /** Draws what differs from what is shown. */
  draw() { try { this.drawChanges() } finally { releaseScratch() } }
  drawChanges() {
    const { canvas, context, scale, list } = this
    if (!list) return
    const width = Math.max(1, Math.round(this.size[0] * scale)), height = Math.max(1, Math.round(this.size[1] * scale)), matrix = [scale, 0, 0, scale, 0, 0]
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width
      canvas.height = height
      this.shown = null
    }
    const painter = new Painter(canvas, scale)
    let rects = [[0, 0, width, height]]
    if (this.shown) {
      const damage = new Damage()
      damage.compare(this.shown, list, matrix)
      damage.spread(list, matrix)
      rects = damage.rects.map((rect) => overlap(rect, [0, 0, width, height])).filter((rect) => rect[2] > rect[0] && rect[3] > rect[1])
      // Where most changes, one pass over everything is cheaper.
      if (rects.reduce((sum, rect) => sum + area(rect), 0) > width * height * 0.7) rects = [[0, 0, width, height]]
    }
    this.shown = list
    this.damage = rects
    for (const rect of rects) {
      context.save()
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.beginPath()
      context.rect(rect[0], rect[1], rect[2] - rect[0], rect[3] - rect[1])
      context.clip()
      context.globalAlpha = 1
      context.globalCompositeOperation = 'source-over'
      context.fillStyle = this.background
      context.fillRect(rect[0], rect[1], rect[2] - rect[0], rect[3] - rect[1])
      painter.clip = rect
      painter.draw(list, { matrix, opacity: 1, blend: NORMAL, steps: null })
      context.restore()
    }
  }
  /** After a picture that could not be drawn: the next one is drawn whole, on a canvas without clips and transforms. */
  recover() {
    this.shown = null
    // Which resets all of a canvas.
    this.canvas.width = this.canvas.width
  }
}

// MARK: Elements

/** A tree of real elements over the picture: invisible, with the roles, names, values and places of the program's. */
class Elements {
  constructor(root, ask) {
    this.root = root
    this.ask = ask
    this.nodes = new Map()
    this.facts = new Map()
    this.focus = ''
    this.isMoving = false
  }
  reset() {
    this.root.replaceChildren()
    this.nodes.clear()
    this.facts.clear()
    this.focus = ''
    // What was composed in is gone.
    this.isComposing = false
  }

  change(changes) {
    for (const id of changes.gone) {
      this.nodes.get(id)?.remove()
      this.nodes.delete(id)
      this.facts.delete(id)
    }
    for (const facts of changes.set) this.facts.set(facts.id, facts)
    const moved = new Set()
    for (const facts of changes.set) { this.update(facts); moved.add(facts.id) }
    // What stands in a moved element has another place in it.
    for (const facts of changes.set) for (const [id, other] of this.facts) if (other.p === facts.id && !moved.has(id)) this.place(other)
    for (const parent in changes.order) {
      const around = parent === '' ? this.root : this.nodes.get(parent)
      if (!around) continue
      let last = null
      for (const id of changes.order[parent]) {
        const node = this.nodes.get(id)
        if (!node) continue
        const wanted = last ? last.nextSibling : around.firstElementChild
        if (node.parentNode !== around || wanted !== node) around.insertBefore(node, wanted)
        last = node
      }
    }
    if (changes.focus !== undefined) this.focus = changes.focus
    this.moveFocus()
  }
  /** The page's focus follows the program's. */
  moveFocus(fallback) {
    const node = this.nodes.get(this.focus)
    this.isMoving = true
    if (node && node.tabIndex >= 0) { if (document.activeElement !== node) node.focus({ preventScroll: true }) }
    else fallback?.()
    this.isMoving = false
  }

  static tag(facts) {
    switch (facts.r) {
      case 'button': case 'switch': return 'button'
      case 'link': return 'a'
      case 'heading': return 'h' + Math.min(Math.max(facts.l ?? 2, 1), 6)
      case 'textbox': case 'searchbox': return facts.t?.isMultiline ? 'textarea' : 'input'
      case 'slider': return 'input'
      case 'text': return 'span'
      default: return 'div'
    }
  }
  update(facts) {
    const tag = Elements.tag(facts), old = this.nodes.get(facts.id)
    let node = old
    if (!node || node.localName !== tag) {
      node = document.createElement(tag)
      node.id = 'e' + facts.id
      node.dataset.id = facts.id
      if (old) {
        node.append(...old.childNodes)
        old.replaceWith(node)
      } else (facts.p === '' ? this.root : this.nodes.get(facts.p) ?? this.root).append(node)
      this.nodes.set(facts.id, node)
    }
    const set = (name, value) => { if (value === undefined || value === null || value === '') node.removeAttribute(name); else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value) }
    const s = facts.s ?? {}, implicit = { button: 'button', a: 'link', span: 'text', h1: 'heading', h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading', textarea: 'textbox' }
    if (facts.r !== 'text' && implicit[tag] !== facts.r) set('role', facts.r); else node.removeAttribute('role')
    set('data-testid', facts.i)
    if (tag === 'button') node.type = 'button'
    if (tag === 'a') node.href = '#'
    for (const state of ['checked', 'selected', 'pressed', 'expanded', 'haspopup', 'modal', 'disabled', 'current']) set('aria-' + state, s[state])
    set('aria-description', facts.d)
    const isContainer = tag === 'div' && this.hasChildren(facts.id), isField = tag === 'input' || tag === 'textarea'
    node.classList.toggle('group', isContainer || tag === 'div' && ['group', 'list', 'form', 'dialog', 'alertdialog', 'menu', 'tablist', 'listitem'].includes(facts.r))
    if (facts.r === 'slider' || facts.r === 'spinbutton' || facts.r === 'progressbar' || facts.r === 'meter') this.range(node, facts, set)
    if (isField || node.classList.contains('group') || facts.r === 'img' || tag === 'div') set('aria-label', facts.n)
    if (!isField && !node.classList.contains('group')) {
      const words = facts.v && (tag === 'span' || tag.length === 2) ? (facts.n ? `${facts.n}, ${facts.v}` : facts.v) : facts.n || facts.v || ''
      if (facts.v && facts.n && tag === 'button') set('aria-description', [facts.v, facts.d].filter(Boolean).join(', '))
      const text = [...node.childNodes].find((child) => child.nodeType === Node.TEXT_NODE)
      if (!text) { if (words) node.prepend(words) } else if (text.data !== words) text.data = words
    }
    if (facts.t) this.characters(node, facts)
    const isActive = (facts.a?.length || s.focusable || facts.m?.length) && s.disabled !== 'true'
    if (isActive || isField) node.tabIndex = s.focusable === 'true' || isField ? 0 : -1
    else node.removeAttribute('tabindex')
    this.place(facts)
  }
  hasChildren(id) { for (const facts of this.facts.values()) if (facts.p === id) return true; return false }
  place(facts) {
    const node = this.nodes.get(facts.id), around = this.facts.get(facts.p)?.f ?? [0, 0], [x, y, w, h] = facts.f
    if (!node) return
    const size = Math.max(Math.min(h * 0.8, 20), 1)
    node.style.cssText = `left:${x - around[0]}px;top:${y - around[1]}px;width:${w}px;height:${h}px;font-size:${size}px;line-height:${Math.max(h, 1)}px`
  }
  range(node, facts, set) {
    const [value, least, most] = facts.g ?? []
    if (node.localName === 'input') {
      node.type = 'range'
      node.step = 'any'
      node.min = least ?? 0
      node.max = most ?? 100
      if (value !== undefined && Math.abs(node.valueAsNumber - value) > 1e-9) node.value = value
    } else {
      set('aria-valuenow', value)
      set('aria-valuemin', least)
      set('aria-valuemax', most)
    }
    set('aria-valuetext', facts.v)
  }
  characters(node, facts) {
    const { string, anchor, head, isMultiline, isSecure, isEditable } = facts.t
    if (!isMultiline) node.type = isSecure ? 'password' : facts.r === 'searchbox' ? 'search' : 'text'
    node.readOnly = !isEditable
    node.autocomplete = 'off'
    node.spellcheck = false
    if (this.isComposing) return
    if (node.value !== string) node.value = string
    if (head === undefined || document.activeElement !== node) return
    const from = utf16(string, Math.min(anchor, head)), to = utf16(string, Math.max(anchor, head))
    if (node.selectionStart !== from || node.selectionEnd !== to) node.setSelectionRange(from, to, anchor > head ? 'backward' : 'forward')
  }
  /** The element's facts around something in the page. */
  at(target) {
    const node = target instanceof Element ? target.closest('[data-id]') : null
    return node && this.facts.get(node.dataset.id)
  }
}
const encoder = new TextEncoder()
function utf16(string, bytes) {
  let at = 0
  for (const character of string) {
    if (bytes <= 0) break
    bytes -= encoder.encode(character).length
    at += character.length
  }
  return at
}
function utf8(string, at) { return encoder.encode(string.slice(0, at)).length }

// MARK: Input

const KEYS = { ArrowUp: '\uF700', ArrowDown: '\uF701', ArrowLeft: '\uF702', ArrowRight: '\uF703', Insert: '\uF727', Delete: '\x7F', Home: '\uF729', End: '\uF72B', PageUp: '\uF72C', PageDown: '\uF72D',
  Backspace: '\b', Tab: '\t', Enter: '\r', Escape: '\x1B', Help: '\uF746', ContextMenu: '\uF735' }

/** Tells the program what the person does. */
class Input {
  constructor(page) {
    this.page = page
    this.fingers = new Map()
    this.pinch = 1
    // The page's own words hold buttons and links, which work as on any page; what is dropped there is the program's.
    const isProgram = (event) => /^dr/.test(event.type) || !page.isWord(event.target)
    const on = (name, handle, options) => addEventListener(name, (event) => { if (isProgram(event)) handle.call(this, event) }, options)
    const active = { capture: true, passive: false }
    for (const name of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) on(name, this.pointer, active)
    document.documentElement.addEventListener('pointerleave', (event) => { if (event.pointerType === 'mouse' && !event.buttons) this.page.tell({ k: 'hover' }) })
    // The page's own dragging, selecting and focusing would be beside the program's.
    on('mousedown', (event) => event.preventDefault(), active)
    on('touchstart', (event) => { if (event.cancelable) event.preventDefault() }, active)
    on('contextmenu', (event) => event.preventDefault(), active)
    on('dragstart', (event) => event.preventDefault(), active)
    on('wheel', this.wheel, active)
    on('click', this.click, active)
    on('keydown', this.key, active)
    on('keyup', this.key, active)
    on('beforeinput', this.beforeInput, active)
    on('input', this.changed, active)
    on('compositionstart', () => { this.page.elements.isComposing = true }, active)
    on('compositionupdate', (event) => this.page.tell({ k: 'compose', text: [...event.data].slice(0, 1000).join('') }), active)
    on('compositionend', this.composed, active)
    on('focusin', this.focused, active)
    on('paste', this.paste, active)
    for (const name of ['dragenter', 'dragover', 'dragleave', 'drop']) on(name, this.drag, active)
    for (const [name, phase] of [['gesturestart', 0], ['gesturechange', 1], ['gestureend', 2]]) on(name, (event) => {
      event.preventDefault()
      this.page.tell({ k: 'pinch', p: phase, scale: event.scale, x: event.clientX, y: event.clientY, at: event.timeStamp })
      this.page.tell({ k: 'turn', p: phase, r: event.rotation * Math.PI / 180, x: event.clientX, y: event.clientY, at: event.timeStamp })
    }, active)
  }
  static modifiers(event) {
    return (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0) | (event.getModifierState?.('CapsLock') ? 16 : 0)
  }

  pointer(event) {
    const { page } = this, place = { x: event.clientX, y: event.clientY, at: event.timeStamp, m: Input.modifiers(event) }, isMouse = event.pointerType === 'mouse'
    if (event.cancelable && event.type !== 'pointerdown') event.preventDefault()
    const id = isMouse ? 0 : 2 + (event.pointerId % 900), down = this.fingers.has(event.pointerId)
    switch (event.type) {
      case 'pointerdown':
        if (isMouse && event.button === 2) return page.tell({ k: 'second', x: place.x, y: place.y })
        if (isMouse && event.button !== 0) return
        this.fingers.set(event.pointerId, id)
        // So that moves beyond the page arrive, too.
        try { document.documentElement.setPointerCapture(event.pointerId) } catch { /* A pointer of a script cannot be captured. */ }
        return page.tell({ k: 'touch', id, p: 0, mouse: isMouse, ...place })
      case 'pointermove':
        if (down) return page.tell({ k: 'touch', id, p: 1, mouse: isMouse, ...place })
        if (event.pointerType !== 'touch') page.tell({ k: 'hover', x: place.x, y: place.y, at: place.at })
        return
      case 'pointerup': case 'pointercancel':
        if (!down || isMouse && event.type === 'pointerup' && event.button !== 0) return
        this.fingers.delete(event.pointerId)
        page.tell({ k: 'touch', id, p: event.type === 'pointerup' ? 2 : 3, mouse: isMouse, ...place })
        if (isMouse) page.tell({ k: 'hover', x: place.x, y: place.y, at: place.at })
        page.wantKeyboard()
    }
  }

  wheel(event) {
    event.preventDefault()
    const place = { x: event.clientX, y: event.clientY, at: event.timeStamp }
    if (event.ctrlKey) {
      // Trackpads pinch with a wheel and Control.
      if (!this.pinchEnd) { this.pinch = 1; this.page.tell({ k: 'pinch', p: 0, scale: 1, ...place }) }
      clearTimeout(this.pinchEnd)
      this.pinch *= Math.exp(-event.deltaY / (event.deltaMode ? 3 : 100))
      this.page.tell({ k: 'pinch', p: 1, scale: this.pinch, ...place })
      this.pinchEnd = setTimeout(() => { this.pinchEnd = 0; this.page.tell({ k: 'pinch', p: 2, scale: this.pinch, x: place.x, y: place.y }) }, 150)
      return
    }
    // Wheels turn by notches of 100 or 120 pixels, or by three lines; trackpads by anything.
    const notch = (delta) => event.deltaMode === 1 ? delta / 3 : event.deltaMode === 2 ? delta * 5 : delta / (delta % 120 === 0 ? 120 : 100)
    const isWheel = event.deltaMode !== 0 || [event.deltaX, event.deltaY].every((delta) => delta % 120 === 0 || delta % 100 === 0)
    this.page.tell({ k: 'wheel', dx: -(isWheel ? notch(event.deltaX) : event.deltaX), dy: -(isWheel ? notch(event.deltaY) : event.deltaY), on: !isWheel, m: Input.modifiers(event), ...place })
  }

  /** Clicks that no pointer made: of a reader or a script. */
  click(event) {
    event.preventDefault()
    if (event.detail !== 0) return
    const facts = this.page.elements.at(event.target)
    if (facts) this.page.tell({ k: 'element', element: facts.id, action: 'activate' })
  }
  focused(event) {
    const { elements } = this.page
    if (elements.isMoving) return
    const facts = elements.at(event.target)
    if (facts && facts.id !== elements.focus && (facts.s?.focusable === 'true' || facts.t)) this.page.tell({ k: 'element', element: facts.id, action: 'focus' })
  }

  // MARK: Keys and text

  key(event) {
    const { page } = this, isDown = event.type === 'keydown'
    if (event.isComposing || event.keyCode === 229 || event.key === 'Dead' || event.key === 'Unidentified' || event.key === 'Process') return
    const function_ = /^F(\d+)$/.exec(event.key), key = KEYS[event.key] ?? (function_ ? String.fromCharCode(0xF703 + Number(function_[1])) : [...event.key].length === 1 ? event.key.toLowerCase() : null)
    if (!key || [...key].length !== 1) return
    const isCommand = event.ctrlKey || event.metaKey, letter = event.key.toLowerCase()
    // The browser's own: reload, tabs, windows, zoom, developer tools.
    if (function_ && [5, 11, 12].includes(Number(function_[1])) || isCommand && ['r', 't', 'w', 'n', 'l', '0', '+', '-', '=', 'tab'].includes(letter)) return
    const typed = isCommand || event.altKey && !event.getModifierState('AltGraph') ? '' : key === '\r' || key === '\t' ? key : KEYS[event.key] || function_ ? '' : event.key
    const message = { k: 'key', p: isDown ? (event.repeat ? 1 : 0) : 2, key, text: typed, m: Input.modifiers(event) | (event.location === 3 ? 32 : 0), at: event.timeStamp }
    if (isCommand && letter === 'v' && isDown) {
      // The paste event brings the text, which then precedes the key.
      this.pasting = message
      setTimeout(() => this.finishPaste(), 100)
      return
    }
    event.preventDefault()
    page.tell(message)
  }
  paste(event) {
    event.preventDefault()
    const text = event.clipboardData.getData('text/plain')
    if (!this.page.takes(text)) {
      // Neither this text nor another.
      this.pasting = null
      return
    }
    this.page.tell({ k: 'clipboard', text })
    if (!this.pasting && this.page.edits) this.pasting = { k: 'key', p: 0, key: 'v', text: '', m: 2 }
    this.finishPaste()
  }
  finishPaste() {
    if (this.pasting) this.page.tell(this.pasting)
    this.pasting = null
  }
  /** What keyboards on screens, dictation and drivers insert. */
  beforeInput(event) {
    if (event.isComposing || event.inputType === 'insertCompositionText') return
    const press = (key) => { for (const p of [0, 2]) this.page.tell({ k: 'key', p, key, text: key === '\r' ? key : '', m: 0 }) }
    if (!event.cancelable || event.target.type === 'range') return
    event.preventDefault()
    if (event.inputType === 'insertLineBreak' || event.inputType === 'insertParagraph') press('\r')
    else if (event.inputType.startsWith('insert')) {
      const text = event.data ?? event.dataTransfer?.getData('text/plain')
      if (text) this.page.tell({ k: 'commit', text })
    } else if (event.inputType.startsWith('deleteContentForward')) press('\x7F')
    else if (event.inputType.startsWith('delete')) press('\b')
  }
  /** A value that a driver or a reader has set. */
  changed(event) {
    const facts = this.page.elements.at(event.target)
    if (!facts || this.page.elements.isComposing) return
    if (event.target.type === 'range') this.page.tell({ k: 'element', element: facts.id, action: 'value', v: event.target.valueAsNumber })
    else if (facts.t && event.target.value !== facts.t.string) this.page.tell({ k: 'element', element: facts.id, action: 'text', text: event.target.value })
  }
  composed(event) {
    this.page.elements.isComposing = false
    this.page.tell(event.data ? { k: 'commit', text: event.data } : { k: 'compose', text: '' })
    if (event.target === this.page.keys) this.page.keys.value = ''
  }

  // MARK: Drops

  drag(event) {
    event.preventDefault()
    const { page } = this, place = { x: event.clientX, y: event.clientY }
    if (event.type === 'dragleave') { if (!event.relatedTarget) { this.isOver = false; page.tell({ k: 'drag', p: 2 }) } return }
    if (event.type === 'drop') {
      this.isOver = false
      const files = [...event.dataTransfer.files], text = event.dataTransfer.getData('text/plain')
      return page.sendFiles(files.length ? files : text ? [new File([text], 'Text.txt', { type: 'text/plain' })] : [], { place })
    }
    event.dataTransfer.dropEffect = 'copy'
    if (this.isOver) return page.tell({ k: 'drag', p: 1, ...place })
    this.isOver = true
    // A hundred pictures have one type.
    const types = [...[...event.dataTransfer.items].map((item) => item.type), ...event.dataTransfer.types]
    page.tell({ k: 'drag', p: 0, types: [...new Set(types)].filter((type) => type && type.length < 80).slice(0, 100), ...place })
  }
}

// MARK: The page

/** What the program takes: a part of a file, a text, the files of one drop. */
const PART = 32 << 10, LONGEST_TEXT = 1 << 20, MOST_FILES = 255, LARGEST_FILES = 256 << 20

class Page {
  constructor() {
    this.screen = new Screen(document.getElementById('picture'))
    this.elements = new Elements(document.getElementById('elements'))
    this.keys = document.getElementById('keys')
    this.word = document.getElementById('word')
    this.media = Object.fromEntries(Object.entries({ dark: '(prefers-color-scheme: dark)', motion: '(prefers-reduced-motion: reduce)', transparency: '(prefers-reduced-transparency: reduce)',
      contrast: '(prefers-contrast: more)' }).map(([name, query]) => [name, matchMedia(query)]))
    for (const query of Object.values(this.media)) query.addEventListener('change', () => this.tellFacts())
    addEventListener('resize', () => this.tellFacts())
    document.addEventListener('visibilitychange', () => this.tellFacts())
    this.hash = location.hash
    // A page that is loaded anew may stand on the step that it has made.
    this.hasStep = history.state?.waggle === true
    addEventListener('hashchange', () => { this.hash = location.hash; const url = Page.address(); if (url) this.tell({ k: 'open', url }) })
    addEventListener('popstate', () => this.wentBack())
    this.input = new Input(this)
    this.waiting = 0
    this.counts = { bytes: 0, pictures: 0, drawing: 0 }
    this.sending = Promise.resolve()
    this.offers = []
    this.connect()
  }

  // MARK: The connection

  connect() {
    const query = new URLSearchParams(), known = sessionStorage.getItem('waggle-session'), token = new URLSearchParams(location.search).get('token')
    // The cookie may be another page's, or be refused.
    if (token) query.set('token', token)
    if (known) query.set('id', known)
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/session?${query}`)
    socket.binaryType = 'arraybuffer'
    this.socket = socket
    this.reason = null
    this.isReady = false
    this.isOver = false
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      try { if (typeof event.data === 'string') this.hear(JSON.parse(event.data)); else this.take(event.data) } catch (error) {
        console.error(error)
        this.say(error.message)
        this.isOver = true
        socket.close()
      }
    }
    socket.onclose = () => {
      if (socket !== this.socket) return
      this.isReady = false
      if (this.isOver) return
      // A host that restarts, or a network that returns, finds the page waiting.
      if (this.waiting > 0) this.say('The connection is lost; trying again…')
      if (this.waiting > 2) this.sayRefusal(socket)
      setTimeout(() => this.connect(), Math.min(250 * 2 ** this.waiting++, 5000))
    }
  }
  /** What the host says to a plain request: a browser does not tell why a WebSocket was refused. */
  async sayRefusal(socket) {
    try {
      const answer = await fetch('/' + location.search, { cache: 'no-store' })
      if (!answer.ok && socket === this.socket) this.say((await answer.text()).trim().slice(0, 500))
    } catch { /* The host is away. */ }
  }
  hear(message) {
    switch (message.type) {
      case 'session':
        sessionStorage.setItem('waggle-session', message.id)
        this.waiting = 0
        this.say(null)
        this.screen.list = null
        this.elements.reset()
        this.input.fingers.clear()
        this.setEdit({})
        if (this.chooser) this.closeDialog()
        this.canGoBack = false
        this.isReady = true
        return this.tell({ k: 'hello', ...this.facts(), lang: navigator.language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
          touch: matchMedia('(pointer: coarse)').matches, url: message.resumed ? undefined : Page.address() ?? undefined })
      case 'ended':
        sessionStorage.removeItem('waggle-session')
        this.isOver = true
        return this.say(this.reason ?? message.reason)
      case 'refused':
        sessionStorage.removeItem('waggle-session')
        this.isOver = true
        return this.say(message.reason)
    }
  }
  tell(message) {
    if (!this.isReady || this.socket.readyState !== WebSocket.OPEN) return
    if (!this.takes(message.text)) {
      if (message.k !== 'clipboard') return
      message = { k: 'clipboard' }
    }
    const json = encoder.encode(JSON.stringify(message)), bytes = new Uint8Array(json.length + 1)
    bytes[0] = 0x10
    bytes.set(json, 1)
    this.socket.send(bytes)
  }
  /** Whether a text is within the program's limit; says so if not. */
  takes(text) {
    if (!(text?.length > LONGEST_TEXT / 6)) return true
    // Control characters take six bytes of JSON.
    if (encoder.encode(text).length <= LONGEST_TEXT && encoder.encode(JSON.stringify(text)).length <= 3 * LONGEST_TEXT) return true
    this.notice('At most 1 MB of text can be passed to the program at once.')
    return false
  }
  /** Sends the files of a drop at a place, or the answer to a dialog, after those that are on their way. */
  sendFiles(files, { place, dialog }) {
    const socket = this.socket, leave = () => this.tell(dialog === undefined ? { k: 'drag', p: 2 } : { k: 'files', n: dialog, files: [] })
    if (files.length > MOST_FILES || files.reduce((sum, file) => sum + file.size, 0) > LARGEST_FILES) {
      this.notice(`At most ${MOST_FILES} files of ${LARGEST_FILES >> 20} MB together can be passed to the program at once.`)
      return leave()
    }
    // An answer without files concerns no others.
    if (!files.length) return leave()
    this.sending = this.sending.then(() => this.sendParts(files, socket, place, dialog)).catch((error) => {
      // A folder, for example, cannot be read.
      console.error(error)
      this.notice(`The files cannot be read: ${error.message}`)
      if (socket === this.socket) leave()
    })
  }
  async sendParts(files, socket, place, dialog) {
    const isGone = () => socket !== this.socket || !this.isReady || socket.readyState !== WebSocket.OPEN
    if (isGone()) return
    // What cannot be read is known before the program waits for it.
    for (const file of files) await file.slice(0, 1).arrayBuffer()
    if (isGone()) return
    if (place) this.tell({ k: 'drag', p: 3, ...place })
    this.tell({ k: 'files', n: dialog, files: files.map((file) => ({ name: [...file.name].slice(-250).join(''), type: file.type.length <= 80 ? file.type : '', size: file.size })) })
    for (const [index, file] of files.entries()) {
      for (let at = 0; at < file.size; at += PART) {
        // Not faster than the network takes it.
        while (!isGone() && socket.bufferedAmount > 1 << 20) await new Promise((resolve) => setTimeout(resolve, 20))
        const part = new Uint8Array(await file.slice(at, at + PART).arrayBuffer()), bytes = new Uint8Array(part.length + 2)
        if (isGone()) return
        bytes[0] = 0x11
        bytes[1] = index
        bytes.set(part, 2)
        socket.send(bytes)
      }
    }
  }

  // MARK: From the program

  take(buffer) {
    this.counts.bytes += buffer.byteLength
    const text = () => new TextDecoder().decode(new Uint8Array(buffer, 1))
    switch (new Uint8Array(buffer, 0, 1)[0]) {
      case 1: {
        const number = this.screen.take(buffer)
        if (number) this.drawSoon(number)
        return
      }
      case 2: return this.setState(JSON.parse(text()))
      case 3: {
        const changes = JSON.parse(text())
        this.elements.change(changes)
        if (changes.back !== undefined) this.setBack(changes.back)
        return
      }
      case 4:
        this.reason = text()
        return this.say(this.reason)
      case 5: {
        const bytes = new Uint8Array(buffer, 1), end = bytes.indexOf(0), link = document.createElement('a')
        link.href = URL.createObjectURL(new Blob([bytes.subarray(end + 1)]))
        link.download = new TextDecoder().decode(bytes.subarray(0, end))
        link.click()
        return setTimeout(() => URL.revokeObjectURL(link.href), 10000)
      }
    }
  }
  drawSoon(number) {
    this.number = number
    if (this.isComing) return
    this.isComing = true
    requestAnimationFrame(() => {
      this.isComing = false
      const start = performance.now()
      try { this.screen.draw() } catch (error) {
        console.error(error)
        this.screen.recover()
        this.notice(`A picture could not be drawn: ${error.message}`)
      } finally {
        this.counts.pictures++
        this.counts.drawing += performance.now() - start
        this.tell({ k: 'drawn', n: this.number })
      }
    })
  }

  setState(state) {
    if (state.title !== undefined) document.title = state.title
    if (state.pointer !== undefined) document.documentElement.style.cursor = state.pointer
    if (state.edit !== undefined) this.setEdit(state.edit)
    if (state.copied !== undefined) this.copy(state.copied)
    if (state.asksForClipboard) navigator.clipboard?.readText?.().then((text) => this.tell({ k: 'clipboard', text }), () => this.tell({ k: 'clipboard' })) ?? this.tell({ k: 'clipboard' })
    for (const address of state.opened ?? []) this.open(address)
    if (state.closedDialogs?.includes(this.chooser?.number)) this.closeDialog()
    for (const dialog of state.dialogs ?? []) this.choose(dialog)
    if (state.beeps) this.beep()
    if (state.notice !== undefined) this.notice(state.notice)
  }
  /** Browsers open windows and dialogs only soon after the person has done something. */
  get mayAct() { return navigator.userActivation?.isActive ?? true }
  open(address) {
    if (this.mayAct) return window.open(address, '_blank', 'noopener')
    const link = document.createElement('a')
    link.href = address
    link.target = '_blank'
    link.rel = 'noopener'
    link.textContent = `Open ${address}`
    link.onclick = () => setTimeout(() => this.withdraw(link))
    this.offer(link)
  }
  beep() {
    const sound = this.sound ??= new AudioContext(), tone = sound.createOscillator(), volume = sound.createGain()
    sound.resume()
    tone.frequency.value = 880
    volume.gain.setValueAtTime(0.15, sound.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + 0.15)
    tone.connect(volume).connect(sound.destination)
    tone.start()
    tone.stop(sound.currentTime + 0.15)
  }
  /** Where text is composed: an element of the tree if it has the focus, otherwise a field that nobody sees. */
  setEdit(edit) {
    this.edits = Boolean(edit.purpose)
    if (!this.edits) {
      if (document.activeElement === this.keys) this.keys.blur()
      return
    }
    this.keys.inputMode = edit.purpose === 'password' ? 'text' : edit.purpose
    const [x, y, , h] = edit.caret
    this.keys.style.cssText = `left:${x}px;top:${y}px;height:${Math.max(h, 1)}px`
    this.wantKeyboard()
  }
  wantKeyboard() {
    if (this.edits) this.elements.moveFocus(() => { if (document.activeElement !== this.keys) this.keys.focus({ preventScroll: true }) })
  }
  copy(text) {
    const byHand = () => {
      const listener = (event) => { event.preventDefault(); event.clipboardData.setData('text/plain', text) }
      document.addEventListener('copy', listener, { once: true, capture: true })
      document.execCommand('copy')
      document.removeEventListener('copy', listener, true)
    }
    if (navigator.clipboard?.writeText) navigator.clipboard.writeText(text).catch(byHand); else byHand()
  }
  choose(dialog) {
    const chooser = document.createElement('input')
    // The browser shows one dialog; another that was open is answered.
    if (this.chooser) this.closeDialog(true)
    this.chooser = chooser
    chooser.number = dialog.number
    chooser.type = 'file'
    chooser.multiple = dialog.several
    chooser.accept = dialog.types.join(',')
    const answer = (files) => {
      if (this.chooser !== chooser) return
      this.chooser = null
      this.sendFiles(files, { dialog: dialog.number })
    }
    chooser.onchange = () => answer([...chooser.files])
    chooser.oncancel = () => answer([])
    if (this.mayAct) return chooser.click()
    const button = document.createElement('button')
    button.textContent = dialog.title || 'Choose a file'
    button.onclick = () => { this.withdraw(button); chooser.click() }
    chooser.button = button
    this.offer(button)
  }
  closeDialog(answers = false) {
    const { number, button } = this.chooser
    this.chooser = null
    if (button) this.withdraw(button)
    if (answers) this.tell({ k: 'files', n: number, files: [] })
  }
  say(sentence) {
    clearTimeout(this.noticeEnd)
    this.sentence = sentence ?? ''
    this.showWord()
  }
  showWord() {
    this.word.hidden = !this.sentence && !this.offers.length
    this.word.replaceChildren(this.sentence, ...this.offers)
  }
  /** A sentence for a while. */
  notice(sentence) {
    this.say(sentence)
    this.noticeEnd = setTimeout(() => this.say(null), 8000)
  }
  /** Something to press, for what browsers allow only as its answer. */
  offer(element) {
    this.offers = [...this.offers, element].slice(-5)
    this.showWord()
  }
  withdraw(element) {
    this.offers = this.offers.filter((other) => other !== element)
    this.showWord()
  }
  isWord(target) { return target instanceof Node && this.word.contains(target) }

  // MARK: The window

  /** An address for the program, as the part after the number sign. */
  static address() {
    try {
      const text = decodeURIComponent(location.hash.slice(1))
      // A file of the page's machine means nothing to the program.
      if (!/^[a-z][a-z0-9+.-]*:/i.test(text) || /^file:/i.test(text) || text.length > 10000) return null
      new URL(text)
      return text
    } catch { return null }
  }
  facts() {
    const style = getComputedStyle(document.documentElement), inset = (side) => parseFloat(style.getPropertyValue(`--safe-${side}`)) || 0
    const scale = Math.min(Math.max(devicePixelRatio || 1, 0.25), 8)
    if (scale !== this.screen.scale) this.screen.setScale(scale)
    return { w: Math.max(innerWidth, 1), h: Math.max(innerHeight, 1), scale, safe: ['top', 'right', 'bottom', 'left'].map(inset), dark: this.media.dark.matches, motion: this.media.motion.matches,
      transparency: this.media.transparency.matches, contrast: this.media.contrast.matches, on: document.visibilityState === 'visible' }
  }
  tellFacts() { this.tell({ k: 'facts', ...this.facts() }) }

  // The browser's back button leaves a step that stands before the page as long as the program can go back.
  setBack(can) {
    this.canGoBack = can
    if (can && !this.hasStep) {
      history.pushState({ waggle: true }, '')
      this.hasStep = true
    } else if (!can && this.hasStep) {
      this.hasStep = false
      // Behind another address the step stays, and does nothing.
      if (!history.state?.waggle) return
      this.ignoresBack = true
      history.back()
    }
  }
  wentBack() {
    const isOtherAddress = location.hash !== this.hash
    this.hash = location.hash
    if (this.ignoresBack) { this.ignoresBack = false; return }
    if (isOtherAddress || !this.hasStep) return
    this.hasStep = false
    this.tell({ k: 'back' })
    setTimeout(() => { if (this.canGoBack && !this.hasStep) this.setBack(true) }, 600)
  }
}

if (typeof document !== 'undefined' && document.getElementById('picture')) window.waggle = new Page()

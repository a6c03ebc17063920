import {
  around,
  type Box,
  boxesOverlap,
  contains,
  crossesBox,
  type Point,
  type Segment,
  segmentsCross,
} from './boxes.ts'

export type Named = Point & { name: string }
/** Position of a name: `x` is its start, middle or end, `y` its middle. `leader` joins it to a dot that is not beside it. */
export type Label = Point & { name: string; anchor: 'start' | 'middle' | 'end'; box: Box; leader?: Segment | undefined }

/** Average width of a letter of our bold font, relative to the font size. */
const LETTER = 0.57
const LINE_HEIGHT = 1.2
/** Half of the square that is kept free around a dot, including the marked one. */
export const DOT_ROOM = 8
/** The same around the dots of other places, which need room to be pressed. */
const OTHERS_ROOM = 12
/** The same for a leader line, where another dot is nearer than {@link OTHERS_ROOM} anyway. */
const LEAST_ROOM = 3
/** Distance from a dot to a name beside it. */
const BESIDE = 10
/** Distances from a dot to a name at the end of a leader line, shortest first. */
const LEADERS = [20, 28, 36, 46, 58, 72, 88]
const LEADER_GAP = 4
const SIXTEENTHS = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8)

/** The box of a text around its anchor. */
export function textBox(name: string, { x, y }: Point, anchor: Label['anchor'], fontSize: number): Box {
  const width = name.length * fontSize * LETTER
  const height = fontSize * LINE_HEIGHT
  return { x: { start: x, middle: x - width / 2, end: x - width }[anchor], y: y - height / 2, width, height }
}

/** The name in one direction from its dot. */
function spot({ name, x, y }: Named, angle: number, distance: number, fontSize: number): Label {
  const east = Math.cos(angle)
  const anchor = east > 0.3 ? 'start' : east < -0.3 ? 'end' : 'middle'
  const lift = anchor === 'middle' ? (Math.sign(Math.sin(angle)) * fontSize * LINE_HEIGHT) / 2 : 0
  const end = { x: Math.round(x + east * distance), y: Math.round(y + Math.sin(angle) * distance) }
  const place = { x: end.x, y: Math.round(end.y + lift) }
  const on = (share: number) => ({ x: Math.round(x + (end.x - x) * share), y: Math.round(y + (end.y - y) * share) })
  return {
    name,
    ...place,
    anchor,
    box: textBox(name, place, anchor, fontSize),
    leader: distance > BESIDE ? [on(LEADER_GAP / distance), on(1 - LEADER_GAP / distance)] : undefined,
  }
}

/** Best first: beside the dot, above and below it, then at the end of a leader line. */
const DIRECTIONS = [
  ...[0, Math.PI, -Math.PI / 2, Math.PI / 2].map((angle) => ({ angle, distance: BESIDE })),
  ...LEADERS.flatMap((distance) => SIXTEENTHS.map((angle) => ({ angle, distance }))),
]

/**
 * Places every name beside its dot, or at the end of a leader line where others are in the way. No name covers another
 * name, a dot or a line. A name without room comes first in the next try; after `towns.length` tries, such names are
 * left out.
 */
export function placeLabels(towns: readonly Named[], frame: Box, fontSize: number): Label[] {
  let order = [...towns].sort((one, other) => room(one, towns) - room(other, towns))
  let best: Label[] = []
  for (let tries = 0; tries <= towns.length; tries++) {
    const { placed, failed } = placeInOrder(order, towns, frame, fontSize)
    if (placed.length > best.length) best = placed
    if (!failed) break
    order = [failed, ...order.filter((town) => town !== failed)]
  }
  return best
}

/** Distance to the nearest other dot: the most crowded names are placed first. */
const room = (town: Named, towns: readonly Named[]) =>
  Math.min(...towns.filter((other) => other !== town).map((other) => Math.hypot(other.x - town.x, other.y - town.y)))

function placeInOrder(order: readonly Named[], towns: readonly Named[], frame: Box, fontSize: number) {
  const placed: Label[] = []
  let failed: Named | undefined
  for (const town of order) {
    const others = towns.filter((other) => other !== town).map((dot) => around(dot, OTHERS_ROOM))
    const onLine = towns.filter((other) => other !== town).map((dot) => around(dot, lineRoom(town, dot)))
    const own = around(town, DOT_ROOM)
    const isFree = ({ box, leader }: Label) =>
      contains(frame, box) &&
      !boxesOverlap(box, own) &&
      !others.some((dot) => boxesOverlap(box, dot)) &&
      !(leader && onLine.some((dot) => crossesBox(leader, dot))) &&
      !placed.some((label) => collide({ box, leader }, label))
    let label: Label | undefined
    for (const { angle, distance } of DIRECTIONS) {
      label = spot(town, angle, distance, fontSize)
      if (isFree(label)) break
      label = undefined
    }
    if (label) placed.push(label)
    else failed ??= town
  }
  return { placed, failed }
}

/** A line that begins within the room of a neighboring dot would be ambiguous. */
const lineRoom = (town: Point, other: Point) =>
  Math.max(LEAST_ROOM, Math.min(OTHERS_ROOM, Math.max(Math.abs(town.x - other.x), Math.abs(town.y - other.y))))

type Drawn = Pick<Label, 'box' | 'leader'>

const collide = (one: Drawn, other: Drawn): boolean =>
  boxesOverlap(one.box, other.box) ||
  Boolean(one.leader && crossesBox(one.leader, other.box)) ||
  Boolean(other.leader && crossesBox(other.leader, one.box)) ||
  Boolean(one.leader && other.leader && segmentsCross(one.leader, other.leader))

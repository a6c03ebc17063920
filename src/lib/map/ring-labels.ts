import { around, type Box, boxesOverlap, contains, crossesBox, type Point } from './boxes.ts'
import { DOT_ROOM, type Label, type Named, textBox } from './place-labels.ts'

export type Ring = { miles: number; radius: number; label: Point & { text: string; box: Box } }

const DEGREES = Array.from({ length: 180 }, (_, step) => step * 2)

/**
 * Circles around a place with their miles on the line, where there is no name, dot or leader line. Leaves out circles
 * outside the frame.
 */
export function ringLabels(
  center: Point,
  rings: readonly { miles: number; radius: number }[],
  towns: readonly Named[],
  labels: readonly Label[],
  frame: Box,
  fontSize: number,
): Ring[] {
  const dots = towns.map((dot) => around(dot, DOT_ROOM))
  return rings.flatMap(({ miles, radius }) => {
    const text = `${miles} mi`
    const label = DEGREES.map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      const at = {
        x: Math.round(center.x + radius * Math.sin(angle)),
        y: Math.round(center.y - radius * Math.cos(angle)),
      }
      return { text, ...at, box: textBox(text, at, 'middle', fontSize) }
    }).find(
      ({ box }) =>
        contains(frame, box) &&
        !dots.some((dot) => boxesOverlap(box, dot)) &&
        !labels.some((other) => boxesOverlap(box, other.box) || (other.leader && crossesBox(other.leader, box))),
    )
    return label ? { miles, radius, label } : []
  })
}

import { chakra } from '@chakra-ui/react'
import type { AreaMapProps } from './area-map-drawing.tsx'
import { lazyOnInput } from './lazy/lazy-on-input.tsx'

/** The map of places. Its code decides where to write each name. */
export const AreaMap = (props: AreaMapProps) => <Drawing key={props.center.name} {...props} />

const Room = chakra('div', { base: { width: '100%', maxWidth: '560px', aspectRatio: '3 / 4' } })
const Drawing = lazyOnInput(async () => (await import('./area-map-drawing.tsx')).AreaMapDrawing, {
  fallback: <Room />,
})

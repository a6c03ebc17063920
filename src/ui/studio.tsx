import { chakra } from '@chakra-ui/react'
import type { CSSProperties, ReactNode } from 'react'
import { fillsFrame, isDrawing, variantsOf } from '../lib/picture-sources.ts'

type Props = {
  /** The picture in it. */
  src: string | undefined
  children: ReactNode
}

/**
 * Continues the studio of a drawing of a whole cart to the edges of its box, which is a size container: the outermost pixels of the
 * drawing, stretched and blurred, so that nothing shows where it ends. They fade into the box's own background. `--place`
 * is where the drawing is moved to, and `--dimmed` dims the pixels like it.
 */
export function Studio({ src, children }: Props) {
  const file = src && isDrawing(src) && !fillsFrame(src) ? variantsOf(src)?.avif[0]?.url : undefined
  return <Room style={{ '--edges': file ? `url("${file}")` : 'none' } as CSSProperties}>{children}</Room>
}

const strip = {
  content: '""',
  position: 'absolute',
  zIndex: '-1',
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderImageSource: 'var(--edges)',
  transform: 'var(--place, none)',
} as const

const Room = chakra('div', {
  base: {
    '--height': 'min(100cqh, 75cqw)',
    '--beside': 'calc(50cqw - var(--height) * 2 / 3)',
    '--over': 'calc(50cqh - var(--height) / 2)',
    position: 'relative',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    isolation: 'isolate',
    '& > *': { height: '100%' },
    '@media print': { '&::before, &::after': { display: 'none' } },
    // Each reaches a little below the faded edge of the drawing, and beyond the box, where the blur ends.
    '&::before': {
      ...strip,
      inset: 'calc(var(--over) - 1px) -24px',
      filter: 'blur(12px) var(--dimmed,)',
      borderWidth: '0 calc(var(--beside) + 24px + var(--height) * .05)',
      borderImageSlice: '0 1%',
      maskImage:
        'linear-gradient(90deg, transparent, currentColor calc(var(--beside) + 24px) calc(100% - var(--beside) - 24px), transparent)',
    },
    '&::after': {
      ...strip,
      inset: '-24px calc(var(--beside) - 1px)',
      // More, because a shadow on the floor crosses the lower edge.
      filter: 'blur(20px) var(--dimmed,)',
      borderWidth: 'calc(var(--over) + 24px + var(--height) * .02) 0',
      borderImageSlice: '1% 0',
      maskImage:
        'linear-gradient(transparent, currentColor calc(var(--over) + 24px) calc(100% - var(--over) - 24px), transparent)',
    },
  },
})

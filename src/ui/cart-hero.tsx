import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { nearForms } from '../lib/scene.ts'
import { Actions } from './layout.tsx'
import { RenderingNote } from './rendering-note.tsx'
import { SIDEWAYS_PHONE } from './screens.ts'

type Props = {
  /** A scene with carts. */
  scene: { name: string; alt: string }
  title: string
  lead: string
  /** A line below the lead. */
  line?: ReactNode
  /** Buttons below the lead, the main one first. */
  actions: ReactNode
  /** Figures below the buttons. */
  children?: ReactNode
}

/** The top of a page about carts: a scene, the h1 and the next steps, all on the first screen. */
export const CartHero = ({ scene, title, lead, line, actions, children }: Props) => (
  <Columns>
    <Cart data-screen-only="">
      <Scene {...scene} />
    </Cart>
    <Words>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
      {line}
      <Buttons data-screen-only="">{actions}</Buttons>
    </Words>
    {children && <Below>{children}</Below>}
  </Columns>
)

const SIZES = '(max-width:767px) 100vw,54vw'

const Scene = ({ name, alt }: { name: string; alt: string }) => {
  const { avif, fallback } = nearForms(name)
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={avif} sizes={SIZES} />
        <img src={fallback} alt={alt} width={1440} height={1080} fetchPriority="high" />
      </picture>
      <Note>
        <RenderingNote />
      </Note>
    </>
  )
}

/** The page's column, which the picture leaves at its right: it reaches the edge of the screen. */
const Columns = chakra('div', {
  base: {
    paddingInlineStart: 'max(var(--gutter), calc((100% - var(--column)) / 2 + var(--gutter)))',
    paddingInlineEnd: { base: 'var(--gutter)', md: '0' },
    display: 'grid',
    columnGap: { md: '10', lg: '64px' },
    gridTemplateColumns: { md: 'minmax(0, 9fr) minmax(0, 11fr)' },
    gridTemplateRows: { xl: 'auto 1fr' },
    // The page is painted while it loads, and vertically centered words would move with each part that follows.
    alignItems: 'start',
    '@media print': { paddingTop: '6' },
  },
})

/** Before the words in the document, because the page is painted while it loads; beside them on wide screens. */
const Cart = chakra('div', {
  base: {
    gridArea: { md: '1 / 2', xl: '1 / 2 / span 2' },
    alignSelf: 'start',
    marginInline: { base: 'calc(-1 * var(--gutter))', md: '0' },
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      background: 'var(--plate)',
      filter: 'var(--picture)',
    },
  },
})

const Note = chakra('div', { base: { paddingInlineEnd: { md: 'var(--gutter)' } } })

const Words = chakra('div', {
  base: {
    paddingTop: { base: '8', md: '10', lg: '14' },
    [SIDEWAYS_PHONE]: { paddingTop: '5' },
  },
})

const Title = chakra('h1', { base: { textStyle: 'display', [SIDEWAYS_PHONE]: { textStyle: 'title' } } })

const Lead = chakra('p', {
  base: {
    textStyle: 'lead',
    color: 'muted',
    maxWidth: '34em',
    paddingTop: { base: '4', lg: '5' },
    [SIDEWAYS_PHONE]: { textStyle: 'small', paddingTop: '2' },
  },
})

const Buttons = chakra(Actions, { base: { paddingTop: '7', [SIDEWAYS_PHONE]: { paddingTop: '4' } } })

/** Below the words if they are as high as the picture, otherwise below both. */
const Below = chakra('div', {
  base: {
    gridColumn: { md: '1 / -1', xl: '1' },
    paddingInlineEnd: { md: 'var(--gutter)', xl: '0' },
    // Not without a visible part.
    '& > :first-child': { marginTop: '8' },
  },
})

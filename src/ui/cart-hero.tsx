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

/** Where the picture is beside the words. On an upright tablet they would have a narrow column, next to an empty block. */
const BESIDE = '@media (min-width: 1000px), (min-width: 700px) and (orientation: landscape)'

/** An upright tablet gets fewer pixels than its screen has: the scene looks the same and loads sooner. */
const SIZES = '(max-width:699px) 100vw,(max-width:999px) and (orientation:portrait) 576px,54vw'

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
    paddingInline: 'var(--gutter)',
    display: 'grid',
    // The page is painted while it loads, and vertically centered words would move with each part that follows.
    alignItems: 'start',
    [BESIDE]: {
      paddingInline: 'max(var(--gutter), calc((100% - var(--column)) / 2 + var(--gutter))) 0',
      columnGap: { base: '10', lg: '64px' },
      gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
      gridTemplateRows: { xl: 'auto 1fr' },
    },
    // The picture ends at the fold, with its note below.
    [SIDEWAYS_PHONE]: { gridTemplateColumns: 'minmax(0, 1fr) min(55vw, (100svh - 65px) * 4 / 3)' },
    '@media print': { paddingTop: '6' },
  },
})

/** Before the words in the document, because the page is painted while it loads; beside them on wide screens. */
const Cart = chakra('div', {
  base: {
    alignSelf: 'start',
    marginInline: 'calc(-1 * var(--gutter))',
    '& img': {
      width: '100%',
      height: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      background: 'var(--plate)',
      filter: 'var(--picture)',
    },
    // A lower band shows every cart whole, and leaves room for the buttons on the first screen.
    '@media (min-width: 700px) and (max-width: 999px) and (orientation: portrait)': {
      '& img': { aspectRatio: '3 / 2', objectPosition: '50% 72%' },
    },
    [BESIDE]: { gridArea: { base: '1 / 2', xl: '1 / 2 / span 2' }, marginInline: '0' },
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

const Buttons = chakra(Actions, {
  base: {
    paddingTop: '7',
    // One below the other in the narrow column, all as wide as the widest.
    '@media (min-width: 700px) and (max-width: 999px) and (orientation: landscape)': {
      display: 'grid',
      width: 'fit-content',
    },
    // The header has the same number, on the same screen.
    [SIDEWAYS_PHONE]: { paddingTop: '4', '& a[href^="tel:"]': { display: 'none' } },
  },
})

/** Below the words if they are as high as the picture, otherwise below both. */
const Below = chakra('div', {
  base: {
    [BESIDE]: { gridColumn: { base: '1 / -1', xl: '1' }, paddingInlineEnd: { base: 'var(--gutter)', xl: '0' } },
    // Not without a visible part.
    '& > :first-child': { marginTop: '8' },
  },
})

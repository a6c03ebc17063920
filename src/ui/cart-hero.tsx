import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { nearForms } from '../lib/scene.ts'
import { Actions, Wrap } from './layout.tsx'
import { RenderingNote } from './rendering-note.tsx'

type Props = {
  /** A scene with carts. */
  scene: { name: string; alt: string }
  title: string
  lead: string
  /** Buttons below the lead, the main one first. */
  actions: ReactNode
  /** Figures below the buttons. */
  children?: ReactNode
}

/** The top of a page about carts: a scene, the h1 and the next steps, all on the first screen. */
export const CartHero = ({ scene, title, lead, actions, children }: Props) => (
  <Columns>
    <Cart data-screen-only="">
      <Scene {...scene} />
    </Cart>
    <div>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
      <Buttons data-screen-only="">{actions}</Buttons>
    </div>
    {children && <Below>{children}</Below>}
  </Columns>
)

const SIZES = '(max-width:767px) 100vw,(max-width:1599px) 50vw,780px'

const Scene = ({ name, alt }: { name: string; alt: string }) => {
  const { avif, fallback } = nearForms(name)
  return (
    <>
      <picture>
        <source type="image/avif" srcSet={avif} sizes={SIZES} />
        <img src={fallback} alt={alt} width={1440} height={1080} fetchPriority="high" />
      </picture>
      <RenderingNote />
    </>
  )
}

const Columns = chakra(Wrap, {
  base: {
    display: 'grid',
    columnGap: { md: '10', lg: '64px' },
    rowGap: '8',
    gridTemplateColumns: { md: '1fr 1fr' },
    gridTemplateRows: { xl: 'auto 1fr' },
    // The page is painted while it loads, and vertically centered words would move with each part that follows.
    alignItems: 'start',
    paddingTop: { md: '10', lg: '14' },
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

const Title = chakra('h1', { base: { textStyle: 'display' } })

const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'muted', maxWidth: '34em', paddingTop: { base: '4', lg: '5' } },
})

const Buttons = chakra(Actions, { base: { paddingTop: '7' } })

/** Below the words if they are as high as the picture, otherwise below both. */
const Below = chakra('div', { base: { gridColumn: { md: '1 / -1', xl: '1' } } })

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { nearForms } from '../lib/scene.ts'
import { Actions, Wrap } from './layout.tsx'
import { Picture } from './picture.tsx'

type Props = {
  /** Path of a cart's front picture. It says nothing that the words beside it do not. */
  picture: string
  /** A cart in a place, instead of that picture. */
  scene?: { name: string; alt: string } | undefined
  title: string
  lead: string
  /** Buttons under the lead, the main one first. */
  actions: ReactNode
  /** Figures under the buttons. */
  children?: ReactNode
}

/** The top of a page that is about carts: one of them, the h1 and what to do next, all in the first screen. */
export const CartHero = ({ picture, scene, title, lead, actions, children }: Props) => (
  <Columns>
    <Cart data-screen-only="">
      {scene ? <Scene {...scene} /> : <Picture src={picture} alt="" sizes={SIZES} first />}
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
      <Note>Rendering</Note>
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
    // A page is drawn while it comes: words in the middle would move with each that follows.
    alignItems: 'start',
    paddingTop: { md: '10', lg: '14' },
    '@media print': { paddingTop: '6' },
  },
})

/** Before the words in the document, because a page is drawn while it comes; beside them on wide screens. */
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

const Note = chakra('p', {
  base: {
    textStyle: 'label',
    color: 'subtle',
    textAlign: 'right',
    paddingTop: '2',
    paddingInline: { base: 'var(--gutter)', md: '0' },
    // On a phone it lies in the room between picture and words.
    marginBottom: { base: '-14px', md: '0' },
  },
})

const Title = chakra('h1', { base: { textStyle: 'display' } })

const Lead = chakra('p', {
  base: { textStyle: 'lead', color: 'muted', maxWidth: '34em', paddingTop: { base: '4', lg: '5' } },
})

const Buttons = chakra(Actions, { base: { paddingTop: '7' } })

/** Under the words where they are as high as the picture, under both where they are not. */
const Below = chakra('div', { base: { gridColumn: { md: '1 / -1', xl: '1' } } })

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Background, landscape } from '../lib/background.ts'
import { SIDEWAYS_PHONE } from './screens.ts'
import { strip, stripOf } from './strip.ts'

const SIZES = '(max-width:999px) 80vw,54vw'

type Props = { scene: Background; low?: boolean; wordsFirst?: boolean; children: ReactNode }

/**
 * The top of a page with little content: a landscape as a strip on phones, beside the words on wide screens and
 * phones held sideways. The words follow in the document, because the page is painted while it loads.
 * @param low a lower strip, for words that a person waits for
 * @param wordsFirst on a phone without the strip, for a page that it opens to read its words
 */
export function SceneHead({ scene, low = false, wordsFirst = false, children }: Props) {
  const { srcSet, fallback, foot } = landscape(scene)
  return (
    <Columns>
      <Scene
        data-screen-only=""
        data-low={low ? '' : undefined}
        data-words-first={wordsFirst ? '' : undefined}
        style={stripOf(foot)}
      >
        <source type="image/avif" srcSet={srcSet} sizes={SIZES} />
        <img
          src={fallback}
          alt=""
          width={1280}
          height={720}
          {...(wordsFirst ? { loading: 'lazy' } : { fetchPriority: 'high' })}
        />
      </Scene>
      <Words data-words-first={wordsFirst ? '' : undefined}>{children}</Words>
    </Columns>
  )
}

/** On wide screens, and on a phone held sideways, where a strip would leave no room for the words. */
const BESIDE = '@media (min-width: 1000px), (min-width: 700px) and (max-height: 500px)'

/** The page's column, which the picture leaves at its right: it reaches the edge of the screen. */
const Columns = chakra('div', {
  base: {
    paddingInline: 'var(--gutter)',
    display: 'grid',
    gap: '9',
    alignItems: 'start',
    [BESIDE]: {
      gap: { base: '10', lg: '16' },
      gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
      paddingInline: 'max(var(--gutter), calc((100% - var(--column)) / 2 + var(--gutter))) 0',
    },
    // The picture, which separates the words from the header, is not printed.
    '@media print': { paddingTop: '8' },
  },
})

const Words = chakra('div', {
  base: {
    '@media (max-width: 699px)': { '&[data-words-first]': { paddingTop: '10' } },
    [BESIDE]: { paddingTop: 'min(56px, 8vh)' },
    // The header has the same number, on the same screen.
    [SIDEWAYS_PHONE]: { '& a[href^="tel:"]': { display: 'none' } },
  },
})

const Scene = chakra('picture', {
  base: {
    height: '30vh',
    minHeight: '110px',
    marginInline: 'calc(-1 * var(--gutter))',
    width: 'calc(100% + 2 * var(--gutter))',
    '&[data-low]': { height: '18vh' },
    maxWidth: 'none',
    background: 'var(--plate)',
    overflow: 'hidden',
    '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 60%', filter: 'var(--picture)' },
    // On upright tablets it would end among the posts of a pier or a fence.
    '@media (min-width: 500px) and (max-width: 999px)': { '& img': { objectPosition: '50% 35%' } },
    // On any other narrow landscape screen it would end among posts or the feet of firs.
    '@media (max-width: 999px) and (min-height: 501px) and (orientation: landscape)': strip,
    '@media (max-width: 699px)': { '&[data-words-first]': { display: 'none' } },
    [BESIDE]: {
      gridArea: '1 / 2',
      '&, &[data-low]': { height: 'auto' },
      minHeight: '0',
      aspectRatio: '4 / 3',
      marginInline: '0',
      width: '100%',
      '& img': { objectPosition: '50% 60%' },
    },
  },
})

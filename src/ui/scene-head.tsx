import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { landscape } from '../lib/background.ts'
import { Wrap } from './layout.tsx'
import { strip, stripOf } from './strip.ts'

const SIZES = '(max-width:999px) 80vw,50vw'

const { srcSet, fallback, foot } = landscape('lake-dawn')

/**
 * The top of a page with little content: the lake at dawn as a strip on phones, beside the words on wide screens and
 * phones held sideways. The words follow in the document, because the page is painted while it loads.
 * @param fills on wide screens as high as the words, if these have a fixed height
 */
export function SceneHead({ fills = false, children }: { fills?: boolean; children: ReactNode }) {
  return (
    <Columns>
      <Scene data-screen-only="" data-fills={fills ? '' : undefined} style={stripOf(foot)}>
        <source type="image/avif" srcSet={srcSet} sizes={SIZES} />
        <img src={fallback} alt="" width={1280} height={720} fetchPriority="high" />
      </Scene>
      <div>{children}</div>
    </Columns>
  )
}

/** On wide screens, and on a phone held sideways, where a strip would leave no room for the words. */
const BESIDE = '@media (min-width: 1000px), (min-width: 700px) and (max-height: 500px)'

const Columns = chakra(Wrap, {
  base: {
    display: 'grid',
    gap: '9',
    alignItems: 'start',
    [BESIDE]: { gap: 'clamp(32px, 4.5vw, 64px)', gridTemplateColumns: '1fr 1fr', paddingTop: 'min(56px, 8vh)' },
    // The picture, which separates the words from the header, is not printed.
    '@media print': { paddingTop: '8' },
  },
})

const Scene = chakra('picture', {
  base: {
    height: '30vh',
    minHeight: '110px',
    marginInline: 'calc(-1 * var(--gutter))',
    width: 'calc(100% + 2 * var(--gutter))',
    '&[data-fills]': { height: '18vh' },
    maxWidth: 'none',
    background: 'var(--plate)',
    overflow: 'hidden',
    '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 60%', filter: 'var(--picture)' },
    // On upright tablets it would end among the posts of a pier or a fence.
    '@media (min-width: 500px) and (max-width: 999px)': { '& img': { objectPosition: '50% 35%' } },
    // On any other narrow landscape screen it would end among posts or the feet of firs.
    '@media (max-width: 999px) and (min-height: 501px) and (orientation: landscape)': strip,
    [BESIDE]: {
      gridArea: '1 / 2',
      '&, &[data-fills]': { height: 'auto' },
      minHeight: 'min(56svh, 600px)',
      '&[data-fills]': { alignSelf: 'stretch', minHeight: '0' },
      aspectRatio: '3 / 2',
      marginInline: '0',
      width: '100%',
      '& img': { objectPosition: '50% 60%' },
    },
  },
})

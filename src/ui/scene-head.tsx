import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { backgroundOf } from '../lib/background.ts'
import { Wrap } from './layout.tsx'
import { strip, stripOf } from './strip.ts'

const SIZES = '(max-width:999px) 80vw,50vw'

/**
 * The top of a page on which people do something: the page's landscape as a strip on phones, beside the words on wide
 * screens. The words follow in the document, because the page is painted while it loads.
 * @param of the page's path, which decides the landscape
 * @param tall for a page with little content, which would leave half of a high screen empty
 * @param fills on wide screens as high as the words, if these have a fixed height
 */
export function SceneHead({
  of: key,
  tall = false,
  fills = false,
  children,
}: {
  of: string
  tall?: boolean
  fills?: boolean
  children: ReactNode
}) {
  const { srcSet, fallback, foot } = backgroundOf(key)
  return (
    <Columns>
      <Scene
        data-screen-only=""
        data-tall={tall ? '' : undefined}
        data-fills={fills ? '' : undefined}
        style={stripOf(foot)}
      >
        <source type="image/avif" srcSet={srcSet} sizes={SIZES} />
        <img src={fallback} alt="" width={1280} height={720} fetchPriority="high" />
      </Scene>
      <div>{children}</div>
    </Columns>
  )
}

const Columns = chakra(Wrap, {
  base: {
    display: 'grid',
    gap: { base: '9', lg: '64px' },
    gridTemplateColumns: { lg: '1fr 1fr' },
    alignItems: 'start',
    paddingTop: { lg: '14' },
    // The picture, which separates the words from the header, is not printed.
    '@media print': { paddingTop: '8' },
  },
})

const Scene = chakra('picture', {
  base: {
    gridArea: { lg: '1 / 2' },
    height: { base: '18vh', lg: 'auto' },
    minHeight: { base: '110px', lg: '0' },
    aspectRatio: { lg: '3 / 2' },
    marginInline: { base: 'calc(-1 * var(--gutter))', lg: '0' },
    width: { base: 'calc(100% + 2 * var(--gutter))', lg: '100%' },
    maxWidth: 'none',
    '&[data-tall]': { height: { base: '30vh', lg: 'auto' }, minHeight: { lg: 'min(56svh, 600px)' } },
    '&[data-fills]': { alignSelf: { lg: 'stretch' } },
    background: 'var(--plate)',
    overflow: 'hidden',
    '& img': { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 60%', filter: 'var(--picture)' },
    // On upright tablets it would end among the posts of a pier or a fence.
    '@media (min-width: 500px) and (max-width: 999px)': { '& img': { objectPosition: '50% 35%' } },
    // On any other narrow landscape screen it would end among posts or the feet of firs.
    '@media (max-width: 999px) and (orientation: landscape)': strip,
  },
})

import { chakra } from '@chakra-ui/react'
import { backgroundOf } from '../../lib/background.ts'
import { paths } from '../../paths.ts'

/** What stands in the result's place before there is one: the page's own background. */
export function IdlePicture() {
  const { srcSet, fallback } = backgroundOf(paths.eco)
  return (
    <Frame>
      <source type="image/avif" srcSet={srcSet} sizes="(min-width:768px) 100vw,120vw" />
      <img src={fallback} alt="" width={1280} height={720} fetchPriority="high" />
    </Frame>
  )
}

const Frame = chakra('picture', {
  base: {
    display: 'block',
    aspectRatio: { base: '4 / 3', md: 'auto' },
    height: { md: 'max(536px, 72svh)' },
    overflow: 'hidden',
    background: 'var(--plate)',
    '& img': { width: '100%', height: '100%', objectFit: 'cover', filter: 'var(--picture)' },
  },
})

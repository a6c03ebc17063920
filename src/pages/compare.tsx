import { chakra } from '@chakra-ui/react'
import { Suspense } from 'react'
import { Link } from '../addresses/link.tsx'
import { paths } from '../addresses/paths.ts'
import { useHydrated } from '../before-hydration/hydrated.ts'
import { compareMeta } from '../content/compare-page.ts'
import { CompareSkeleton } from '../features/compare/compare-skeleton.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { Wrap } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy/lazy-part.tsx'
import { SIDEWAYS } from '../ui/screens.ts'

const CompareView = lazyPart(async () => (await import('../features/compare/compare-view.tsx')).CompareView)

export default function Compare() {
  const hydrated = useHydrated()
  return (
    <Page>
      <PageHead meta={compareMeta} path={paths.compare} hidden />
      <h1>Compare carts</h1>
      <div data-reads-query="">
        <Suspense fallback={<CompareSkeleton />}>{hydrated ? <CompareView /> : <CompareSkeleton />}</Suspense>
      </div>
      <noscript>
        <p>
          Choosing carts needs JavaScript. You can compare a brand’s models on its page:{' '}
          <Link to={paths.denago}>Denago</Link>, <Link to={paths.evolution}>Evolution</Link>. Every cart has its own
          page in the <Link to={paths.inventory}>inventory</Link>.
        </p>
      </noscript>
    </Page>
  )
}

const Page = chakra(Wrap, {
  base: {
    position: 'relative',
    paddingBlock: { base: '28px 72px', lg: '40px 96px' },
    '--beside-title': { base: '24px', lg: '48px' },
    '& h1': { textStyle: 'title', paddingBottom: { base: '2', sm: '5', lg: '6' } },
    // A phone held sideways has room for the title or for the carts.
    [SIDEWAYS]: {
      paddingTop: '2',
      '--beside-title': '2px',
      '& h1': { textStyle: 'heading', paddingBottom: '2' },
    },
    '& noscript a': { textDecoration: 'underline' },
    '@media print': { page: 'comparison', paddingBlock: '0', '& h1': { fontSize: '16pt', paddingBottom: '4pt' } },
  },
})

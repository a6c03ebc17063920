import { lazy, Suspense, useState } from 'react'
import { firstInput } from '../before-hydration/first-input.ts'
import { homeMeta } from '../content/home-page.ts'
import { Assurances, Brands, WhyChoose } from '../features/home/brand-reasons.tsx'
import { Featured } from '../features/home/featured.tsx'
import { Hero } from '../features/home/home-hero.tsx'
import { Seats } from '../features/home/seats.tsx'
import { Heart } from '../features/shortlist/heart.tsx'
import { useHydrated } from '../hooks/hydrated.ts'
import { paths } from '../paths.ts'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'

export default function Home() {
  return (
    <>
      <PageHead meta={homeMeta} path={paths.home} />
      {import.meta.env.SSR && <JsonLd things={[autoDealer()]} />}
      <Hero />
      <Seats />
      <Featured heart={Heart} />
      <WhyChoose />
      <Brands />
      <Assurances />
      <LowerHalf />
    </>
  )
}

/**
 * In the page from the start, and all links: its code waits until somebody is there to open the interactive map. Who comes
 * from another page waits for nothing. Chosen once, as one element: whatever renders again above, React leaves what is not
 * yet hydrated alone.
 */
function LowerHalf() {
  const hydrated = useHydrated()
  const [half] = useState(() => <Suspense>{hydrated ? <AtOnce /> : <AtFirstSign />}</Suspense>)
  return half
}

const load = async () => {
  const { LowerHalf } = await import('../features/home/lower-half.tsx')
  return { default: LowerHalf }
}
const AtOnce = lazy(load)
const AtFirstSign = lazy(() => firstInput().then(load))

import { useState } from 'react'
import { paths } from '../addresses/paths.ts'
import { firstInput } from '../before-hydration/first-input.ts'
import { useHydrated } from '../before-hydration/hydrated.ts'
import { homeMeta } from '../content/home-page.ts'
import { Assurances, Brands, WhyChoose } from '../features/home/brand-reasons.tsx'
import { Featured } from '../features/home/featured.tsx'
import { Hero } from '../features/home/home-hero.tsx'
import { Seats } from '../features/home/seats.tsx'
import { Heart } from '../features/shortlist/heart.tsx'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { website } from '../seo/website-json-ld.ts'
import { HydrationErrorBoundary } from '../ui/hydration-error-boundary.tsx'
import { late } from '../ui/late.tsx'

export default function Home() {
  return (
    <>
      <PageHead meta={homeMeta} path={paths.home} />
      {import.meta.env.SSR && <JsonLd things={[autoDealer(), website()]} />}
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
 * In the page from the start, and all links: its code is loaded after the first user input. After a client-side navigation it is
 * loaded at once. Chosen once, as one element: whatever renders again above, React leaves what is not
 * yet hydrated alone.
 */
function LowerHalf() {
  const hydrated = useHydrated()
  const [half] = useState(() => (
    <HydrationErrorBoundary isPrerendered={!hydrated}>
      {hydrated ? <AtOnce /> : <AfterFirstInput />}
    </HydrationErrorBoundary>
  ))
  return half
}

const load = async () => (await import('../features/home/lower-half.tsx')).LowerHalf
const AtOnce = late(load)
const AfterFirstInput = late(() => firstInput().then(load))

import { paths } from '../addresses/paths.ts'
import { homeMeta } from '../content/home-page.ts'
import { Assurances, Brands, WhyChoose } from '../features/home/brand-reasons.tsx'
import { Featured } from '../features/home/featured.tsx'
import { Hero } from '../features/home/home-hero.tsx'
import { Seats } from '../features/home/seats.tsx'
import { Heart } from '../features/shortlist/heart.tsx'
import { LazyTray } from '../features/shortlist/lazy-tray.tsx'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { website } from '../seo/website-json-ld.ts'
import { lazyOnInput } from '../ui/lazy/lazy-on-input.tsx'

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
      <LazyTray />
    </>
  )
}

const LowerHalf = lazyOnInput(async () => (await import('../features/home/lower-half.tsx')).LowerHalf, {
  id: 'lower-half',
})

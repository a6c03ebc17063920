import { paths } from '../addresses/paths.ts'
import { aboutMeta, team, values } from '../content/about-page.ts'
import { dealer } from '../content/dealer.ts'
import { AboutHero } from '../features/about/about-hero.tsx'
import { Story } from '../features/about/story.tsx'
import { Team } from '../features/about/team.tsx'
import { ComeByOrCall, Where } from '../features/about/where.tsx'
import { breadcrumbs } from '../seo/breadcrumbs.ts'
import { autoDealer } from '../seo/business.ts'
import { JsonLd } from '../seo/json-ld.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { personOf } from '../seo/person-json-ld.ts'
import { Wrap } from '../ui/layout.tsx'
import { Points } from '../ui/points.tsx'

/** The story covers roles without a name. */
const hasNames = team.some(({ name }) => name)

const things = () => [
  { ...autoDealer(), foundingDate: String(dealer.founded) },
  ...team.flatMap((member) => personOf(member) ?? []),
  breadcrumbs({ name: 'About Us', path: paths.about }),
]

export default function About() {
  return (
    <>
      <PageHead meta={aboutMeta} path={paths.about} />
      {import.meta.env.SSR && <JsonLd things={things()} />}
      <AboutHero />
      <Story />
      <Wrap>
        <Points title="Our values" points={values} />
      </Wrap>
      {hasNames && <Team />}
      <Where />
      <ComeByOrCall />
    </>
  )
}

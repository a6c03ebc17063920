import { chakra } from '@chakra-ui/react'
import type { ComponentType } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Link } from '../../addresses/link.tsx'
import { townOfAlias } from '../../addresses/paths.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { dealer } from '../../content/dealer.ts'
import { pageMeta } from '../../content/page-meta.ts'
import type { PageMeta } from '../../content/schema/page.ts'
import { TOWN_NOT_FOUND, townTitle } from '../../content/town-names.ts'
import { towns } from '../../content/towns.ts'
import { CallButton } from '../../ui/call-button.tsx'
import { TextLink, Wrap } from '../../ui/layout.tsx'
import { SceneHead } from '../../ui/scene-head.tsx'
import { TownLinks } from './town-links.tsx'
import { townMeant } from './town-meant.ts'

const meta = pageMeta(TOWN_NOT_FOUND, 'We don’t have a page for that town. Here are the ones we serve.', [])

export type TownNotFoundProps = {
  /** The path of a town's page. */
  to: (slug: string) => string
  /** Writes the page's metadata. The page passes it in. */
  head: ComponentType<{ meta: PageMeta }>
}

/** For an unknown slug: says so, names the town that is nearly spelled like it, and lists every town. */
export const TownNotFound = ({ to, head: Head }: TownNotFoundProps) => (
  <Page>
    <Head meta={meta} />
    <SceneHead scene="hills-autumn">
      <Title>{TOWN_NOT_FOUND}</Title>
      <Lead>
        <Beginning to={to} /> one of the {towns.length} we serve, or call and ask about yours.
      </Lead>
      <CallButton phone={dealer.phone} />
    </SceneHead>
    <Towns>
      <TownLinks to={to} label={townTitle} />
    </Towns>
  </Page>
)

/** Of about the same length in both cases: the build does not know the address, so the words change in the browser. */
function Beginning({ to }: Pick<TownNotFoundProps, 'to'>) {
  const { slug } = useParams()
  const { pathname } = useLocation()
  const meant = useHydrated() ? townMeant(slug ?? townOfAlias(pathname) ?? '') : undefined
  if (!meant) return 'We don’t have a page for that town. Pick'
  return (
    <>
      Did you mean{' '}
      <TextLink asChild>
        <Link to={to(meant.slug)}>{townTitle(meant)}</Link>
      </TextLink>
      ? Or pick
    </>
  )
}

const Page = chakra('div', { base: { paddingBottom: 'var(--air)' } })

const Towns = chakra(Wrap, { base: { paddingTop: { base: '8', lg: '14' } } })

const Title = chakra('h1', { base: { textStyle: 'display' } })

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', paddingBlock: '20px 28px' } })

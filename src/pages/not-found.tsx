import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { Link } from '../addresses/link.tsx'
import { paths, townOfAlias } from '../addresses/paths.ts'
import { dealer } from '../content/dealer.ts'
import { pageMeta } from '../content/page-meta.ts'
import { NextLinks } from '../features/next-links/next-links.tsx'
import { NoTown } from '../features/towns/no-town.tsx'
import { PageHead } from '../seo/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { CallButton } from '../ui/call-button.tsx'
import { Arrow } from '../ui/icon.tsx'
import { Actions, Wrap } from '../ui/layout.tsx'
import { SceneHead } from '../ui/scene-head.tsx'

const meta = pageMeta('404 Page Not Found', 'We couldn’t find that page. See the inventory instead.', [])

export default function NotFound() {
  const { pathname } = useLocation()
  // Any address of this form asks for a town, but the route table only has those of our towns.
  if (townOfAlias(pathname) !== undefined) return <NoTown to={paths.town} head={PageHead} />
  return (
    <>
      <PageHead meta={meta} />
      <SceneHead scene="hills-summer">
        <Heading>404 Page Not Found</Heading>
        <Lead>Looks like a wrong turn. The page may have moved, or the link has a typo.</Lead>
        <Buttons>
          <Button asChild variant="primary">
            <Link to={paths.inventory}>
              View Inventory <Arrow />
            </Link>
          </Button>
          <CallButton phone={dealer.phone} />
        </Buttons>
        <SmallPrint>For our developers: “Did you forget to add the page to the router?”</SmallPrint>
      </SceneHead>
      <End>
        <NextLinks />
      </End>
    </>
  )
}

const Heading = chakra('h1', { base: { textStyle: 'display' } })

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', maxWidth: '30em', paddingTop: '5' } })

const Buttons = chakra(Actions, { base: { paddingBlock: '28px' } })

const SmallPrint = chakra('p', { base: { textStyle: 'label', color: 'subtle' } })

const End = chakra(Wrap, { base: { paddingTop: { base: '9', lg: '14' }, paddingBottom: 'var(--air)' } })

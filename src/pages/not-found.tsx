import { chakra } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import { dealer } from '../content/dealer.ts'
import { pageMeta } from '../content/page-meta.ts'
import { NoTown } from '../features/towns/no-town.tsx'
import { Link } from '../link.tsx'
import { paths, townOfAlias } from '../paths.ts'
import { PageHead } from '../seo/page-head.tsx'
import { Button } from '../ui/button.tsx'
import { Section, TextLink } from '../ui/layout.tsx'

const meta = pageMeta('404 Page Not Found', 'There is no page at this address. The inventory is one tap away.', [])

export default function NotFound() {
  const { pathname } = useLocation()
  // Any address of this form asks for a town, though only those of our towns are in the route table.
  if (townOfAlias(pathname) !== undefined) return <NoTown to={paths.town} />
  return (
    <Section>
      <PageHead meta={meta} />
      <Heading>404 Page Not Found</Heading>
      <Lead>Did you forget to add the page to the router?</Lead>
      <Way>
        That one is for our developers. If you came for a cart, the inventory is one tap away; for anything else call{' '}
        <TextLink href={`tel:${dealer.phone.e164}`}>{dealer.phone.label}</TextLink>.
      </Way>
      <Button asChild variant="primary">
        <Link to={paths.inventory}>View Inventory</Link>
      </Button>
    </Section>
  )
}

const Heading = chakra('h1', { base: { textStyle: 'display' } })

const Lead = chakra('p', { base: { textStyle: 'lead', color: 'muted', paddingTop: '5' } })

const Way = chakra('p', { base: { padding: '12px 0 28px', maxWidth: '34em' } })

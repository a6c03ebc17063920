import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { Arrow } from '../../ui/icon.tsx'

const LINKS = [
  { to: paths.inventory, label: 'Inventory', text: 'Every cart we have, and what it costs.' },
  { to: paths.rentals, label: 'Rentals', text: 'For a day, a long weekend, a week or a month.' },
  { to: paths.services, label: 'Services', text: 'Repairs, batteries and maintenance.' },
  { to: paths.home, label: 'Home', text: 'What we sell, and where we are.' },
]

/** Links onward from a page where something has ended. */
export const NextLinks = () => (
  <List aria-label="Where to go from here">
    {LINKS.map(({ to, label, text }) => (
      <Link key={to} to={to}>
        <Name>
          {label} <Arrow />
        </Name>
        <Text>{text}</Text>
      </Link>
    ))}
  </List>
)

const List = chakra('nav', {
  base: {
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
    borderTop: '1.5px solid',
    borderColor: 'ink',
    '& a': {
      display: 'grid',
      // Beside a longer link the free space is below the text, even on a kiosk, which would center it.
      gridTemplateRows: 'auto 1fr',
      gap: '1',
      paddingBlock: '5',
      borderBottom: '1px solid',
      borderColor: 'line',
    },
    '& svg': { transition: 'transform 200ms var(--ease)' },
    '& a:hover svg': { transform: 'translateX(3px)' },
  },
})

const Name = chakra('b', { base: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'subhead' } })

const Text = chakra('span', { base: { textStyle: 'small', color: 'muted' } })

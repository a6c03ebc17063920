import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { type Town, towns } from '../../content/towns.ts'

type Props = {
  /** All towns if left out. */
  of?: readonly Town[]
  /** The path of a town's page. */
  to: (slug: string) => string
  label: (town: Town) => string
  /** Whether there are so few that they follow each other in a line. */
  few?: boolean
}

/** Links to the pages of towns, in columns. */
export const TownLinks = ({ of = towns, to, label, few = false }: Props) => (
  <List few={few}>
    {of.map((town) => (
      <li key={town.slug}>
        <Link to={to(town.slug)}>{label(town)}</Link>
      </li>
    ))}
  </List>
)

const List = chakra('ul', {
  base: {
    columnGap: '6',
    '& li': { breakInside: 'avoid' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      lineHeight: '1.3',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '4px',
      textDecorationColor: 'control',
      '&:hover': { textDecorationColor: 'ink' },
    },
  },
  variants: {
    few: {
      true: { display: 'flex', flexWrap: 'wrap', paddingBottom: { base: '2', lg: '6' } },
      // Two columns beside a map, three on a wide page.
      false: { columns: '8rem 3' },
    },
  },
})

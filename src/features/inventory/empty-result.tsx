import { chakra } from '@chakra-ui/react'
import { X } from 'lucide'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow, Icon } from '../../ui/icon.tsx'
import { activeFilters } from './active-filters.ts'
import { type Filters, NO_FILTERS, type Options } from './filters.ts'

type Props = { filters: Filters; options: Options; onChoose: (choice: Partial<Filters>) => void }

/** What to do when nothing matches: remove a filter, remove all, or ask. */
export const EmptyResult = ({ filters, options, onChoose }: Props) => (
  <Box>
    <h2>No vehicles match your current filters</h2>
    <p data-part="words">Try dropping a filter, or tell us what you’re after.</p>
    <ul data-part="filters">
      {activeFilters(filters, options).map(({ key, label }) => (
        <li key={key}>
          <button type="button" aria-label={`Remove ${label}`} onClick={() => onChoose({ [key]: NO_FILTERS[key] })}>
            <span>{label}</span> <Icon as={X} size={18} />
          </button>
        </li>
      ))}
    </ul>
    <footer data-part="actions">
      <Button asChild variant="primary">
        <Link to={paths.contact}>
          Help me find one <Arrow />
        </Link>
      </Button>
      <Button type="button" variant="outline" onClick={() => onChoose(NO_FILTERS)}>
        Clear All Filters
      </Button>
    </footer>
  </Box>
)

const Box = chakra('div', {
  base: {
    maxWidth: '640px',
    paddingBlock: { base: '28px 72px', lg: '40px 96px' },
    '& h2': { textStyle: 'title', marginBottom: '14px' },
    '& [data-part=words]': { textStyle: 'lead', color: 'muted', maxWidth: '20em' },
    '& [data-part=filters]': { marginTop: '7', borderTop: '1px solid', borderColor: 'line' },
    '& li button': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: '100%',
      minHeight: '54px',
      paddingInline: '2px',
      borderBottom: '1px solid',
      borderColor: 'line',
      fontWeight: '560',
      textAlign: 'left',
      overflowWrap: 'anywhere',
      '&:hover': { borderColor: 'ink' },
    },
    '& [data-part=actions]': { display: 'grid', gap: '10px', marginTop: '7', gridTemplateColumns: { sm: '1fr 1fr' } },
  },
})

import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { vehiclesQuery } from '../../api/vehicles-query.ts'
import { useShortlist } from '../../device/shortlist.ts'
import { Button } from '../../ui/button.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { MISSING } from '../../ui/missing-picture.tsx'
import { HAS_CART_DOCK } from '../../ui/page-marks.ts'
import { Picture } from '../../ui/picture.tsx'
import { LOW_PHONE } from '../../ui/screens.ts'

/** How many pictures a phone has room for, overlapping, beside the text and the button. */
const PICTURES = 3

/**
 * The saved carts at the lower edge of the screen while its page is visible. Its place in the document is the end of
 * that page, so it never covers the end. Hidden without saved carts.
 */
export function Tray() {
  const { data } = useQuery(vehiclesQuery())
  const ids = useShortlist()
  const saved = ids.flatMap((id) => data?.vehicles.find((vehicle) => vehicle.id === id) ?? [])
  const isOne = ids.length === 1
  return (
    <Bar data-screen-only="" data-dock="tray" aria-label="Saved carts">
      <div data-part="box">
        {saved.slice(-PICTURES).map(({ id, name, images, specifications }) => (
          <Picture
            key={id}
            src={images[0]}
            alt=""
            sizes="64px"
            upTo={480}
            width={64}
            height={48}
            name={name}
            seats={specifications.seatingCapacity}
          />
        ))}
        {saved.length > PICTURES && <small aria-hidden="true">{`+${saved.length - PICTURES}`}</small>}
        <p>
          <b>{`${ids.length} saved`}</b>
          {isOne && <span>Add another to compare</span>}
        </p>
        {!isOne && (
          <Button asChild variant="solid" size="sm">
            <Link to={paths.compare}>
              {`Compare ${ids.length}`} <Arrow />
            </Link>
          </Button>
        )}
      </div>
    </Bar>
  )
}

const Bar = chakra('aside', {
  base: {
    position: 'sticky',
    bottom: 'var(--floor)',
    zIndex: '7',
    pointerEvents: 'none',
    '& [data-part=box]': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '77px',
      padding: '12px var(--gutter) calc(12px + env(safe-area-inset-bottom))',
      background: 'page',
      borderTop: '1px solid',
      borderColor: 'line',
      pointerEvents: 'auto',
    },
    [`& img, & ${MISSING}`]: {
      flex: 'none',
      width: '64px',
      height: '48px',
      objectFit: 'cover',
      filter: 'var(--picture)',
    },
    // On a phone each picture overlaps the one before it.
    '& picture, & picture img': { background: 'page' },
    '& small': { color: 'muted', fontVariantNumeric: 'tabular-nums' },
    '@media (max-width: 699px)': {
      [`& img, & ${MISSING}`]: { width: '52px', height: '39px' },
      '& picture': { flex: 'none', outline: '2px solid', outlineColor: 'page' },
      '& picture ~ picture': { marginLeft: '-28px' },
    },
    '& p': { flex: '1', display: 'grid', paddingLeft: '2', textStyle: 'small', lineHeight: '1.3' },
    '& b': { fontWeight: '620', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '& span': { color: 'muted' },
    '& a': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    '@media (max-width: 359px)': { '& picture ~ picture': { display: 'none' } },
    // A page with its own dock has no room for a tray; its "Save" links to the comparison.
    '@media (max-width: 999px)': { [`html${HAS_CART_DOCK} &`]: { display: 'none' } },
    // On a phone held sideways the widget's message is to the left of a dock.
    [LOW_PHONE]: {
      '& [data-part=box]': { justifyContent: 'flex-end' },
      '& p': { flex: 'none', paddingRight: '4' },
    },
    '@media (min-width: 1000px)': {
      '& [data-part=box]': {
        gap: '3',
        paddingInline: 'max(var(--gutter), calc((100vw - 1360px) / 2))',
      },
      // Beside the button, where the eye is.
      '& p': { paddingLeft: '1', paddingRight: '4' },
    },
  },
})

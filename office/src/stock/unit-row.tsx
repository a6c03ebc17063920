import { Badge, Box, Grid, HStack, Image, Input, InputGroup, Link, Text } from '@chakra-ui/react'
import { type FormEvent, useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { OfficeUnit } from '../../contract/stock.ts'
import { Select } from '../parts/select.tsx'
import { toaster } from '../parts/toaster.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { fieldName, priceText, STATUSES, statusName, valueText } from './field-names.ts'
import { type FieldChanges, useUnitChange } from './units.ts'

/** So long a change can be taken back here; in the cart's history always. */
const UNDO_MS = 30_000

/** One cart of the list: its price and status are changed in place. */
export function UnitRow({ unit }: { unit: OfficeUnit }) {
  const { change, isPending, conflict, keepTheirs, takeMine } = useUnitChange(unit)
  const { name = unit.id, stockNumber, status = '' } = unit.fields

  const withoutStatus = unit.fields['inStock'] === 'yes' ? 'In stock' : 'Not in stock'

  async function save(changes: FieldChanges) {
    const before = unit.fields
    const after = await change(changes).catch(() => undefined)
    if (!after) return false
    const [field = ''] = Object.keys(changes)
    toaster.create({
      type: 'success',
      title: `${name}: ${fieldName(field)} is ${valueText(field, after.fields[field] ?? '')}.`,
      duration: UNDO_MS,
      action: { label: 'Undo', onClick: () => void change({ [field]: before[field] ?? '' }, after.fields) },
    })
    return true
  }

  return (
    <Grid
      as="li"
      templateColumns={{ base: '1fr 1fr', md: '1fr 150px 160px' }}
      gap={{ base: '3', md: '5' }}
      paddingY="3"
      alignItems="center"
      borderBottomWidth="1px"
      opacity={isPending ? 0.6 : 1}
    >
      <HStack gap={{ base: '3', md: '5' }} gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Box width="88px" flex="none" aspectRatio="4 / 3" background="bg.muted" borderRadius="sm" overflow="hidden">
          {unit.images[0] && (
            <Image src={smallForm(unit.images[0])} alt="" loading="lazy" width="full" height="full" objectFit="cover" />
          )}
        </Box>
        <Box>
          <Link asChild fontWeight="semibold">
            <RouterLink to={`/stock/${encodeURIComponent(unit.id)}`}>{name}</RouterLink>
          </Link>
          <Text color="fg.muted" textStyle="sm">
            {[stockNumber ?? 'No stock number', unit.fields['year'], unit.fields['place']].filter(Boolean).join(', ')}
          </Text>
          {!unit.isListed && <Badge>{unit.goneAt ? 'Off the list' : 'Sold'}</Badge>}
        </Box>
      </HStack>
      <PriceField unit={unit} onSave={(price) => save({ price })} />
      <Select
        aria-label={`Status of ${name}`}
        value={status}
        disabled={isPending}
        onChange={({ currentTarget }) => void save({ status: currentTarget.value })}
        options={[
          ...(status ? [] : [['', withoutStatus] as const]),
          ...STATUSES.map((word) => [word, statusName(word)] as const),
        ]}
      />
      {conflict && <ConflictDialog conflict={conflict} onKeepTheirs={keepTheirs} onTakeMine={takeMine} />}
    </Grid>
  )
}

/** Saved with Enter, or by leaving the field. Escape brings the price back. */
function PriceField({ unit, onSave }: { unit: OfficeUnit; onSave: (price: string) => Promise<boolean> }) {
  const { name = unit.id } = unit.fields
  const price = withThousands(unit.fields['price'] ?? '')
  const field = useRef<HTMLInputElement>(null)
  const reset = () => {
    if (field.current) field.current.value = price
  }
  const save = async () => {
    const written = field.current?.value.trim() ?? ''
    if (written !== price && !(await onSave(written))) reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    field.current?.blur()
  }
  return (
    <form onSubmit={submit}>
      <InputGroup startElement="$">
        <Input
          // A price that another person changed is shown at once, unless this one is being typed in.
          key={price}
          ref={field}
          size="lg"
          inputMode="decimal"
          aria-label={`Price of ${name}`}
          placeholder={priceText('')}
          defaultValue={price}
          onBlur={() => void save()}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Escape') return
            reset()
            currentTarget.blur()
          }}
        />
      </InputGroup>
    </form>
  )
}

/** 12,995: the server takes it with and without the comma. */
const withThousands = (figure: string) => (/^\d+$/.test(figure) ? Number(figure).toLocaleString('en-US') : figure)

/** The smallest stored form of one of the site's own pictures. */
export const smallForm = (path: string): string =>
  path.replace(/^(\/(?:photos|images\/carts)\/.*)-\d+\.webp$/, '$1-480.avif')

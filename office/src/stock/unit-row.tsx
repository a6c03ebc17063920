import { Badge, Box, Grid, Image, LinkBox, LinkOverlay, Text } from '@chakra-ui/react'
import { memo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { OfficeUnit } from '../../contract/stock.ts'
import { FROM_LIST } from '../parts/back-link.tsx'
import { statusName } from './field-names.ts'
import { PriceField } from './price-field.tsx'
import { StatusField } from './status-field.tsx'

/**
 * A cart in the list, with fields for price and status. Memoized: otherwise each letter of a search would render all rows.
 */
export const UnitRow = memo(function UnitRow({ unit }: { unit: OfficeUnit }) {
  const { name = unit.id, stockNumber } = unit.fields
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr) minmax(0, 1fr)', md: '1fr 200px 200px' }}
      gap={{ base: '3', md: '5' }}
      paddingY="3"
      alignItems={{ base: 'start', md: 'center' }}
      borderBottomWidth="1px"
    >
      {/* The whole area opens the cart, because a line of text is too small for a thumb. */}
      <LinkBox
        display="flex"
        alignItems="center"
        gap={{ base: '3', md: '5' }}
        gridColumn={{ base: '1 / -1', md: 'auto' }}
      >
        <Box
          width="88px"
          height="66px"
          contain="strict"
          flex="none"
          background="bg.muted"
          borderRadius="sm"
          overflow="hidden"
        >
          {unit.images[0] && (
            <Image src={smallForm(unit.images[0])} alt="" loading="lazy" width="full" height="full" objectFit="cover" />
          )}
        </Box>
        <Box>
          <LinkOverlay asChild fontWeight="semibold">
            <RouterLink to={`/stock/${encodeURIComponent(unit.id)}`} state={FROM_LIST}>
              {name}
            </RouterLink>
          </LinkOverlay>
          <Text color="fg.muted" textStyle="sm">
            {[stockNumber ?? 'No stock number', unit.fields['year'], unit.fields['place']].filter(Boolean).join(', ')}
          </Text>
          {!unit.isListed && <Badge>{unit.goneAt ? 'Off the list' : statusName(unit.fields['status'] ?? '')}</Badge>}
        </Box>
      </LinkBox>
      <PriceField unit={unit} />
      <StatusField unit={unit} />
    </Grid>
  )
})

/** The smallest file of one of the site's own pictures. */
export const smallForm = (path: string): string =>
  path.replace(/^(\/(?:photos|images\/carts)\/.*)-\d+\.webp$/, '$1-480.avif')

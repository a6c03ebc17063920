import { chakra } from '@chakra-ui/react'
import { storageService } from '../../content/services-page.ts'
import { Wrap } from '../../ui/layout.tsx'
import { ServiceWords } from './service-cards.tsx'
import { StorageRates } from './storage-rates.tsx'

/** Storage: a description, with the prices beside it. */
export const Storage = () => (
  <Shade id={storageService.id} aria-labelledby="storage-title">
    <Wrap>
      <Grid>
        <div>
          <ServiceWords service={storageService} titleId="storage-title" />
        </div>
        <StorageRates />
      </Grid>
    </Wrap>
  </Shade>
)

/** Edge to edge, because it is a service of its own and not one of the shop's. */
const Shade = chakra('section', { base: { background: 'skeleton', paddingBlock: 'var(--air)' } })

const Grid = chakra('div', {
  base: { display: 'grid', gap: { base: '40px', lg: '32px 64px' }, gridTemplateColumns: { lg: '1fr 1fr' } },
})

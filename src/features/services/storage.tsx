import { chakra } from '@chakra-ui/react'
import { storageService } from '../../content/services-page.ts'
import { NextSection } from '../../ui/layout.tsx'
import { ServiceWords } from './service-cards.tsx'
import { StorageRates } from './storage-rates.tsx'

/** Storage: a description, with the prices beside it. */
export const Storage = () => (
  <NextSection id={storageService.id} aria-labelledby="storage-title">
    <Grid>
      <Words>
        <ServiceWords service={storageService} titleId="storage-title" />
      </Words>
      <StorageRates />
    </Grid>
  </NextSection>
)

const Grid = chakra('div', {
  base: { display: 'grid', gap: '56px 32px', gridTemplateColumns: { lg: '1fr 1fr' } },
})

const Words = chakra('div', { base: { borderTop: '1.5px solid', borderColor: 'ink', paddingTop: '5' } })

import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { ROAD_RULE } from '../../content/road-rule.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { isDrawing, shownPictures } from '../../lib/picture-sources.ts'
import { type UnitRow, unitRows } from '../../lib/unit-facts.ts'
import { AwayArrow } from '../../ui/icon.tsx'
import { Section, TextLink } from '../../ui/layout.tsx'
import { Financing } from './financing.tsx'
import { specRows } from './spec-rows.ts'

/** Description, features and every specification. */
export function Details({ vehicle, failure }: { vehicle: Vehicle; failure: ReactNode }) {
  const { description, features, specifications, price, images, externalUrl } = vehicle
  const specs = specRows(specifications)
  const isRepeated = (row: UnitRow) => specs.some(({ label, value }) => label === row.label && value === row.value)
  const rows = [...specs, ...unitRows(vehicle).filter((row) => !isRepeated(row))]
  return (
    <Section data-details="">
      <Columns data-print="columns">
        <div>
          <p data-part="description" data-print="description">
            {description}
          </p>
          {failure}
          {features.length > 0 && (
            <>
              <h2>Features</h2>
              <ul data-part="features" data-print="features">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
            </>
          )}
          {price !== undefined && <Financing key={vehicle.id} price={price} />}
        </div>
        <div data-print="specifications">
          <h2>Specifications</h2>
          <table>
            <tbody>
              {rows.map(({ label, value, print }) => (
                <tr key={label + value} data-print={print}>
                  <th scope="row">{label}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {externalUrl && (
            <p data-part="away" data-screen-only="">
              <TextLink href={externalUrl} target="_blank" rel="noopener noreferrer">
                View Vehicle Details <AwayArrow />
              </TextLink>{' '}
              <span>{`on ${new URL(externalUrl).hostname.replace('www.', '')}`}</span>
            </p>
          )}
          <small data-part="note">
            {ROAD_RULE + (shownPictures(images).some(isDrawing) ? ' Illustration; the unit in stock may differ.' : '')}
          </small>
        </div>
      </Columns>
    </Section>
  )
}

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '14', lg: '28' },
    gridTemplateColumns: { lg: '1.2fr 1fr' },
    '& [data-part=description]': {
      fontSize: 'clamp(22px, 2vw, 29px)',
      lineHeight: '1.35',
      letterSpacing: '-.015em',
      textWrap: 'pretty',
      paddingBottom: '12',
    },
    '& h2': { textStyle: 'heading', paddingBottom: '4' },
    '& [data-part=features]': {
      display: 'grid',
      gridTemplateColumns: { lg: '1fr 1fr' },
      columnGap: '8',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& li': { paddingBlock: '14px', borderBottom: '1px solid', borderColor: 'line' },
    '& tr': { borderTop: '1px solid', borderBottom: '1px solid', borderColor: 'line' },
    '& th': {
      width: '44%',
      padding: '14px 16px 14px 0',
      textAlign: 'left',
      verticalAlign: 'top',
      fontWeight: '450',
      color: 'muted',
    },
    '& td': { paddingBlock: '14px', fontWeight: '560', fontVariantNumeric: 'tabular-nums' },
    '& [data-part=away]': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '2',
      color: 'muted',
      '& a': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: '52px',
        color: 'ink',
        fontWeight: '560',
      },
    },
    '& [data-part=note]': { display: 'block', textStyle: 'small', color: 'muted', paddingTop: '4' },
  },
})

import { chakra } from '@chakra-ui/react'
import measures from '../../content/cart-models.json' with { type: 'json' }
import outlines from '../../content/cart-outlines.json' with { type: 'json' }
import { isMeasured } from '../../content/measured-models.ts'
import type { Vehicle } from '../../contract/vehicle-schema.ts'
import { feetAndInches } from '../../lib/feet.ts'
import { modelName } from '../../lib/model-file.ts'
import { NextSection } from '../../ui/layout.tsx'
import { cartSize, fitWords, sourceWords } from './fit.ts'
import { FitDrawing } from './fit-drawing.tsx'

/** The cart to scale in a garage, beside a person. Nothing if there is no model to measure. */
export function WillItFit({ vehicle: { name, images, specifications } }: { vehicle: Vehicle }) {
  const model = modelName(images)
  if (!isMeasured(model)) return null
  const drawn = measures[model]
  const size = cartSize(drawn, specifications)
  return (
    <NextSection aria-labelledby="will-it-fit">
      <Title id="will-it-fit">Will it fit?</Title>
      <Columns>
        <FitDrawing outline={outlines[model]} drawn={drawn} size={size} />
        <Answers>
          {fitWords(size).map(({ thing, words }) => (
            <Answer key={thing}>
              <Thing>{thing}</Thing>
              <dd>{words}</dd>
            </Answer>
          ))}
        </Answers>
      </Columns>
      <Note>
        {name}: {feetAndInches(size.length)} long, {feetAndInches(size.height)} high, {feetAndInches(size.width)} wide.{' '}
        {sourceWords(size)}
      </Note>
    </NextSection>
  )
}

const Title = chakra('h2', { base: { textStyle: 'heading', paddingBottom: '6' } })

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '6', lg: '16' },
    gridTemplateColumns: { md: '1fr 1fr', xl: '1.2fr 1fr' },
    alignItems: { base: 'start', xl: 'end' },
  },
})

const Answers = chakra('dl', { base: { borderTop: '1px solid', borderColor: 'line' } })

const Answer = chakra('div', {
  base: {
    paddingBlock: '12px',
    borderBottom: '1px solid',
    borderColor: 'line',
  },
})

const Thing = chakra('dt', { base: { fontWeight: '560' } })

const Note = chakra('p', { base: { textStyle: 'small', color: 'muted', paddingTop: '4', maxWidth: '46em' } })

import { chakra } from '@chakra-ui/react'
import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { AVERAGE_ANNUAL_SAVINGS } from '../../content/eco-figures.ts'
import { ecoBenefits, ecoCallToAction, ecoFacts } from '../../content/eco-page.ts'
import { dollars } from '../../lib/money.ts'
import { Button } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Arrow } from '../../ui/icon.tsx'
import { NextSection } from '../../ui/layout.tsx'
import { withSubscripts } from '../../ui/subscripts.tsx'
import { milesThatSave } from './calculator.ts'

/** The four figures that the page is based on. */
export const FactStrip = () => (
  <NextSection aria-label="Facts" data-screen-only="">
    <Facts>
      {ecoFacts.map(({ value, label }) => (
        <Fact key={label}>
          <FactLabel>{withSubscripts(label)}</FactLabel>
          <FactValue>{value}</FactValue>
        </Fact>
      ))}
    </Facts>
    <FactNote>
      Drive about {milesThatSave(AVERAGE_ANNUAL_SAVINGS)} miles a week and you’d save {dollars(AVERAGE_ANNUAL_SAVINGS)}{' '}
      a year.
    </FactNote>
  </NextSection>
)

export const Benefits = () => (
  <NextSection aria-labelledby="benefits-title" data-screen-only="">
    <BenefitsTitle id="benefits-title">What you get when you skip the gas</BenefitsTitle>
    <BenefitList>
      {ecoBenefits.map(({ title, text }) => (
        <Benefit key={title}>
          <BenefitTitle>{title}</BenefitTitle>
          <BenefitText>{withSubscripts(text)}</BenefitText>
        </Benefit>
      ))}
    </BenefitList>
  </NextSection>
)

export const CallToAction = () => (
  <NextSection data-screen-only="">
    <Closing
      title={ecoCallToAction.title}
      text={ecoCallToAction.text}
      actions={
        <>
          <Button asChild variant="primary">
            <Link to={paths.inventory}>
              {ecoCallToAction.browse} <Arrow />
            </Link>
          </Button>
          <Button asChild variant="outline">
            <Link to={paths.contact}>{ecoCallToAction.advice}</Link>
          </Button>
        </>
      }
    />
  </NextSection>
)

const Facts = chakra('dl', {
  base: { display: 'grid', gap: '24px', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' } },
})

const Fact = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: '6px',
    borderTop: '1px solid',
    borderColor: 'line',
    paddingTop: '14px',
  },
})

const FactLabel = chakra('dt', { base: { textStyle: 'small', color: 'muted' } })

const FactValue = chakra('dd', { base: { textStyle: 'heading' } })

const FactNote = chakra('p', { base: { textStyle: 'small', color: 'muted', paddingTop: '5' } })

const BenefitsTitle = chakra('h2', { base: { textStyle: 'title', paddingBottom: '7' } })

const BenefitList = chakra('ul', {
  base: { display: 'grid', columnGap: '8', gridTemplateColumns: { sm: '1fr 1fr', lg: 'repeat(3, 1fr)' } },
})

const Benefit = chakra('li', { base: { paddingBlock: '20px 28px', borderTop: '1px solid', borderColor: 'line' } })

const BenefitTitle = chakra('h3', { base: { textStyle: 'subhead', paddingBottom: '1' } })

const BenefitText = chakra('p', { base: { color: 'muted' } })

import { chakra } from '@chakra-ui/react'
import { useLayoutEffect } from 'react'
import { showPage } from '../../before-hydration/document-marks.ts'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { NextSection } from '../../ui/layout.tsx'
import { EcoForm } from './eco-form.tsx'
import { Method } from './method.tsx'
import { PrintedDealer } from './printed-dealer.tsx'
import { Result } from './result.tsx'
import { useCalculator } from './use-calculator.ts'
import { YearsChart } from './years-chart.tsx'

/** The calculator: the form, and below it the result, which at first uses the default values. */
export function EcoCalculator() {
  const calculator = useCalculator()
  const { result, calculating, isExample, isOutdated } = calculator
  const hydrated = useHydrated()
  // A shared link was prerendered without its result: shows the page once the result is rendered.
  useLayoutEffect(() => {
    if (hydrated) showPage()
  }, [hydrated])
  return (
    <Box data-reads-query="">
      <EcoForm calculator={calculator} />
      <noscript>
        <p>Changing the numbers takes JavaScript. Here’s the answer for the ones above, with our math below.</p>
      </noscript>
      <div data-part="result">
        <Result {...result} muted={calculating} isExample={isExample} isOutdated={isOutdated} />
        <YearsChart calculation={result.calculation} />
      </div>
      <Method calculator={calculator} />
      <PrintedDealer />
    </Box>
  )
}

const Box = chakra(NextSection, {
  base: {
    // What follows starts below the first screen, so a result of another size does not visibly move it.
    '& noscript': { display: 'block', paddingTop: '5' },
    '& [data-part=result]': {
      minHeight: { base: '320px', md: 'clamp(560px, 76svh, 900px)' },
      marginBlock: { base: '24px 48px', md: '40px 48px' },
      borderTop: '1.5px solid',
      borderColor: 'ink',
      paddingTop: { base: '4', md: '6' },
      '@media print': { minHeight: '0', marginBlock: '8pt', paddingTop: '8pt' },
    },
    '@media print': { paddingBottom: '0' },
  },
})

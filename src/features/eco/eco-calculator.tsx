import { chakra } from '@chakra-ui/react'
import { useLayoutEffect } from 'react'
import { useHydrated } from '../../hooks/hydrated.ts'
import { NextSection } from '../../ui/layout.tsx'
import { EcoForm } from './eco-form.tsx'
import { IdlePicture } from './idle-picture.tsx'
import { Method } from './method.tsx'
import { Result } from './result.tsx'
import { useCalculator } from './use-calculator.ts'
import { YearsChart } from './years-chart.tsx'

/** The calculator: the form, and below it the page's picture until there is a result. */
export function EcoCalculator() {
  const calculator = useCalculator()
  const { result, calculating } = calculator
  const hydrated = useHydrated()
  // A shared link was prerendered without its result: the page may be seen once that is there.
  useLayoutEffect(() => {
    if (hydrated) delete document.documentElement.dataset.pending
  }, [hydrated])
  return (
    <Box data-reads-query="">
      <EcoForm calculator={calculator} />
      <div>
        {result ? (
          <>
            <Result {...result} muted={calculating} />
            <YearsChart calculation={result.calculation} />
          </>
        ) : (
          <IdlePicture />
        )}
      </div>
      <Method calculator={calculator} />
    </Box>
  )
}

const Box = chakra(NextSection, {
  base: {
    // Picture or result, what comes after it starts below the first screen: nothing is seen to move between the two.
    '& > form + div': {
      minHeight: { base: '320px', md: 'max(560px, 76svh)' },
      marginBlock: '40px 48px',
      borderTop: '1.5px solid',
      borderColor: 'ink',
      paddingTop: '6',
    },
  },
})

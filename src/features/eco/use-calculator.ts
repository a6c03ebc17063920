import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '../../before-hydration/hydrated.ts'
import { localSetting, useSetting } from '../../device/local-setting.ts'
import { type Calculation, calculationFromUrl, calculationToUrl, parseCalculation } from './calculation.ts'
import { DEFAULT_ASSUMPTIONS, DEFAULT_INPUT, type EcoAssumptions, type EcoInput } from './calculator.ts'

/** How long the calculator says that it is calculating, in ms. */
const CALCULATING_MS = 1500

/** What a new visitor sees at first. */
const DEFAULT_CALCULATION: Calculation = { input: DEFAULT_INPUT, assumptions: DEFAULT_ASSUMPTIONS }

/** What this device stores: the last input and the last result. */
type Stored = { entries: Calculation; result?: Calculation | undefined }

function parseStored(stored: unknown): Stored | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined
  const { entries, result } = stored as Record<string, unknown>
  const parsed = parseCalculation(entries)
  return parsed && { entries: parsed, result: parseCalculation(result) }
}

const lastCalculation = localSetting<Stored | undefined>({
  key: 'eco',
  parse: parseStored,
  fallback: undefined,
  whose: 'person',
})

export type Calculator = {
  /** What the form starts with, from the address or this device; undefined while hydrating and for a new visitor. */
  entries: Calculation | undefined
  assumptions: EcoAssumptions
  /** The calculation to show. `run` counts those for which the visitor waited; 0 is the default or a restored one. */
  result: { calculation: Calculation; run: number }
  calculating: boolean
  /** The visitor has calculated nothing and followed no link to a result. */
  isExample: boolean
  /** The last input is not that of the result, or cannot be calculated. */
  isOutdated: boolean
  isWrong: boolean
  setWrong: (isWrong: boolean) => void
  calculate: (input: EcoInput) => void
  storeInput: (input: EcoInput) => void
  changeAssumptions: (assumptions: EcoAssumptions) => void
}

const isSameInput = (one: EcoInput, other: EcoInput) =>
  one.milesPerWeek === other.milesPerWeek && one.usageType === other.usageType && one.years === other.years

/**
 * The calculator's states: idle with the default result, calculating, and a result, which this device stores and the
 * address contains.
 */
export function useCalculator(): Calculator {
  const { search } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const linked = hydrated ? calculationFromUrl(new URLSearchParams(search)) : undefined
  const [stored, store] = useSetting(lastCalculation)
  const [done, setDone] = useState<{ calculation: Calculation; run: number }>()
  const [asked, setAsked] = useState<EcoInput>()
  const [isWrong, setWrong] = useState(false)
  /** What was entered since the last calculation of this visit. */
  const [entered, setEntered] = useState<EcoInput>()
  /**
   * The same before the next render: an entry and an assumption may change together, and neither may undo the other.
   */
  const unrendered = useRef<{ entered?: EcoInput | undefined; shown?: Calculation }>({})

  const result = done ?? { calculation: linked ?? stored?.result ?? DEFAULT_CALCULATION, run: 0 }
  const entries = linked ?? stored?.entries
  const assumptions = done?.calculation.assumptions ?? entries?.assumptions ?? DEFAULT_ASSUMPTIONS

  const show = useCallback(
    (calculation: Calculation, wasWaitedFor: boolean) => {
      if (wasWaitedFor) {
        setEntered(undefined)
        unrendered.current.entered = undefined
      }
      unrendered.current.shown = calculation
      setDone((before) => ({ calculation, run: (before?.run ?? 0) + (wasWaitedFor ? 1 : 0) }))
      store({
        entries: { ...calculation, input: unrendered.current.entered ?? calculation.input },
        result: calculation,
      })
      navigate(calculationToUrl(calculation), { replace: true })
    },
    [store, navigate],
  )

  useEffect(() => {
    if (!asked) return
    const timer = setTimeout(() => {
      setAsked(undefined)
      show({ input: asked, assumptions }, true)
    }, CALCULATING_MS)
    return () => clearTimeout(timer)
  }, [asked, assumptions, show])

  return {
    entries,
    assumptions,
    result,
    calculating: asked !== undefined,
    isExample: !(done || linked || stored?.result),
    isOutdated: isWrong || !isSameInput(entered ?? entries?.input ?? DEFAULT_INPUT, result.calculation.input),
    isWrong,
    setWrong,
    calculate: setAsked,
    storeInput: (input) => {
      setEntered(input)
      unrendered.current.entered = input
      const { shown } = unrendered.current
      const latest = shown ?? stored?.result
      store({
        entries: { input, assumptions: shown?.assumptions ?? assumptions },
        ...(latest && { result: latest }),
      })
    },
    changeAssumptions: (changed) => {
      show({ input: result.calculation.input, assumptions: changed }, false)
    },
  }
}

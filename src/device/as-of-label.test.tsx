// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useAsOfLabel } from './as-of-label.ts'

const HOUR_MS = 3_600_000

const Label = ({ at }: { at: number | undefined }) => <p>{useAsOfLabel(at) ?? 'nothing'}</p>

/** The label of an answer of this age. */
const saidOf = (hours: number) => render(<Label at={Date.now() - hours * HOUR_MS} />).container.textContent

afterEach(() => {
  delete document.documentElement.dataset['kiosk']
  cleanup()
})

it('says from when an answer is', () => {
  expect(saidOf(0)).toMatch(/^\d+:\d\d\s[AP]M$/)
  expect(render(<Label at={undefined} />).container.textContent).toBe('nothing')
})

it('says it on a kiosk only when the answer is older than a day', () => {
  document.documentElement.dataset['kiosk'] = ''
  expect(saidOf(23.9)).toBe('nothing')
  expect(saidOf(24.1)).not.toBe('nothing')
})

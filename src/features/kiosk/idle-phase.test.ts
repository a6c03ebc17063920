import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { idlePhase } from './session.ts'

const AT = 1_800_000_000_000
const phaseAfter = (seconds: number) => idlePhase(AT, AT + seconds * 1000, 60)

describe('a session of 60 seconds', () => {
  it.each([
    [0, { name: 'active' }],
    [44.9, { name: 'active' }],
    [45, { name: 'asking', secondsLeft: 15 }],
    [59.9, { name: 'asking', secondsLeft: 1 }],
    [60, { name: 'over' }],
    [86_400, { name: 'over' }],
  ])('%s seconds after the last input', (seconds, phase) => {
    expect(phaseAfter(seconds)).toEqual(phase)
  })

  it('ends when the clock is set back by an hour', () => {
    expect(phaseAfter(-3600)).toEqual({ name: 'over' })
    expect(phaseAfter(-5)).toEqual({ name: 'active' })
  })
})

it('goes from active over asking to over, and the seconds left only fall', () => {
  fc.assert(
    fc.property(fc.integer({ min: 30, max: 600 }), fc.nat(700_000), fc.nat(5000), (idle, elapsed, more) => {
      const left = (ms: number) => {
        const phase = idlePhase(AT, AT + ms, idle)
        return phase.name === 'active' ? 16 : phase.name === 'asking' ? phase.secondsLeft : 0
      }
      expect(left(elapsed + more)).toBeLessThanOrEqual(left(elapsed))
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { emptyMessage, subjectOf } from './drafts.ts'

describe('the subject of an address', () => {
  it.each([
    ['', ''],
    ['?utm_source=mail', ''],
    ['?vehicle=EV-City', '?vehicle=ev-city&for=test-drive'],
    ['?vehicle=ev-city&interest=parts', '?vehicle=ev-city'],
    ['?interest=parts', '?interest=parts'],
  ])('is the same in %s and %s', (one, other) => expect(subjectOf(one)).toBe(subjectOf(other)))

  it.each([
    ['?vehicle=ev-city', '?vehicle=nomad'],
    ['?vehicle=ev-city', ''],
    ['?interest=parts', '?interest=service'],
    ['?edit=a', '?edit=b'],
  ])('is another one in %s and %s', (one, other) => expect(subjectOf(one)).not.toBe(subjectOf(other)))
})

it('a message without text is empty', () => expect(emptyMessage('f1', '')).toMatchObject({ values: {}, changedAt: 0 }))

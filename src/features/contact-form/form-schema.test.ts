import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { formSchema } from './form-schema.ts'

const inquiry = {
  firstName: 'Dana',
  lastName: 'Novak',
  email: 'dana@example.com',
  phone: '570-555-0199',
  interest: 'sales',
  message: 'May I drive it once?',
}
const problem = (testDriveDay?: string) =>
  formSchema.safeParse({ ...inquiry, testDriveDay }).error?.issues.map(({ path, message }) => [path.join(), message])

beforeEach(() => {
  // In Pennsylvania it is still the 21st.
  vi.useFakeTimers({ now: Date.parse('2026-11-22T03:00:00Z') })
})
afterEach(() => vi.useRealTimers())

it.each([undefined, '2026-11-21', '2027-04-01'])('takes %s as the day of a test drive', (day) =>
  expect(problem(day)).toBeUndefined(),
)

it('takes no day that is over at the dealer', () =>
  expect(problem('2026-11-20')).toEqual([['testDriveDay', 'Please choose a day to come']]))

it('takes nothing that is no day', () => expect(problem('soon')?.[0]).toEqual(['testDriveDay', 'Please choose a day']))

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NO_AREA_CODE } from './fields.ts'
import { formResolver, formSchema } from './form-schema.ts'

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
  expect(problem('2026-11-20')).toEqual([['testDriveDay', 'Please choose today or a later day']]))

it('refuses a value that is not a day', () =>
  expect(problem('soon')?.[0]).toEqual(['testDriveDay', 'Please choose a day']))

it.each([
  ['is asked for again', true, 'Please choose a day'],
  ['stays out when nothing was typed', false, undefined],
])('a day without a value %s', async (_what, badInput, message) => {
  const ref = { name: 'testDriveDay', validity: { badInput } }
  const fields = { testDriveDay: { ref, name: 'testDriveDay' as const } }
  const options = { fields, shouldUseNativeValidation: false } as unknown as Parameters<typeof formResolver>[2]
  const { errors } = await formResolver({ ...inquiry, interest: 'sales' }, undefined, options)
  expect(errors).toEqual(message ? { testDriveDay: expect.objectContaining({ message }) } : {})
})

it.each([
  ['555-0199', NO_AREA_CODE],
  ['5550199', NO_AREA_CODE],
  ['٥٥٥-٠١٩٩', NO_AREA_CODE],
  ['555-019', 'too_small'],
  ['(call me)', 'too_small'],
])('the message about the phone number %s says whether only the area code is missing', async (phone, type) => {
  const options = { fields: {}, shouldUseNativeValidation: false } as Parameters<typeof formResolver>[2]
  const { errors } = await formResolver({ ...inquiry, phone, interest: 'sales' }, undefined, options)
  expect(errors.phone).toMatchObject({ message: 'Phone number is required', type })
})

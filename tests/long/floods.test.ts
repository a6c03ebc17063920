import { expect, test } from 'vitest'
import { startSimulation } from '../simulated-hours.ts'

const simulate = await startSimulation()

test.each([
  ['puts off', 'deferred', 60],
  ['refuses, with the fewest mails', 'refused', 24],
  ['hangs up at, after a while', 'cut off', 60],
] as const)(
  'in a flood of texts from many addresses that the mailbox %s, the dealer knows of each lead within 15 minutes',
  async (_what, rejected, perHour) => {
    const { mostMailsOfAnHour, receive, pass, unknown, waitsToKnow } = simulate(perHour, rejected)
    for (let minute = 0; minute < 20; minute += 1) {
      for (let count = 0; count < 8; count += 1) await receive(true)
      for (let count = 0; count < 12; count += 1) await receive()
      await pass(1)
    }
    await pass(15)
    expect(Math.max(...waitsToKnow())).toBeLessThanOrEqual(15)
    expect(unknown()).toEqual([])
    expect(mostMailsOfAnHour()).toBeLessThanOrEqual(perHour)
  },
)

test('while a mail server refuses all texts for two hours, a kiosk keeps sending; once the mail server accepts one, the others follow', async () => {
  const { accepted, receive, pass, relent, texts, waitsToKnow } = simulate(60)
  for (let minute = 0; minute < 120; minute += 1) {
    await receive(true, 'kiosk')
    await pass(1)
  }
  relent()
  for (let minute = 0; minute < 120; minute += 1) {
    await receive(false, 'kiosk')
    await pass(1)
    // Each has waited an hour for its next attempt, at most.
    if (minute === 75) expect(texts()).toBeGreaterThanOrEqual(180)
  }
  await pass(15)
  expect(accepted()).toBeGreaterThan(230)
  expect(Math.max(...waitsToKnow())).toBeLessThanOrEqual(15)
})

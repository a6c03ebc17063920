import { expect, test } from 'vitest'
import { startSimulation } from '../simulated-hours.ts'

const simulate = await startSimulation()

test('with the mails of an hour used up, neither the halves of a refused digest nor new inquiries wait for the next hour', async () => {
  const { mostMailsOfAnHour, receive, pass, waits, waitsToKnow } = simulate(30)
  for (let minute = 0; minute < 60; minute += 1) {
    for (let count = 0; count < 3; count += 1) await receive(minute === 20 && count === 0)
    await pass(1)
  }
  await pass(10)
  // Its halves come one after another: the refused inquiry is perhaps the last to be alone.
  expect(Math.max(...waits())).toBeLessThanOrEqual(60)
  expect(waits().filter((minutes) => minutes > 10.5).length).toBeLessThanOrEqual(30)
  expect(Math.max(...waitsToKnow())).toBeLessThanOrEqual(15)
  expect(mostMailsOfAnHour()).toBeLessThanOrEqual(30)
})

test('while one client sends up to its limit, half of it refused as spam, each lead of the others arrives within 15 minutes', async () => {
  const { receive, pass, waits } = simulate(60)
  for (let minute = 0; minute < 120; minute += 1) {
    for (let count = 0; count < 4; count += 1) await receive(count % 2 === 0, 'spammer')
    if (minute % 10 === 5) await receive()
    await receive(false, 'kiosk')
    await pass(1)
  }
  await pass(15)
  expect(waits().length).toBeGreaterThan(132)
  expect(Math.max(...waits())).toBeLessThanOrEqual(15)
})

test('in a flood of texts from many addresses that the mailbox refuses, the dealer knows of each lead within 15 minutes', async () => {
  const { mostMailsOfAnHour, receive, pass, unknown, waitsToKnow } = simulate(60)
  for (let minute = 0; minute < 20; minute += 1) {
    for (let count = 0; count < 8; count += 1) await receive(true)
    for (let count = 0; count < 12; count += 1) await receive()
    await pass(1)
  }
  await pass(15)
  expect(Math.max(...waitsToKnow())).toBeLessThanOrEqual(15)
  expect(unknown()).toEqual([])
  expect(mostMailsOfAnHour()).toBeLessThanOrEqual(60)
})

test('while a mail server puts off all texts for two hours, a kiosk keeps sending; once the mail server accepts one, the others follow', async () => {
  const { accepted, receive, pass, relent, texts, waitsToKnow } = simulate(60, 'deferred')
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

import { LIMITS } from '../limits.ts'
import { expect, testOnCopy as test } from './fixtures.ts'
import { expectPromiseKept } from './ledger.ts'
import { RandomFaultRun } from './random-fault-run.ts'
import { seeded } from './seeded.ts'
import { keptMessages } from './server-database.ts'

/** The same short run in every run, one with most of the steps in it. `npm run soak` draws others, long ones, and prints their seeds. */
const SEED = Number(process.env.FAULT_SEED ?? 169_948)
const STEPS = Number(process.env.FAULT_STEPS ?? 14)

// Playwright cannot record a browser that is killed.
test.use({ trace: 'off' })
test.setTimeout(LIMITS.test + STEPS * LIMITS.wait)

test('nothing is lost and nothing doubled, after any events in any order', async ({
  ownBrowser,
  way,
  copy,
  visitor,
}) => {
  const happened: string[] = []
  const replay = () => `seed ${SEED}: ${happened.join(', ')}`

  const run = new RandomFaultRun({ browser: ownBrowser, way, copy, visitor, random: seeded(SEED) })
  await run.begin()
  for (let left = STEPS; left > 0; left -= 1) {
    await test.step(`step ${STEPS - left + 1}`, async () => {
      happened.push(await run.step())
      await run.check().catch((error: Error) => {
        throw new Error(`${replay()}\n${error.message}`)
      })
    })
  }
  const outbox = await run.recover()
  await expectPromiseKept({ visitor, way, dataDir: copy.server.dataDir }, outbox)

  const kept = keptMessages(copy.server.dataDir)
  const unique = new Set(kept.map(({ message }) => message)).size
  const lost = [...visitor.sent].filter((text) => !kept.some(({ message }) => message === text)).length
  const figures = { steps: STEPS, accepted: way.accepted.size, unique, doubled: kept.length - unique, lost }
  process.stdout.write(`random faults: ${JSON.stringify(figures)}\n`)
  expect(lost, replay()).toBe(0)
  expect(unique).toBe(visitor.sent.size)
})

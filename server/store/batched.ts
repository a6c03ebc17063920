import { finishesWithin } from '../finishes-within.ts'

/** How long the next batch waits for the one before it, so that a connection that hangs does not hold up the others. */
export const PATIENCE_MS = 1_000

/**
 * Turns work on many items into a function for one. Calls in the same turn of the event loop, and calls that arrive
 * while a batch is running, share one batch: one write to the disk then answers all of them, which lets a slow disk
 * keep up with many visitors.
 * @param work returns a result for each item, in their order, or a promise of one. If it fails, every call of the batch
 * fails. A promise that is rejected fails one call. The next batch waits neither for such promises nor for a batch that
 * hangs
 * @param most items in a batch
 */
export function batched<Item, Result>(
  work: (items: Item[]) => Promise<(Result | Promise<Result>)[]>,
  most: number,
): (item: Item) => Promise<Result> {
  type Call = { item: Item; resolve: (result: Result | Promise<Result>) => void; reject: (error: unknown) => void }
  const calls: Call[] = []
  let running = false

  const done = async (batch: readonly Call[]) => {
    try {
      const results = await work(batch.map(({ item }) => item))
      for (const [index, call] of batch.entries()) call.resolve(results[index] as Result | Promise<Result>)
    } catch (error) {
      for (const call of batch) call.reject(error)
    }
  }

  const run = async () => {
    while (calls.length > 0) await finishesWithin(done(calls.splice(0, most)), PATIENCE_MS)
    running = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      calls.push({ item, resolve, reject })
      if (running) return
      running = true
      setImmediate(run)
    })
}

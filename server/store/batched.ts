/** So long a batch is waited for before the next one begins beside it: a connection that hangs must not hold up the others. */
export const PATIENCE_MS = 1_000

/**
 * Turns work on many items into a function for one. Calls of the same turn of the event loop, and calls that arrive
 * while a batch is under way, are done together: one write to the disk then answers them all, which is what lets a
 * slow disk keep up with many visitors.
 * @param work gives a result for each item, in their order, or a promise of one. Its failure is the failure of every call
 *   in the batch; a promise that is rejected fails one call, and the next batch does not wait for it, nor for a batch that hangs
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
    while (calls.length > 0) await within(done(calls.splice(0, most)), PATIENCE_MS)
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

/** Waits for work that never fails, but no longer than this. */
function within(work: Promise<void>, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, limitMs)
    void work.then(() => {
      clearTimeout(timer)
      resolve()
    })
  })
}

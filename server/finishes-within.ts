/** Waits for the work, and no longer than `limitMs`. Returns false if it takes longer; work that fails before that rejects. */
export async function finishesWithin(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs)
  })
  return Promise.race([work.then(() => true), limit]).finally(() => clearTimeout(timer))
}

/**
 * How long something may take before a test says that it hangs, in ms. Far from what anything takes: on two busy processors that
 * had 28 programs to run, the slowest test took 43 s and the slowest wait 21 s.
 */
export const LIMITS = { wait: 120_000, test: 600_000, screenshot: 5_000 }

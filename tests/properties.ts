import fc from 'fast-check'

/**
 * The same examples in every run, so that it is the change that makes a test fail and never the draw. `npm run soak`
 * draws others: PROPERTY_SEED, a whole number, is the one it prints.
 */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

export { fc }

let resolve: () => void

/** Resolves when the first page is hydrated. Until then nothing may change what it shows. */
export const pageHydrated = new Promise<void>((done) => {
  resolve = done
})

export const endPageHydration = () => resolve()

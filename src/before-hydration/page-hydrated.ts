let resolve: () => void

/** Resolves when the first page is hydrated: until then nothing may change what it shows. */
export const pageHydrated = new Promise<void>((done) => {
  resolve = done
})

export const endPageHydration = () => resolve()

import { reloadOnMissingChunk } from './features/pwa/missing-chunk.ts'
import { breathe } from './lib/breathe.ts'
import { seen } from './lib/seen.ts'

reloadOnMissingChunk()

await seen()
// What the page needs, named by tools/vite/prerender.ts.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after-paint]')) link.rel = 'modulepreload'

// Each in a task of its own: in one they would hold a phone up for a quarter of a second.
await import('react-dom/client')
await breathe()
const { start } = await import('./start.tsx')
await breathe()
await start(breathe)

import { reloadOnMissingChunk } from './features/pwa/missing-chunk.ts'
import { breathe } from './lib/breathe.ts'
import { seen } from './lib/seen.ts'

reloadOnMissingChunk()

await seen()
// What the page needs, named by tools/vite/prerender.ts. Where it is empty, the imports below find it one by one.
for (const href of document.querySelector<HTMLMetaElement>('meta[name=modules]')?.content.split(' ') ?? []) {
  const link = { rel: 'modulepreload', fetchPriority: 'low', href }
  document.head.append(Object.assign(document.createElement('link'), link))
}

// Each in a task of its own: in one they would hold a phone up for a quarter of a second.
await import('react-dom/client')
await breathe()
const { start } = await import('./start.tsx')
await breathe()
await start(breathe)

import { reloadOnMissingChunk } from './features/pwa/missing-chunk.ts'
import { start } from './start.tsx'

reloadOnMissingChunk()

await start()

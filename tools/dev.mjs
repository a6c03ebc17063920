// `npm run dev`: runs the mock API and the site with hot reload until one of them ends, or until Ctrl-C.
import { ensurePackages } from './ensure-packages.mjs'
import { finished, say, start } from './run.mjs'

const MOCK_PORT = process.env.MOCK_PORT ?? '3001'

await ensurePackages()
say(`Starting the mock API on port ${MOCK_PORT} and the site with hot reload`)
say('npm run dev has no service worker, so nothing works offline. npm start has one')
const programs = [
  start('node', ['--import', 'tsx', '--watch', 'mock-api/server.ts'], { MOCK_PORT }),
  start('vite', [], { MOCK_PORT }),
]
const ends = programs.map(finished)
process.exitCode = await Promise.race(ends)
for (const program of programs) program.kill()
await Promise.all(ends)

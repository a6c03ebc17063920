// `npm start`: builds the site if needed, and serves it with its API. PORT changes the port.
import { createServer } from 'node:net'
import { addressOf, answers, officeAddressOf } from './answers.mjs'
import { ensureServable } from './ensure-build.mjs'
import { ensurePackages } from './ensure-packages.mjs'
import { finished, say, start } from './run.mjs'

const port = process.env.PORT || '4173'
const host = process.env.HOST || '0.0.0.0'
const address = addressOf(host, port)

await ensurePackages()
await ensurePortIsFree()
await ensureServable()

say('Starting the server')
const server = start('node', ['--import', 'tsx', 'server/main.ts'], { PORT: port })
const ended = finished(server)
if (await answers(address, ended)) {
  say(`The site is at ${address} (Ctrl-C stops it)`)
  say(
    `The office, where the dealer runs the shop, is another program: npm run office serves it at ${officeAddressOf(process.env)}`,
  )
}
process.exitCode = await ended

/** Ends the process with a sentence if the port is taken: before the build and not after it. */
async function ensurePortIsFree() {
  const probe = createServer()
  const error = await new Promise((resolve) => {
    probe.once('error', resolve).listen(Number(port), host, () => resolve(undefined))
  }).catch((problem) => problem)
  probe.close()
  if (!error) return
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Stop that, or take another port: PORT=8080 npm start`
      : `Cannot listen on port ${port} of ${host}: ${error.message}`,
  )
  process.exit(1)
}

// Exits with 0 when the server on this machine answers at /healthz. Containers use it as their health check, because
// their image has no shell and no curl.
import { readEnvironment } from './environment.ts'

/** Longer than any healthy answer takes. */
const LIMIT_MS = 2_500

const { PORT, HOST } = readEnvironment(process.env)
const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST

fetch(`http://${host.includes(':') ? `[${host}]` : host}:${PORT}/healthz`, {
  signal: AbortSignal.timeout(LIMIT_MS),
}).then(
  (answer) => {
    process.exitCode = answer.ok ? 0 : 1
  },
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)

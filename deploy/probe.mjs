// Looks whether a site that was just put up serves what it should: `node deploy/probe.mjs ADDRESS [--inquiry]`. With --inquiry it
// also sends one, and prints its reference. Ends with 1 and a sentence for each fault.
const [, , address = 'http://localhost:4173', ...options] = process.argv

const PATHS = ['/', '/inventory', '/towns/scranton', '/sw.js', '/data/vehicles.json', '/api/vehicles']

/** @type {string[]} */
const faults = []
for (const path of PATHS) {
  const answer = await fetch(address + path).catch((/** @type {Error} */ error) => error)
  if (answer instanceof Error) faults.push(`${path} has no answer: ${answer.message}`)
  else if (answer.status !== 200) faults.push(`${path} is answered with ${answer.status}`)
}
const page = await fetch(address, { headers: { 'accept-encoding': 'br' } }).catch(() => undefined)
if (page && page.headers.get('content-encoding') !== 'br') faults.push('/ is not compressed')
if (page && !page.headers.get('content-security-policy')) faults.push('/ has no Content-Security-Policy')

if (options.includes('--inquiry')) {
  const answer = await fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      firstName: 'Test',
      lastName: 'Inquiry',
      email: 'test@example.com',
      phone: '570-555-0100',
      interest: 'general',
      message: 'Sent by deploy/probe.mjs. Nobody waits for an answer.',
    }),
  }).catch(() => undefined)
  const body = /** @type {{ reference?: string } | undefined} */ (await answer?.json().catch(() => undefined))
  if (answer?.status === 201 && body?.reference) console.log(body.reference)
  else faults.push(`an inquiry is answered with ${answer?.status ?? 'nothing'}: ${JSON.stringify(body)}`)
}

for (const fault of faults) console.error(`${fault}.`)
process.exitCode = faults.length > 0 ? 1 : 0

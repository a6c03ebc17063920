// Preloaded into a server (`node --import`): its clock differs from the machine's by the milliseconds in CLOCK_FILE.
import { readFileSync } from 'node:fs'

const machineNow = Date.now
let offset = 0
const now = () => machineNow() + offset

function read() {
  offset = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'))
}

globalThis.Date = new Proxy(Date, {
  construct: (date, parts) => Reflect.construct(date, parts.length > 0 ? parts : [now()]),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})
read()
setInterval(read, 100).unref()

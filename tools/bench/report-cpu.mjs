// Loaded into a process to learn how long it kept processors busy: on a machine that does other things as well, wall-clock
// time says little.
import { writeFileSync } from 'node:fs'

const file = process.env.CPU_REPORT
if (file) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    writeFileSync(file, String((user + system) / 1e6))
  })
}

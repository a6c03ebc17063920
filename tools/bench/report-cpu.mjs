// Loaded into a process to report its processor time, because wall-clock time says little on a busy machine.
import { writeFileSync } from 'node:fs'

const file = process.env.CPU_REPORT
if (file) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage()
    writeFileSync(file, String((user + system) / 1e6))
  })
}

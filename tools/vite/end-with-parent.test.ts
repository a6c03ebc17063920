import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { onTestFailed, test } from 'vitest'

const CHILD = `import { endWithParent } from ${JSON.stringify(pathToFileURL('tools/vite/end-with-parent.ts').href)}
  endWithParent().buildStart()
  setInterval(() => {}, 1000)
  console.log(process.pid)`
const PARENT = `import { spawn } from 'node:child_process'
  spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', ${JSON.stringify(CHILD)}], { stdio: 'inherit' })
  setInterval(() => {}, 1000)`

test('a build whose builder is killed ends too', async () => {
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', PARENT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  const child = Number(line)
  onTestFailed(() => void process.kill(child))
  // The pipe is closed when the last program that could write to it has ended.
  const closed = once(parent.stdout.resume(), 'close')
  parent.kill('SIGKILL')
  await closed
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findWebKit } from '../../tools/ensure-webkit.mjs'
import { until } from '../faults/people/person.ts'
import { scriptedTab } from '../faults/people/scripted-tab.ts'
import { LIMIT_MS } from '../faults/people/tab.ts'
import { freePort } from '../free-port.ts'
import type { Engine } from './engine.ts'
import { openSession } from './webdriver.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * WebKitGTK's own small browser under its own driver, on a virtual screen. A session's profile is in memory only.
 * @throws Error when the driver does not start
 */
export async function openWebKit(origin: string): Promise<Engine> {
  const webkit = findWebKit()
  if (!webkit) throw new Error('No WebKitGTK found: `node tools/engines.mjs` says how to get it')
  const started: ChildProcess[] = []
  const endAll = () => {
    for (const child of started.splice(0)) endGroup(child)
  }
  process.on('exit', endAll)
  // A signal that is not listened to ends a process without that event.
  for (const signal of SIGNALS) process.once(signal, endBySignal)
  function endBySignal(signal: NodeJS.Signals) {
    endAll()
    process.kill(process.pid, signal)
  }
  const startOwn = (command: string, args: readonly string[], environment: Record<string, string> = {}) => {
    // A group of its own, because the driver starts the browser.
    const child = spawn(command, args, {
      detached: true,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    started.push(child)
    return child
  }

  const screen = startOwn(webkit.screen, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'])
  if (!screen.stdout) throw new Error('The screen has no output')
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  startOwn(webkit.driver, [`--port=${port}`], { DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' })
  const driver = `http://127.0.0.1:${port}`
  const isUp = await until(async () => (await fetch(`${driver}/status`)).ok, LIMIT_MS)
  if (!isUp) throw new Error(`${webkit.driver} did not start`)
  const session = await openSession(driver, LIMIT_MS)

  return {
    version: `WebKitGTK ${session.capabilities['browserVersion']}`,
    tab: scriptedTab({ ...session, goto: (path) => session.goto(origin + path), close: session.end }),
    end: async () => {
      await session.end()
      process.off('exit', endAll)
      for (const signal of SIGNALS) process.off(signal, endBySignal)
      endAll()
    },
  }
}

function endGroup({ pid }: ChildProcess) {
  try {
    if (pid) process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

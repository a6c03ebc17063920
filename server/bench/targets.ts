import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server to measure, in its own process. */
export type Target = { process: ChildProcess; url: string }

/** Processor time used so far in seconds, and memory in bytes. */
export type Usage = { processor: number; memory: number }

/** @param script beside this file; prints its address first, and its usage whenever it gets a message */
export async function startTarget(script: string, ...args: string[]): Promise<Target> {
  const target = fork(fileURLToPath(new URL(script, import.meta.url)), args, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const [url] = (await once(target, 'message')) as [string]
  return { process: target, url }
}

export async function stopTarget({ process: target }: Target): Promise<void> {
  const ended = once(target, 'exit')
  target.kill('SIGTERM')
  await ended
}

export async function usageOf({ process: target }: Target): Promise<Usage> {
  const answer = once(target, 'message')
  target.send('usage')
  const [usage] = (await answer) as [Usage]
  return usage
}

/** In a target: answers {@link usageOf}. */
export function tellUsage() {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ processor: (user + system) / 1e6, memory: process.memoryUsage.rss() } satisfies Usage)
  })
}

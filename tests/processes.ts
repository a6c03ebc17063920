import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type RunningServer = {
  url: string
  process: ChildProcess
  /** Everything the process has written so far. */
  output: () => string
  stop: (signal?: NodeJS.Signals) => Promise<void>
}

/**
 * Starts a server of the project as a process of its own, on a free port, and waits until it has said where it listens.
 * @param launcher a command that becomes the server: it gets the server's command line as its last arguments
 * @throws Error with what it wrote when it ends instead
 */
export async function startServer(
  script: string,
  environment: Record<string, string>,
  launcher: readonly string[] = [],
): Promise<RunningServer> {
  const loader = script.endsWith('.ts') ? ['--import', 'tsx'] : []
  return startProgram([...launcher, process.execPath, ...loader, script], { environment }, script)
}

/** Starts any program that says where it listens, called `name` where it does not. */
export async function startProgram(
  [command = process.execPath, ...options]: readonly string[],
  { environment, ...how }: { environment: Record<string, string> } & Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'>,
  name = command,
): Promise<RunningServer> {
  const child = spawn(command, options, {
    ...how,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killWithUs = () => child.kill('SIGKILL')
  process.once('exit', killWithUs)
  child.once('exit', () => process.off('exit', killWithUs))
  const lines: string[] = []
  // Not at its exit: what it wrote last may still be on its way then.
  const ended = once(child, 'close')
  const address = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line)
        const [url] = /http:\/\/(?:[\d.]+|localhost):\d+/.exec(line) ?? []
        if (url) resolve(url)
      })
    }
  })
  const url = await Promise.race([address, ended.then(() => undefined)])
  if (!url) throw new Error(`${name} ended with ${child.exitCode}: ${lines.join('\n')}`)
  return {
    url,
    process: child,
    output: () => lines.join('\n'),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      await ended
    },
  }
}

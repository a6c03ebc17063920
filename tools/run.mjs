// Runs other programs with the same terminal, passes signals on, and returns exit codes.
import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

const env = { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter) }
const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

let toldToStop = false

/** Whether this process was asked to stop while a program ran. Then it must not start another one. */
export const wasToldToStop = () => toldToStop

/** Prints in one line what a script is about to do. */
export const say = (/** @type {string} */ line) => console.log(`\u203a ${line}`)

/**
 * Starts a program in the project's folder. Finds programs of installed packages by name.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [extraEnv]
 * @param {import('node:child_process').StdioOptions} [stdio]
 */
export function start(command, args, extraEnv = {}, stdio = 'inherit') {
  const isNode = command === 'node'
  return spawn(isNode ? process.execPath : command, args, {
    cwd: root,
    env: { ...env, ...extraEnv },
    stdio,
    // On Windows, npm and the programs of packages are .cmd files, which only a shell starts.
    shell: process.platform === 'win32' && !isNode,
  })
}

/**
 * Resolves with the exit code of a started program (1 if it could not start or a signal ended it).
 * A signal to stop is passed on, and this process ends after the program. Ctrl-C is not passed on, because the terminal sends it to the
 * program, too, and a second one would interrupt its shutdown. npm's shell ends without passing a signal on, so this process watches
 * whether it still runs.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function finished(child) {
  const passOn = (/** @type {NodeJS.Signals} */ signal) => {
    toldToStop = true
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
  }
  for (const signal of STOP_SIGNALS) process.on(signal, passOn)
  const parent = process.ppid
  const watch = setInterval(() => {
    if (!process.env.npm_lifecycle_event || process.ppid === parent) return
    toldToStop = true
    child.kill()
  }, 500)
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('exit', (code) => resolve(code ?? 1))
  }).finally(() => {
    clearInterval(watch)
    for (const signal of STOP_SIGNALS) process.off(signal, passOn)
  })
}

/**
 * Runs a program to its end and resolves with its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [extraEnv]
 */
export const run = (command, args, extraEnv) => finished(start(command, args, extraEnv))

import { until } from '../faults/people/person.ts'

/** A session of a WebDriver (https://www.w3.org/TR/webdriver2/), as far as a walk through the site needs one. */
export type WebDriverSession = {
  /** What the driver says that it is, such as `browserVersion`. */
  capabilities: Record<string, unknown>
  goto: (url: string) => Promise<void>
  reload: () => Promise<void>
  /** Runs an expression in the page. */
  evaluate: <T>(expression: string) => Promise<T>
  /** Presses and releases the pointer there, in CSS pixels of the window. */
  click: (x: number, y: number) => Promise<void>
  /** Types into what has the focus. */
  typeKeys: (text: string) => Promise<void>
  /** Closes its browser. */
  end: () => Promise<void>
}

/** The name under which an answer refers to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/**
 * @param driver where the driver listens
 * @param limitMs how long a page or an expression may take
 * @throws Error with the driver's answer when it has no such browser
 */
export async function openSession(driver: string, limitMs: number): Promise<WebDriverSession> {
  const { sessionId, capabilities } = await ask<{ sessionId: string; capabilities: Record<string, unknown> }>(
    'POST',
    `${driver}/session`,
    // Waiting for a page is ours: WebKitGTK's driver now and then misses that one has come, and then answers nothing until its
    // limit is over.
    { capabilities: { alwaysMatch: { pageLoadStrategy: 'none' } } },
  )
  const session = `${driver}/session/${sessionId}`
  await ask('POST', `${session}/timeouts`, { pageLoad: limitMs, script: limitMs })
  const evaluate = async <T>(expression: string) => {
    const { value, error } = await ask<{ value?: string | null; error?: string }>('POST', `${session}/execute/async`, {
      script: scriptOf(expression),
      args: [],
    })
    if (typeof error === 'string') throw new Error(error)
    return (typeof value === 'string' ? JSON.parse(value) : undefined) as T
  }
  /** Resolves when another document is there; its scripts may still be on their way. */
  const otherDocument = async (leave: () => Promise<void>) => {
    await evaluate('globalThis.isLeft = true')
    await leave()
    const hasCome = () => evaluate<boolean>(`!globalThis.isLeft && document.readyState !== 'loading'`)
    if (!(await until(hasCome, limitMs))) throw new Error(`No page came in ${limitMs} ms`)
  }
  return {
    capabilities,
    goto: (url) => otherDocument(() => ask('POST', `${session}/url`, { url })),
    reload: () => otherDocument(() => ask('POST', `${session}/refresh`, {})),
    evaluate,
    click: (x, y) =>
      ask('POST', `${session}/actions`, {
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      }),
    typeKeys: async (text) => {
      const focused = await ask<Record<string, string>>('GET', `${session}/element/active`)
      await ask('POST', `${session}/element/${focused[ELEMENT]}/value`, { text })
    },
    end: () => ask('DELETE', session),
  }
}

/** As text, because an answer of WebDriver knows no `undefined`. */
const scriptOf = (expression: string) => `
  const done = arguments[arguments.length - 1]
  Promise.resolve()
    .then(() => (${expression}))
    .then((value) => done({ value: JSON.stringify(value) }), (error) => done({ error: String(error) }))`

async function ask<T = void>(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object): Promise<T> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`)
  return value
}

export const FIELDS = ['First name', 'Last name', 'Email', 'Phone', 'Message'] as const
export type Field = (typeof FIELDS)[number]

/** What a person sees of a page. */
export type Look = {
  path: string
  /** Its text, as it is shown. */
  text: string
  /** The texts of its alerts. */
  alerts: string[]
  /** Where the last press went. */
  pressed: string | undefined
}

/** A tab of either browser, as far as a person who writes inquiries needs one. An action fails after 15 s. */
export type Tab = {
  /** Resolves when the document is there; its scripts may still be on their way. */
  goto: (path: string) => Promise<void>
  reload: () => Promise<void>
  /** Replaces the text of a field at once. */
  fill: (field: Field, text: string) => Promise<void>
  /** The same with a key event for each letter. */
  type: (field: Field, text: string) => Promise<void>
  valueOf: (field: Field) => Promise<string>
  choose: (radio: string) => Promise<void>
  /** Presses a button or a link by its accessible name. */
  press: (role: 'button' | 'link', name: string) => Promise<void>
  look: () => Promise<Look>
  /** Runs an expression in the page. */
  evaluate: <T>(expression: string) => Promise<T>
  close: () => Promise<void>
}

/** What only one of the browsers can do. */
type Special = {
  stopWorker: (tab: Tab) => Promise<void>
  slowDown: (tab: Tab, times: number) => Promise<void>
}

/** A browser with a profile on disk, which can be killed and started again. */
export type PeopleBrowser = {
  start: () => Promise<void>
  /** @param copyOf the tab whose session storage a duplicate begins with */
  open: (path: string, copyOf?: Tab) => Promise<Tab>
  /** From now on this tab gets its code from the network, past the worker and the cache. */
  bypassWorker: (tab: Tab) => Promise<void>
  special: Special | undefined
  /** SIGKILL, with every process it runs. */
  kill: () => Promise<void>
  /** Kills it and removes its profile. */
  remove: () => Promise<void>
}

export const LIMIT_MS = 15_000

/** A clock that a test can move: every page of the profile adds what `localStorage` says. */
export const MOVABLE_CLOCK = `{
  const real = Date
  const offset = () => Number(localStorage.getItem('clock-offset') ?? 0)
  globalThis.Date = class extends real {
    constructor(...args) { if (args.length) super(...args); else super(real.now() + offset()) }
    static now() { return real.now() + offset() }
  }
}`

/** Notes which element the last press reached: a page that moves under the pointer makes it miss. */
export const NOTED_PRESSES = `addEventListener('click', ({ target, isTrusted }) => {
  const { localName, type, innerText } = target.closest?.('button, a, input, textarea, label') ?? target
  globalThis.lastPress = [isTrusted ? 'pointer' : 'script', localName, type, innerText?.slice(0, 40)].join(' ')
}, true)`

/** What a duplicated tab begins with; only once, because it has a session storage of its own from then on. */
export const copySession = (entries: string) => `
  if (!sessionStorage.getItem('is-duplicate')) {
    for (const [key, value] of JSON.parse(${JSON.stringify(entries)})) sessionStorage.setItem(key, value)
    sessionStorage.setItem('is-duplicate', 'yes')
  }`

export const SESSION_ENTRIES = 'JSON.stringify(Object.entries(sessionStorage))'

export const LOOK = `({
  path: location.pathname,
  text: document.body?.innerText ?? '',
  alerts: [...document.querySelectorAll('[role=alert]')].map((alert) => alert.innerText.trim()).filter(Boolean),
  pressed: globalThis.lastPress,
})`

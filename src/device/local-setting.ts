import { useSyncExternalStore } from 'react'
import { createStore } from '../lib/create-store.ts'
import { parseJson } from '../lib/parse-json.ts'

/** The declaration of a setting. */
type Declaration<T> = {
  key: string
  /** Reads the stored value; undefined for an invalid one, which the fallback then replaces. */
  parse: (stored: unknown) => T | undefined
  /** The value while hydrating, and when nothing is stored. */
  fallback: T
  /** The end of a kiosk's session and the button "New customer" remove the settings of a person. */
  whose: 'device' | 'person'
}

export type LocalSetting<T> = {
  get: () => T
  /** @returns false when the browser does not store it: then the value only lasts as long as this page */
  set: (value: T) => boolean
  fallback: T
}

/** A page in the back/forward cache gets no `storage` events of other tabs. */
const ELSEWHERE = ['storage', 'pageshow']

/** Counts the changes of all settings, including those made by other tabs. */
const changes = createStore(0, () => {
  for (const type of ELSEWHERE) addEventListener(type, noteChange)
  return () => {
    for (const type of ELSEWHERE) removeEventListener(type, noteChange)
  }
})
const noteChange = () => changes.set(changes.get() + 1)

/** What the browser refused to store, by name; null for what it refused to remove. */
const refused = new Map<string, string | null>()

function read(name: string): string | null {
  try {
    return refused.get(name) ?? (refused.has(name) ? null : localStorage.getItem(name))
  } catch {
    return null
  }
}

function write(name: string, text: string | null): boolean {
  refused.delete(name)
  try {
    if (text === null) localStorage.removeItem(name)
    else localStorage.setItem(name, text)
  } catch {
    refused.set(name, text)
  }
  noteChange()
  return !refused.has(name)
}

/** A value in this device's `localStorage`: read and written at once, and the same in all tabs. */
export function localSetting<T>({ key, parse, fallback, whose }: Declaration<T>): LocalSetting<T> {
  const name = `${whose}:${key}`
  // React needs the same object for the same text.
  let lastText: string | null = null
  let value = fallback
  return {
    fallback,
    get: () => {
      const text = read(name)
      if (text !== lastText) {
        lastText = text
        value = text === null ? fallback : (parse(parseJson(text)) ?? fallback)
      }
      return value
    },
    set: (next) => {
      const text = JSON.stringify(next)
      return write(name, text === JSON.stringify(fallback) ? null : text)
    },
  }
}

/** A setting's value and the function that changes it. */
export function useSetting<T>({ get, set, fallback }: LocalSetting<T>): [T, (value: T) => boolean] {
  const value = useSyncExternalStore(changes.subscribe, get, () => fallback)
  return [value, set]
}

/** Removes everything in `localStorage` except the device's settings, including unknown values. */
export function removePersonSettings(): void {
  try {
    for (const name of Object.keys(localStorage)) if (!isOfDevice(name)) localStorage.removeItem(name)
  } catch {
    // The browser refuses storage.
  }
  for (const name of refused.keys()) if (!isOfDevice(name)) refused.delete(name)
  noteChange()
}

const isOfDevice = (name: string) => name.startsWith('device:')

/** A `parse` for a setting that is on or off. */
export const asBoolean = (stored: unknown): boolean | undefined => (typeof stored === 'boolean' ? stored : undefined)

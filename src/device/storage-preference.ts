import { modelCaches } from '../contract/model-files.ts'
import { asBoolean, localSetting } from './local-setting.ts'

/** A person's choice about storing pictures on this device. */
export type StoragePreference =
  /** All pictures, in the form for a screen of this many dots. */
  | { pixels: number }
  /** Only pictures that are looked at. */
  | 'none'
  /** The default, without asking again. */
  | 'unasked'

function parse(stored: unknown): StoragePreference | undefined {
  if (stored === 'none' || stored === 'unasked') return stored
  const { pixels } = Object(stored) as { pixels?: unknown }
  return typeof pixels === 'number' && pixels > 0 ? { pixels } : undefined
}

/** Undefined until a person has chosen. */
export const storagePreference = localSetting<StoragePreference | undefined>({
  key: 'stored-pictures',
  parse,
  fallback: undefined,
  whose: 'device',
})

/** Whether to store the 3-D models with the pictures; undefined until a person has chosen. */
export const modelsPreference = localSetting<boolean | undefined>({
  key: 'stored-models',
  parse: asBoolean,
  fallback: undefined,
  whose: 'device',
})

/** The person's choice, or else whether a model was opened on this device. */
export const wantsModels = async (): Promise<boolean> =>
  modelsPreference.get() ?? (await (await caches.open(modelCaches.opened)).keys()).length > 0

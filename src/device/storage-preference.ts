import { modelCaches } from '../contract/model-files.ts'
import { asBoolean, localSetting } from './local-setting.ts'

/** What a person has said about storing pictures on this device. */
export type StoragePreference =
  /** All pictures, in the forms for a screen of this many dots. */
  | { pixels: number }
  /** None but those that are looked at. */
  | 'none'
  /** Do not ask again. */
  | 'unasked'

function parse(stored: unknown): StoragePreference | undefined {
  if (stored === 'none' || stored === 'unasked') return stored
  const { pixels } = Object(stored) as { pixels?: unknown }
  return typeof pixels === 'number' && pixels > 0 ? { pixels } : undefined
}

/** Undefined until a person has said something. */
export const storagePreference = localSetting<StoragePreference | undefined>({
  key: 'stored-pictures',
  parse,
  fallback: undefined,
  whose: 'device',
})

/** Whether the 3-D models are stored with the pictures; undefined until a person has said something. */
export const modelsPreference = localSetting<boolean | undefined>({
  key: 'stored-models',
  parse: asBoolean,
  fallback: undefined,
  whose: 'device',
})

/** What {@link modelsPreference} says, or else whether a model was opened on this device. */
export const wantsModels = async (): Promise<boolean> =>
  modelsPreference.get() ?? (await (await caches.open(modelCaches.opened)).keys()).length > 0

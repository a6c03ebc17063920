import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modelOf } from './model-file.ts'

test('the model of a vehicle goes by the folder of its picture, and other pictures have none', () => {
  const drawing = '/images/carts/denago-nomad/front-960.webp'
  expect(modelOf([drawing])).toBe('/models/denago-nomad.glb')
  expect(modelOf(['/photos/0123456789abcdef-960.webp', drawing])).toBe('/models/denago-nomad.glb')
  expect(modelOf(['https://photos.example.com/nomad.jpg'])).toBeUndefined()
  expect(modelOf([])).toBeUndefined()
})

test('every folder of pictures has a model', () => {
  const names = (folder: string) => readdirSync(new URL(`../../public/${folder}`, import.meta.url))
  expect(names('models').sort()).toEqual(
    names('images/carts')
      .map((name) => `${name}.glb`)
      .sort(),
  )
})

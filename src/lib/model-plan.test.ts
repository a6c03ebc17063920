import { expect, test } from 'vitest'
import { planModels } from './model-plan.ts'

const files = { '/assets/viewer-1.js': 900, '/models/nomad.glb': 400, '/models/rover.glb': 300 }
const views = (cart: string) => ['front', 'side', 'rear'].map((view) => `/images/carts/${cart}/${view}-960.webp`)

test('one model of each cart in the catalogue, and the viewer', () => {
  expect(planModels([...views('nomad'), ...views('nomad')], files)).toEqual({
    models: ['/models/nomad.glb'],
    viewer: ['/assets/viewer-1.js'],
  })
})

test('no model of a cart with photographs of another name or site, or that joined after the build', () => {
  const images = ['/photos/own.jpg', 'https://photos.example.com/1.jpg', ...views('of-tomorrow')]
  expect(planModels(images, files).models).toEqual([])
})

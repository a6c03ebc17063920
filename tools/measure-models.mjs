// Measures the 3-D models in public/models: `npx tsx tools/measure-models.mjs` writes src/content/cart-models.json and cart-outlines.json.
import { readdirSync, writeFileSync } from 'node:fs'
import { measureModel, outlineOf } from './models/measure-model.ts'

const models = new URL('../public/models/', import.meta.url)
const content = new URL('../src/content/', import.meta.url)

const files = readdirSync(models)
  .filter((name) => name.endsWith('.glb'))
  .sort()

/** @param {string} name @param {(file: URL) => Promise<unknown>} measure */
async function write(name, measure) {
  const lines = []
  for (const file of files) {
    const measured = JSON.stringify(await measure(new URL(file, models)))
    lines.push(`  ${JSON.stringify(file.replace('.glb', ''))}: ${measured}`)
  }
  writeFileSync(new URL(name, content), `{\n${lines.join(',\n')}\n}\n`)
}

await write('cart-models.json', measureModel)
await write('cart-outlines.json', outlineOf)

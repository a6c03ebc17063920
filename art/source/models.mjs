// Exports the vehicles as small glTF models: node models.mjs [--id ID[,ID]] [--out DIR]. README.md has more.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const HERE = dirname(fileURLToPath(import.meta.url))
const { values: options } = parseArgs({
  options: { id: { type: 'string' }, out: { type: 'string', default: join(HERE, '../../public/models') } },
})
const out = resolve(options.out)
const vehicles = JSON.parse(readFileSync(join(HERE, 'vehicles.json'), 'utf8'))
const ids = options.id?.split(',') ?? Object.keys(vehicles)

/** One mesh for each material, within a thousandth of the length, with EXT_meshopt_compression. */
const SMALL = {
  compress: 'meshopt',
  simplify: true,
  'simplify-error': 0.001,
  'simplify-ratio': 0,
  join: true,
  flatten: true,
  instance: false,
  palette: false,
}
const small = Object.entries(SMALL).flatMap(([name, value]) => [`--${name}`, String(value)])

mkdirSync(out, { recursive: true })
for (const id of ids) {
  const raw = join(tmpdir(), `${id}.glb`)
  const model = join(out, `${id}.glb`)
  const script = ['-b', '-noaudio', '-P', join(HERE, 'model.py'), '--', JSON.stringify({ id, out: raw })]
  execFileSync('blender', script, { stdio: ['ignore', 'ignore', 'inherit'] })
  execFileSync('npx', ['gltf-transform', 'optimize', raw, model, ...small], { stdio: 'ignore', cwd: HERE })
  rmSync(raw)
  console.log(`${id}: ${Math.round(statSync(model).size / 1000)} kB`)
}

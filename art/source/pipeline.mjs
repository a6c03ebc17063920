// Renders, denoises and encodes the pictures. README.md has the commands and the options.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

const HERE = dirname(fileURLToPath(import.meta.url))
const USAGE =
  'usage: node pipeline.mjs --id ID[,ID] | --background NAME[,NAME] | --placeholder | --all   (options: README.md)'

const { values: options } = parseArgs({
  options: {
    id: { type: 'string' },
    view: { type: 'string', default: 'front,side,rear,seats,dashboard' },
    background: { type: 'string' },
    placeholder: { type: 'boolean' },
    all: { type: 'boolean' },
    force: { type: 'boolean' },
    out: { type: 'string', default: join(HERE, '../../public/images') },
    work: { type: 'string', default: join(HERE, '../../.cache/art') },
    vehicles: { type: 'string', default: join(HERE, 'vehicles.json') },
    spp: { type: 'string' },
    noise: { type: 'string', default: '0.012' },
    jobs: { type: 'string', default: '2' },
    threads: { type: 'string', default: '1' },
    quality: { type: 'string', default: '60' },
    effort: { type: 'string', default: '5' },
  },
})
const out = resolve(options.out)
const work = resolve(options.work)
const vehiclesFile = resolve(options.vehicles)

const vehicles = JSON.parse(await readFile(vehiclesFile, 'utf8'))
const backgrounds = JSON.parse(await readFile(join(HERE, 'backgrounds.json'), 'utf8'))

/** Samples per pixel. Each picture is rendered twice with that many. */
const samplesOf = (view) => Number(options.spp ?? VIEWS[view]?.spp ?? 10)

/** What `render.py` needs to stop early where a part of the picture is clean. */
const adaptive = { noise: Number(options.noise), minspp: 8 }

const VIEWS = {
  front: { rank: 0, spp: 4, widths: [480, 960, 1600, 2400] },
  side: { rank: 1, spp: 6, widths: [480, 960, 1200] },
  rear: { rank: 3, spp: 6, widths: [480, 960, 1200] },
  seats: { rank: 4, spp: 6, widths: [480, 960] },
  dashboard: { rank: 5, spp: 6, widths: [480, 960] },
}
/** Backgrounds and the placeholder are rendered between sides and rears. */
const OTHER_RANK = 2

function cartPicture(id, view) {
  if (!vehicles[id]) throw new Error(`no vehicle ${id} in ${vehiclesFile}`)
  return {
    name: `${id} ${view}`,
    rank: VIEWS[view].rank,
    script: 'render.py',
    settings: { id, view, spp: samplesOf(view), ...adaptive },
    png: join(work, `${id}-${view}.png`),
    target: join(out, 'carts', id, view),
    widths: VIEWS[view].widths,
    webpWidths: [960],
  }
}

function backgroundPicture(name, settings, widths, webpWidths) {
  return {
    name: `background ${name}`,
    rank: OTHER_RANK,
    script: ['workshop', 'showroom'].includes(settings.scene) ? 'building.py' : 'landscape.py',
    settings: { spp: samplesOf('background'), ...settings },
    png: join(work, `bg-${name}.png`),
    target: join(out, 'backgrounds', name),
    widths,
    webpWidths,
  }
}

/** The wide picture of a scene, and the portrait one if it has that. */
function scenePictures(name) {
  const { portrait, ...settings } = backgrounds[name]
  const wide = settings.w
    ? backgroundPicture(name, settings, [480, 640, 960, settings.w], [960])
    : backgroundPicture(name, { w: 1920, h: 1080, ...settings }, [640, 960, 1280, 1920], [1280])
  if (!portrait) return [wide]
  const upright = { ...settings, w: 960, h: 1440, ...portrait }
  return [wide, backgroundPicture(`${name}-portrait`, upright, [480, 720, 960], [720])]
}

const placeholderPicture = () => ({
  name: 'placeholder',
  rank: OTHER_RANK,
  script: 'render.py',
  settings: {
    cover: 1,
    view: 'front',
    w: 1200,
    h: 900,
    spp: samplesOf('front'),
    ...adaptive,
    exp: 0.5,
    dist: 8.7,
    tz: 0.92,
  },
  png: join(work, 'placeholder.png'),
  target: join(out, 'placeholder'),
  widths: [480, 960],
  webpWidths: [480, 960],
})

/** The pictures that the command line names, the most important first. */
function chosenPictures() {
  const named = (text, all) => (text ? [...new Set(text.split(','))] : options.all ? Object.keys(all) : [])
  const ids = named(options.id, vehicles)
  return [
    ...options.view.split(',').flatMap((view) => ids.map((id) => cartPicture(id, view))),
    ...named(options.background, backgrounds).flatMap(scenePictures),
    ...(options.all || options.placeholder ? [placeholderPicture()] : []),
  ].sort((one, other) => one.rank - other.rank)
}

/** Resolves when a command has ended well, with what it printed. */
function run(command, args) {
  return new Promise((done, fail) => {
    const child = spawn(command, args)
    let output = ''
    const collect = (data) => {
      output += data
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', fail)
    child.on('close', (code) =>
      code ? fail(new Error(`${command} ended with ${code}\n${output.slice(-1500)}`)) : done(output),
    )
  })
}

/** Renders a picture with two seeds and denoises it. @returns how long each took, in s */
async function render({ script, settings, png }) {
  const begun = Date.now()
  const base = png.slice(0, -'.png'.length)
  await mkdir(work, { recursive: true })
  const request = { vehicles: vehiclesFile, feat: 1, threads: Number(options.threads), out: png, ...settings }
  const output = await run('blender', ['-b', '-noaudio', '-P', join(HERE, script), '--', JSON.stringify(request)])
  // A scene with a calm sky is rendered in two parts, which the denoiser joins.
  const parts = settings.clear ? ['-sky', '-low'] : ['']
  const pass = (end) => parts.map((part) => base + part + end)
  if (!pass('_2.png').every(existsSync)) throw new Error(`no picture from Blender\n${output.slice(-2000)}`)
  const rendered = Date.now()
  const both = (end) => ['_1', '_2'].map((seed) => pass(seed + end).join('+'))
  const passes = [...both('.png'), both('_alb_0001.png').join(','), both('_nrm_0001.png').join(',')]
  await run('node', [join(HERE, 'denoise.mjs'), ...passes, png])
  return { renderSeconds: seconds(rendered - begun), denoiseSeconds: seconds(Date.now() - rendered) }
}

async function encode({ png, target, widths, webpWidths, settings }) {
  await mkdir(dirname(target), { recursive: true })
  const { width: most } = await sharp(png).metadata()
  const resized = (width) => sharp(png).resize(Math.min(width, most), null, { kernel: 'lanczos3' })
  const quality = settings.quality ?? Number(options.quality)
  const avif = { quality, effort: Number(options.effort), chromaSubsampling: '4:2:0' }
  for (const width of widths) await resized(width).avif(avif).toFile(`${target}-${width}.avif`)
  // WebP needs a higher number for the same looks.
  const webp = { quality: quality + 18, effort: 6 }
  for (const width of webpWidths) await resized(width).webp(webp).toFile(`${target}-${width}.webp`)
}

const seconds = (ms) => Math.round(ms / 1000)
const minutesSince = (begun) => ((Date.now() - begun) / 60_000).toFixed(1)

// Renders take both processors already.
sharp.concurrency(1)
const waiting = chosenPictures()
if (waiting.length === 0) {
  console.log(USAGE)
  process.exit(1)
}
const begun = Date.now()
let made = 0
let failed = 0

/** Makes one picture after the other, until none is left or a file `STOP` is in the work folder. */
async function makePictures() {
  while (waiting.length > 0 && !existsSync(join(work, 'STOP'))) {
    const picture = waiting.shift()
    try {
      const isRendered = existsSync(picture.png) && !options.force
      const took = isRendered ? undefined : await render(picture)
      await encode(picture)
      made += 1
      const times = took ? `rendered in ${took.renderSeconds} s, denoised in ${took.denoiseSeconds} s` : 'encoded'
      console.log(`${picture.name}: ${times}  [${minutesSince(begun)} min]`)
    } catch (error) {
      failed += 1
      console.log(`FAILED ${picture.name}: ${error.message}`)
    }
  }
}

await Promise.all(Array.from({ length: Number(options.jobs) }, makePictures))
console.log(`${made} pictures in ${minutesSince(begun)} min`)
if (failed > 0) process.exitCode = 1

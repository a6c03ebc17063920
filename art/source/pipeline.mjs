// Renders, denoises and encodes the pictures. See README.md.
import { spawn } from 'node:child_process';
import { mkdir, readFile, access, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
sharp.concurrency(1);
const HERE = dirname(fileURLToPath(import.meta.url));
const arg = (n, d) => { const i = process.argv.indexOf('--' + n); return i < 0 ? d : process.argv[i + 1]; }, flag = n => process.argv.includes('--' + n);
const OUT = resolve(arg('out', join(HERE, '../../public/images'))), WORK = resolve(arg('work', join(HERE, '../../.cache/art'))), JOBS = +arg('jobs', 2), THREADS = +arg('threads', 1), FORCE = flag('force');
const AVIF = { quality: +arg('quality', 60), effort: +arg('effort', 5), chromaSubsampling: '4:2:0' };
const vehiclesFile = resolve(arg('vehicles', join(HERE, 'vehicles.json'))), backgroundsFile = join(HERE, 'backgrounds.json');
const V = JSON.parse(await readFile(vehiclesFile)), B = JSON.parse(await readFile(backgroundsFile).catch(() => '{}'));
const exists = f => access(f).then(() => true, () => false);
const run = (cmd, a, env = {}) => new Promise((ok, no) => { const p = spawn(cmd, a, { env: { ...process.env, ...env } }); let o = ''; p.stdout.on('data', d => o += d); p.stderr.on('data', d => o += d);
  p.on('error', no); p.on('close', c => c ? no(new Error(cmd + ' ' + c + '\n' + o.slice(-1500))) : ok(o)); });
const SPP = { front: +arg('spp', 14), side: +arg('spp', 10), rear: +arg('spp', 10), background: +arg('spp', 10) }; // samples per pixel, twice
async function picture(script, opt, png) {
  const t = Date.now(), base = png.slice(0, -4); await mkdir(dirname(png), { recursive: true });
  const o = await run('blender', ['-b', '-noaudio', '-P', join(HERE, script), '--', JSON.stringify({ vehicles: vehiclesFile, feat: 1, threads: THREADS, out: base + '.png', ...opt })]);
  const of = opt.clear ? x => `${base}-sky${x}+${base}-low${x}` : x => base + x;
  if (!(await exists(of('_2.png').split('+').at(-1)))) throw new Error('no picture from Blender\n' + o.slice(-2000));
  const r = Date.now(); await run('node', [join(HERE, 'denoise.mjs'), ...['_1.png', '_2.png', '_alb_0001.png', '_nrm_0001.png'].map(of), png]);
  return [((r - t) / 1000).toFixed(0), ((Date.now() - r) / 1000).toFixed(0)]; }
async function encode(png, dest, sizes, fall, quality = AVIF.quality) {
  await mkdir(dirname(dest), { recursive: true }); const m = await sharp(png).metadata();
  for (const w of sizes) await sharp(png).resize(Math.min(w, m.width), null, { kernel: 'lanczos3' }).avif({ ...AVIF, quality }).toFile(`${dest}-${w}.avif`);
  for (const w of fall) await sharp(png).resize(Math.min(w, m.width), null, { kernel: 'lanczos3' }).webp({ quality: 18 + quality, effort: 6 }).toFile(`${dest}-${w}.webp`); }
const jobs = [], ids = arg('id') ? [...new Set(arg('id').split(','))] : flag('all') ? Object.keys(V) : [], bgs = arg('background') ? arg('background').split(',') : flag('all') ? Object.keys(B) : [];
for (const view of arg('view', 'front,side,rear').split(',')) for (const id of ids) {
  if (!V[id]) throw new Error('no vehicle ' + id + ' in ' + vehiclesFile);
  jobs.push({ name: id + ' ' + view, script: 'render.py', opt: { id, view, spp: SPP[view], noise: +arg('noise', 0.012), minspp: 8 }, png: join(WORK, id + '-' + view + '.png'), dest: join(OUT, 'carts', id, view), sizes: view === 'front' ? [480, 960, 1600] : [480, 960, 1200], fall: [960] }); }
const background = (name, opt, sizes, fall) => jobs.push({ name: 'background ' + name, script: ['workshop', 'showroom'].includes(opt.scene) ? 'building.py' : 'landscape.py', opt: { spp: SPP.background, ...opt }, png: join(WORK, 'bg-' + name + '.png'), dest: join(OUT, 'backgrounds', name), sizes, fall });
for (const name of bgs) { const { portrait, ...opt } = B[name]; background(name, { w: 1920, h: 1080, ...opt }, opt.w ? [480, 640, 960, opt.w] : [640, 960, 1280, 1920], [opt.w ? 960 : 1280]);
  if (portrait) background(name + '-portrait', { ...opt, w: 960, h: 1440, ...portrait }, [480, 720, 960], [720]); }
if (flag('all') || flag('placeholder')) jobs.push({ name: 'placeholder', script: 'render.py', opt: { cover: 1, view: 'front', w: 1200, h: 900, spp: SPP.front, noise: 0.012, minspp: 8, exp: 0.5, dist: 8.7, tz: 0.92 }, png: join(WORK, 'placeholder.png'), dest: join(OUT, 'placeholder'), sizes: [480, 960], fall: [480, 960] });
const rank = j => j.opt.view === 'front' && j.opt.id ? 0 : j.opt.view === 'side' ? 1 : j.opt.view === 'rear' ? 3 : 2; jobs.sort((x, y) => rank(x) - rank(y)); // most important first
if (!jobs.length) { console.log('usage: node pipeline.mjs --id ID[,ID] | --background NAME[,NAME] | --placeholder | --all   (options: README.md)'); process.exit(1); }
const t0 = Date.now(); let n = 0;
await Promise.all(Array.from({ length: JOBS }, async () => { while (jobs.length) { const j = jobs.shift(), t = Date.now();
  if (await exists(join(WORK, 'STOP'))) break;   // put a file STOP there to end after the pictures under way
  try { let s = ['-', '-']; if (FORCE || !(await exists(j.png))) s = await picture(j.script, j.opt, j.png);
    await encode(j.png, j.dest, j.sizes, j.fall, j.opt.quality); n++;
    console.log(`${j.name}: render ${s[0]}s denoise ${s[1]}s total ${((Date.now() - t) / 1000).toFixed(0)}s  [${((Date.now() - t0) / 60000).toFixed(1)} min]`); }
  catch (e) { console.log('FAILED ' + j.name + ': ' + e.message); } } }));
console.log(n + ' pictures in ' + ((Date.now() - t0) / 60000).toFixed(1) + ' min');

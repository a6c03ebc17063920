/** The layers of the code and what each may import. docs/architecture.md explains the order; this is what holds it. */

/** What everything may stand on. */
const ground = ['contract', 'lib']
/** Hooks that know nothing of the site, and what happens before a page can answer. */
const hooks = ['hooks', 'before-hydration']
/** What features are built from. */
const shared = [...ground, 'content', 'paths', 'link', 'ui', 'seo', 'api', 'outbox', 'device', ...hooks]

/** Folder (or file) of `src/`, or folder beside it -> the layers it may import besides itself. */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  lib: [],
  content: ground,
  paths: [...ground, 'content'],
  link: [],
  hooks: ['lib'],
  'before-hydration': ['lib', 'hooks'],
  ui: ['lib', ...hooks],
  seo: [...ground, 'content', 'paths'],
  api: ground,
  outbox: ground,
  device: [...ground, 'api', 'outbox', 'hooks'],
  features: shared,
  app: [...shared, 'features'],
  pages: [...shared, 'features'],
  routes: [...shared, 'features', 'app', 'pages'],
  main: ['before-hydration', 'device', 'start'],
  start: [...shared, 'features', 'app', 'routes'],
  prerender: [...shared, 'features', 'app', 'routes'],
  sw: [...ground, 'outbox', 'paths'],
  server: ['contract', 'content', 'paths'],
  'mock-api': ['contract', 'content'],
  tools: ['contract', 'content', 'seo', 'ui'],
}

/** Packages that a layer must stay free of, as the beginning of their names. */
const react = ['react', '@chakra-ui/', '@emotion/', '@tanstack/']
/** For what may use React's hooks, and nothing to see. */
const allButHooks = ['react-', '@chakra-ui/', '@emotion/', '@tanstack/']
export const mustNotUse: Readonly<Record<string, readonly string[]>> = {
  contract: react,
  lib: react,
  hooks: allButHooks,
  'before-hydration': allButHooks,
  content: react,
  paths: react,
  ui: ['react-router', '@tanstack/'],
  outbox: react,
  sw: react,
  server: react,
  'mock-api': react,
}

/** The layer of a file, by its path from the project's folder; undefined for files that are no layer, like configuration. */
export function layerOf(path: string): string | undefined {
  const [top = '', second = '', ...rest] = path.split('/')
  if (top !== 'src') return top in mayImport ? top : undefined
  const name = rest.length === 0 ? second.replace(/(?:\.test)?\.tsx?$/, '') : second
  return name in mayImport ? name : undefined
}

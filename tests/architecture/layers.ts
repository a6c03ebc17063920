/** The layers of the code and what each may import. docs/architecture.md explains the order; this is what holds it. */

/** What every layer may import. */
const foundation = ['contract', 'lib']
/** What features are built from. */
const shared = [...foundation, 'before-hydration', 'hooks', 'content', 'paths', 'link', 'ui', 'api', 'outbox', 'device']

/**
 * Folder of `src/`, file of its room `addresses`, or folder beside `src/` -> the layers it may import besides itself. It allows what the code imports and
 * no more.
 */
export const mayImport: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  lib: ['contract'],
  'before-hydration': [],
  hooks: ['lib'],
  content: foundation,
  paths: [],
  'set-up-paths': ['paths'],
  link: [],
  ui: ['contract', 'lib', 'hooks', 'before-hydration'],
  seo: [...foundation, 'content', 'paths'],
  api: foundation,
  outbox: foundation,
  device: [...foundation, 'hooks', 'api', 'outbox'],
  features: [...shared, 'set-up-paths'],
  app: ['lib', 'hooks', 'content', 'paths', 'link', 'ui', 'features'],
  pages: ['before-hydration', 'contract', 'content', 'paths', 'link', 'ui', 'seo', 'outbox', 'features'],
  entry: [
    'before-hydration',
    'contract',
    'lib',
    'content',
    'paths',
    'ui',
    'seo',
    'api',
    'device',
    'features',
    'app',
    'pages',
  ],
  sw: [...foundation, 'outbox', 'paths'],
  // Of `ui` the colors.
  office: ['contract', 'content', 'paths', 'set-up-paths', 'ui', 'office-contract'],
  'office-contract': ['contract'],
  // Of `entry` the types of what renders pages, of `seo` what feeds demand.
  server: ['contract', 'lib', 'content', 'paths', 'seo', 'entry', 'office-contract'],
  'mock-api': ['contract'],
  // Of `server` what draws the pictures of shared links.
  tools: ['contract', 'content', 'seo', 'ui', 'paths', 'entry', 'server'],
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

/** The layer of a file, by its path from the project's folder; undefined for files outside all layers, like configuration. */
export function layerOf(path: string): string | undefined {
  const [top = '', second = '', third = ''] = path.split('/')
  if (top === 'office' && second === 'contract') return 'office-contract'
  if (top !== 'src') return top in mayImport ? top : undefined
  // The server and the worker use paths, and no React; links are React.
  const name = second === 'addresses' ? third.replace(/(?:\.test)?\.tsx?$/, '') : second
  return name in mayImport ? name : undefined
}

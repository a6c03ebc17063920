import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Builds } from './builds.mjs'
import type { Site } from './make-build.mjs'

/** The pages of a test build. Each contains the name, and so does the name of its script. */
export const pageOf = (name: string) =>
  `<title>${name}</title><script>window.build = '${name}'</script><script src="/assets/app-${name}.js"></script>`

/** Writes a build into an empty folder: file by file, the home page among the first. */
export function writeBuild(dir: string, name: string) {
  mkdirSync(join(dir, 'assets'), { recursive: true })
  for (const file of ['index.html', 'app-shell.html', '404.html', 'inventory.html'])
    writeFileSync(join(dir, file), pageOf(name))
  for (const ending of ['', '.br']) writeFileSync(join(dir, `assets/app-${name}.js${ending}`), `go('${name}')`)
}

export type TestProject = {
  site: Site
  builds: Builds
  /** All lines that it has printed. */
  said: string[]
  write: (file: string, text: string) => void
  remove: () => void
}

/** A project in a folder of its own. Its builds take no time. */
export function testProject(overrides: Partial<Site> = {}): TestProject {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  write('src/main.tsx', '')
  write('mock-api/db.json', '{"vehicles":[]}')
  const said: string[] = []
  const builds = new Builds(join(folder, 'dist'))
  const site: Site = {
    builds,
    folder,
    env: {},
    check: async () => 0,
    make: async (dir) => {
      writeBuild(dir, 'one')
      return 0
    },
    say: (line) => void said.push(line),
    ...overrides,
  }
  return { site, builds, said, write, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

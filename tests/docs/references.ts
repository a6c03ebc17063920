import { posix } from 'node:path'

export type Project = {
  /** Names of the scripts in package.json. */
  scripts: readonly string[]
  /** Whether there is a file or folder of this path, seen from the project's folder. */
  exists: (path: string) => boolean
}

/** Folders whose names make a piece of code a path of ours. */
const FOLDERS = ['src', 'server', 'mock-api', 'tools', 'tests', 'docs', 'public', 'deploy', '.ci', '.github']
const PATH = new RegExp(
  `(?<![\\w@/.{-])(?:${FOLDERS.map((name) => name.replace('.', '\\.')).join('|')})/[^\\s\`'",;)]*`,
  'g',
)
const COMMAND = /\bnpm (?:run (?:-\S+ )*([\w:-]+)|(start|test)\b)/g
const LINK = /\]\(([^)\s]+)\)/g
/** A name that stands for many, like `src/features/{name}/`, or a file that every machine has its own of. */
const isPattern = (path: string) => /[{}*<>…]|NNNN|\.local\b/.test(path)

/** What a document names that does not exist, one sentence each. */
export function problemsIn(document: string, text: string, project: Project): string[] {
  return [
    ...commandsIn(text)
      .filter((name) => !project.scripts.includes(name))
      .map((name) => `npm run ${name} is no script`),
    ...pathsIn(text)
      .filter((path) => !project.exists(path.replace(/\/$/, '')))
      .map((path) => `${path} does not exist`),
    ...deadLinks(document, text, project),
  ].map((problem) => `${document}: ${problem}`)
}

const commandsIn = (text: string) => [...text.matchAll(COMMAND)].map((match) => match[1] ?? match[2] ?? '')

/** Paths in blocks of code and in `code` within a line. */
function pathsIn(text: string): string[] {
  const code = [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map((match) => match[0])
  return code.flatMap((piece) => piece.match(PATH) ?? []).filter((path) => !isPattern(path))
}

function deadLinks(document: string, text: string, project: Project): string[] {
  const links = [...text.matchAll(LINK)].map((match) => match[1] ?? '')
  return links.flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return []
    const [file = '', anchor] = link.split('#')
    const target = posix.join(posix.dirname(document), file)
    if (file && !project.exists(target)) return `${file} leads nowhere`
    if (!file && anchor && !anchorsOf(text).includes(anchor)) return `#${anchor} leads nowhere`
    return []
  })
}

/** Anchors that a site like GitHub gives to the headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s+/g, '-'),
  )

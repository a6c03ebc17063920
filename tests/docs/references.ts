import { posix } from 'node:path'

export type Project = {
  /** Names of the scripts in package.json. */
  scripts: readonly string[]
  /** Whether there is a file or folder of this path, seen from the project's folder. */
  exists: (path: string) => boolean
  /** Names of all files, without their folders. */
  names: ReadonlySet<string>
  /** The text of a file that exists. */
  read: (path: string) => string
}

/** Folders whose names make a piece of code a path of ours. */
const FOLDERS = ['src', 'server', 'mock-api', 'tools', 'tests', 'docs', 'public', 'deploy', '.ci', '.github']
const PATH = new RegExp(
  `(?<![\\w@/.{-])(?:${FOLDERS.map((name) => name.replace('.', '\\.')).join('|')})/[^\\s\`'",;)]*`,
  'g',
)
/** A file without its folder, of a kind that nobody but us writes: a build writes HTML, JavaScript, CSS and JSON as well. */
const NAME = /(?<![\w@/.{}*<>-])\w[\w.-]*\.(?:tsx?|[cm]js|py|sh|md|ya?ml|jsonc)(?![\w/*{.-])/g
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
    ...piecesOf(document, text, PATH).flatMap((path) => pathProblem(path, project) ?? []),
    ...piecesOf(document, text, NAME)
      .filter((name) => !project.names.has(name))
      .map((name) => `no file is called ${name}`),
    ...deadLinks(document, text, project),
  ].map((problem) => `${document}: ${problem}`)
}

const commandsIn = (text: string) => [...text.matchAll(COMMAND)].map((match) => match[1] ?? match[2] ?? '')

/** What fits a pattern in blocks of code and in `code` within a line; in YAML, comments included, everywhere. */
function piecesOf(document: string, text: string, pattern: RegExp): string[] {
  const isYaml = /\.ya?ml$/.test(document)
  const code = isYaml ? [text] : [...text.matchAll(/```[\s\S]*?```|`[^`\n]+`/g)].map((match) => match[0])
  const found = code.flatMap((piece) => piece.match(pattern) ?? [])
  // In a comment a sentence may end with a path.
  return found.map((piece) => piece.replace(/[.:]+$/, '')).filter((piece) => !isPattern(piece))
}

function pathProblem(path: string, project: Project): string | undefined {
  const [file = '', anchor] = path.split('#')
  if (!project.exists(file.replace(/\/$/, ''))) return `${file} does not exist`
  return anchor && !hasAnchor(project.read(file), anchor) ? `${path} leads nowhere` : undefined
}

function deadLinks(document: string, text: string, project: Project): string[] {
  const links = [...text.matchAll(LINK)].map((match) => match[1] ?? '')
  return links.flatMap((link) => {
    if (/^[a-z]+:/.test(link)) return []
    const [file = '', anchor] = link.split('#')
    const target = posix.join(posix.dirname(document), file)
    if (file && !project.exists(target)) return `${file} leads nowhere`
    if (anchor && !hasAnchor(file ? project.read(target) : text, anchor)) return `${link} leads nowhere`
    return []
  })
}

const hasAnchor = (text: string, anchor: string) => anchorsOf(text).includes(anchor)

/** Anchors that a site like GitHub gives to the headings. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .trim()
      .replace(/\s+/g, '-'),
  )

import { posix } from 'node:path'
import { parseSync } from 'vite'

/** A file's path from the project's folder -> its text. */
export type Files = Readonly<Record<string, string>>

/** What a file imports: files of the project by path, packages by name. Types count like values. */
export type Module = {
  path: string
  files: string[]
  packages: string[]
}

/** Reads the imports and exports of a TypeScript or JavaScript file. */
export function parseModule(path: string, source: string): Module {
  const { module, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const exported = module.staticExports.flatMap((statement) => statement.entries)
  const requests = [
    ...module.staticImports.map((statement) => statement.moduleRequest.value),
    ...exported.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ...module.dynamicImports.flatMap(({ moduleRequest }) =>
      literal(source.slice(moduleRequest.start, moduleRequest.end)),
    ),
  ]
  const isFile = (request: string) => request.startsWith('.')
  return {
    path,
    files: requests.filter(isFile).map((request) => posix.join(posix.dirname(path), request)),
    packages: requests.filter((request) => !isFile(request)),
  }
}

/** The text of a string literal; nothing for an expression, whose value only a running program knows. */
function literal(text: string): string[] {
  const match = /^(["'`])([^"'`$]*)\1$/.exec(text.trim())
  return match?.[2] === undefined ? [] : [match[2]]
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The files of a browser's profile that contain a word as plain text, in UTF-8 or UTF-16. A word of random letters and
 * digits stays readable also in a file that Snappy compresses, because nothing before it is the same.
 */
export function filesWith(profile: string, word: string): string[] {
  const forms = [Buffer.from(word, 'utf8'), Buffer.from(word, 'utf16le')]
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file)
      return forms.some((form) => bytes.includes(form))
    })
    .map((file) => relative(profile, file))
}

import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The files of a browser's profile in which a word stands as plain text, in UTF-8 or UTF-16. A word of random letters and digits
 * stands as it is also where a file is compressed with Snappy, because nothing before it is the same.
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

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { builtFiles, precached, read, readBytes } from './built-site.ts'

type Manifest = { icons: { src: string }[]; shortcuts?: { icons: { src: string }[] }[] }

// A launcher asks for an icon again only under another name.
test.each(['manifest.webmanifest', 'kiosk.webmanifest'])(
  'the icons in %s are named after their content, and are stored for offline use',
  (file) => {
    const { icons, shortcuts = [] } = JSON.parse(read(file)) as Manifest
    const paths = [...icons, ...shortcuts.flatMap((shortcut) => shortcut.icons)].map(({ src }) => src.slice(1))
    expect(paths.length).toBeGreaterThan(6)
    for (const path of paths) {
      const hash = createHash('sha256').update(readBytes(path)).digest('hex').slice(0, 8)
      expect(path).toMatch(new RegExp(`^assets/[a-z0-9-]+-${hash}\\.(?:png|svg)$`))
      expect(precached).toContain(path)
    }
  },
)

test('no icon is in the build twice', () => {
  const icons = builtFiles.filter((file) => /^icons\/.*\.(?:png|svg)$/.test(file))
  expect(icons.sort()).toEqual(['icons/arrow.svg'])
})

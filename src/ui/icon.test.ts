import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { iconNames } from './icon.tsx'

it('finds each icon that it draws in the sprite', () => {
  const sprite = readFileSync(new URL('../../public/sprite.svg', import.meta.url), 'utf8')
  const inSprite = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map((match) => match[1])
  expect([...iconNames, 'seats-2', 'seats-4', 'seats-6', 'seats-8'].filter((name) => !inSprite.includes(name))).toEqual(
    [],
  )
})

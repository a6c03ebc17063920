import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fonts, linesOf, type Style, widthOf } from '../../server/share-pictures/text.ts'
import { writeSharePictures } from './write-share-pictures.ts'

const card = {
  path: '/images/share/vehicles/nomad.jpg',
  sender: 'Lackawanna Golf Carts',
  title: 'Denago Nomad',
  figure: '$8,495',
  note: 'Unit in stock.',
  picture: '/images/carts/denago-nomad/front-960.webp',
  landscape: '/images/backgrounds/lake-dawn-1280.webp',
}

let folder = ''
const folders = () => ({ files: 'public', out: join(folder, 'out'), cache: join(folder, 'cache') })
const target = () => join(folder, 'out/images/share/vehicles/nomad.jpg')

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'share-'))
})
afterAll(() => rm(folder, { recursive: true }))

describe('drawing the pictures of shared links', () => {
  it('writes a JPEG of the size that previews ask for', async () => {
    expect(await writeSharePictures([card], folders())).toBe(1)
    const { format, width, height } = await sharp(target()).metadata()
    expect([format, width, height]).toEqual(['jpeg', 1200, 630])
  })

  it('takes what an earlier build drew, and copies it into a build that was emptied', async () => {
    await rm(target())
    expect(await writeSharePictures([card], folders())).toBe(0)
    expect(existsSync(target())).toBe(true)
  })

  it('draws again when the price has changed, and removes the unused picture', async () => {
    expect(await writeSharePictures([{ ...card, figure: '$8,995' }], folders())).toBe(1)
    expect(await readdir(folders().cache)).toHaveLength(1)
  })

  it('shows the landscape when the picture of the cart is not there', async () => {
    expect(await writeSharePictures([{ ...card, picture: '/images/carts/nobody/front-960.webp' }], folders())).toBe(1)
  })
})

describe('setting a line', () => {
  const style: Style = { font: fonts.semibold, size: 60, tracking: 0, color: '#000' }

  it('breaks between words where the width ends', () => {
    expect(linesOf('Evolution D5 Maverick 4 Plus', style, 372)).toEqual(['Evolution D5', 'Maverick 4', 'Plus'])
    expect(linesOf('Unbreakable', style, 10)).toEqual(['Unbreakable'])
  })

  it('measures with the figures all of one width, as they are drawn', () => {
    expect(widthOf('1111', style)).toBe(widthOf('8888', style))
  })
})

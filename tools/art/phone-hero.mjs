// The part of the home page's picture that a phone shows, cut out: half the bytes of the largest thing on its first screen.
import { join } from 'node:path'
import sharp from 'sharp'

const FOLDER = 'public/images/backgrounds'

/**
 * Up to 500 px wide the page shows it 400 px high with `object-position: 74% 60%`, so this is all of its 711 px that can
 * ever be seen there. The same position then holds within the cut-out.
 */
const VISIBLE = { left: 421, top: 0, width: 1350, height: 1080 }
/** In px: two dots to each of 500. A third dot to the pixel is not worth the wait on a phone. */
const WIDTH = 1000

/** @param {string} root of the repository */
export async function makePhoneHero(root = '.') {
  await sharp(join(root, FOLDER, 'lake-cart-1920.avif'))
    .extract(VISIBLE)
    .resize(WIDTH)
    .avif({ quality: 55, effort: 6, chromaSubsampling: '4:2:0' })
    .toFile(join(root, FOLDER, `lake-cart-phone-${WIDTH}.avif`))
}

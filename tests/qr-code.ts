import jsQR from 'jsqr'
import type { Locator } from 'playwright/test'

/** What a phone's camera reads. */
export async function decode(code: Locator): Promise<string | undefined> {
  const { data, side } = await code.evaluate(async (svg) => {
    const side = 250
    const drawing = new Blob(
      [svg.outerHTML.replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"`)],
      { type: 'image/svg+xml' },
    )
    const image = new Image()
    image.src = await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsDataURL(drawing)
    })
    await image.decode()
    const canvas = new OffscreenCanvas(side, side).getContext('2d')
    if (!canvas) throw new Error('No canvas')
    canvas.fillStyle = '#fff'
    canvas.fillRect(0, 0, side, side)
    canvas.drawImage(image, 0, 0)
    return { data: [...canvas.getImageData(0, 0, side, side).data], side }
  })
  return jsQR(Uint8ClampedArray.from(data), side, side)?.data
}

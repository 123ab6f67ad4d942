import type { JSHandle, Page } from 'playwright-core'

/** A photo on its way to the page, as a drop carries it: `width` by `height` pixels with detail at each scale, as a JPEG. */
export const carryPhoto = (
  page: Page,
  { width, height, name = 'photo.jpg' }: { width: number; height: number; name?: string }
): Promise<JSHandle<DataTransfer>> =>
  page.evaluateHandle(
    async (photo) => {
      const canvas = new OffscreenCanvas(photo.width, photo.height)
      const whole = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
      for (const divisor of [500, 125, 32, 8, 4, 2, 1]) {
        const layer = new OffscreenCanvas(Math.ceil(photo.width / divisor), Math.ceil(photo.height / divisor))
        const context = layer.getContext('2d') as OffscreenCanvasRenderingContext2D
        const pixels = context.createImageData(layer.width, layer.height)
        for (let at = 0; at < pixels.data.length; at += 1)
          pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256
        context.putImageData(pixels, 0, 0)
        whole.globalAlpha = divisor === 500 ? 1 : 0.12 + divisor / 400
        whole.drawImage(layer, 0, 0, photo.width, photo.height)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.97 })
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([blob], photo.name, { type: 'image/jpeg' }))
      return dataTransfer
    },
    { width, height, name }
  )

/** Bytes of the photo that is carried. */
export const bytesOf = (photo: JSHandle<DataTransfer>): Promise<number> =>
  photo.evaluate(({ files }) => files[0]?.size ?? 0)

/** The photo as a file that is chosen. */
export async function fileOf(photo: JSHandle<DataTransfer>) {
  const { name, mimeType, base64 } = await photo.evaluate(async ({ files }) => {
    const file = files[0] as File
    const bytes = new Uint8Array(await file.arrayBuffer())
    let binary = ''
    for (const byte of bytes) binary += String.fromCharCode(byte)
    return { name: file.name, mimeType: file.type, base64: btoa(binary) }
  })
  return { name, mimeType, buffer: Buffer.from(base64, 'base64') }
}

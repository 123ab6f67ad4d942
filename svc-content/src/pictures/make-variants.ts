import { largestSize, type PictureFormat, variantsOf } from '@site/contracts/pictures/own-picture'
import sharp, { type Sharp } from 'sharp'
import { pictureRefused } from './recognise-picture.ts'

export interface Variant {
  width: number
  format: PictureFormat
  bytes: Buffer
}

/** A picture as it is stored: the size of the original, upright, and each form of it that is served. */
export interface MadePicture {
  width: number
  height: number
  variants: Variant[]
}

/**
 * Part of a picture's hash: another number here, for other sizes or formats, gives the same file another address, as what is at an
 * address never changes.
 */
export const RECIPE = 1

const LIMITS = {
  pixels: 50_000_000,
  side: 16_384,
  least: 32,
  taller: 3,
  wider: 10,
  frames: 1000,
  metadata: 4_194_304
}
/** From so many pixels on, a file that has a byte for no more than a thousand of them is a bomb, not a photo. */
const BOMB = { pixels: 4_000_000, perByte: 1000 }

/** How many bytes a form may have, by its width: at 800 pixels what a phone loads (PICTURE-3), and in proportion. */
const BUDGETS = [
  { width: 480, bytes: 30_000 },
  { width: 800, bytes: 58_000 },
  { width: 1200, bytes: 120_000 },
  { width: Number.POSITIVE_INFINITY, bytes: 200_000 }
]
/** Qualities tried one after the other, until a form is within its budget. The last is taken as it is. */
const QUALITIES = {
  avif: [50, 40, 32, 25, 18, 12],
  webp: [76, 62, 48, 34, 22, 12],
  jpg: [78, 66, 54, 42, 30]
}
/** The picture on other sites' cards, which nobody's phone pays for: as bytes. */
const CARD_BUDGET = 300_000

/** Time for one step, and for a whole picture, in seconds. */
const STEP_SECONDS = 30
const WHOLE_SECONDS = 90

// Of all that libvips reads (PDF, SVG, TIFF, and what ImageMagick knows), what is taken. Nothing is kept between pictures.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}Buffer`)
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * Makes the forms of a picture that are served (PICTURE-2): upright, in sRGB, without a word on place, camera or owner; of an
 * animation the first frame. libvips works in threads of its own.
 *
 * @param file recognised already (recognise-picture.ts)
 * @throws HttpError 422 for a file that cannot be decoded, or is too much
 */
export async function makeVariants(file: Buffer): Promise<MadePicture> {
  try {
    const size = await measure(file)
    return { ...size, variants: await encode(await decode(file, size), size.width) }
  } catch (error) {
    if (!(error instanceof Error) || error.name === 'HttpError') throw error
    // What libvips says quotes the file; the message below is for a person.
    throw pictureRefused(/timeout/i.test(error.message) ? 'slow' : 'damaged')
  }
}

const open = (file: Buffer): Sharp =>
  sharp(file, { limitInputPixels: LIMITS.pixels, failOn: 'warning', pages: 1 }).timeout({
    seconds: STEP_SECONDS
  })

/** The size by the file's head, before a pixel is decoded. */
async function measure(file: Buffer): Promise<{ width: number; height: number }> {
  const head = await sharp(file, { limitInputPixels: false, pages: 1 }).metadata()
  const { width, height } = head.autoOrient
  const pixels = width * height
  if (pixels > LIMITS.pixels || Math.max(width, height) > LIMITS.side) throw pictureRefused('large')
  if (Math.min(width, height) < LIMITS.least) throw pictureRefused('small')
  if (height > LIMITS.taller * width || width > LIMITS.wider * height) throw pictureRefused('narrow')
  if ((head.pages ?? 1) > LIMITS.frames) throw pictureRefused('frames')
  const beside = [head.exif, head.xmp, head.iptc, head.icc].reduce((sum, one) => sum + (one?.length ?? 0), 0)
  if (beside > LIMITS.metadata) throw pictureRefused('metadata')
  if (pixels > BOMB.pixels && pixels > BOMB.perByte * file.length) throw pictureRefused('large')
  return { width, height }
}

interface Pixels {
  data: Buffer
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

async function decode(file: Buffer, size: { width: number; height: number }): Promise<Pixels> {
  const { width, height } = largestSize(size)
  const { data, info } = await open(file)
    .autoOrient()
    .resize({ width, height, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } }
}

/** Smallest first: the quality that a form needed is where the next one begins. */
async function encode({ data, raw }: Pixels, width: number): Promise<Variant[]> {
  const deadline = performance.now() + WHOLE_SECONDS * 1000
  const steps = { avif: 0, webp: 0, jpg: 0 }
  const variants: Variant[] = []
  for (const { width: wanted, format } of variantsOf(width)) {
    const pixels = sharp(data, { raw }).resize({ width: wanted })
    const budget = format === 'jpg' ? CARD_BUDGET : budgetOf(wanted)
    for (;;) {
      if (performance.now() > deadline) throw pictureRefused('slow')
      const bytes = await toFormat(pixels.clone(), format, QUALITIES[format][steps[format]] ?? 0)
      if (bytes.length <= budget || steps[format] === QUALITIES[format].length - 1) {
        variants.push({ width: wanted, format, bytes })
        break
      }
      steps[format] += 1
    }
  }
  return variants
}

const budgetOf = (width: number) => BUDGETS.find((one) => width <= one.width)?.bytes ?? 0

function toFormat(pixels: Sharp, format: PictureFormat, quality: number): Promise<Buffer> {
  const timed = pixels.timeout({ seconds: STEP_SECONDS })
  if (format === 'webp') return timed.webp({ quality, effort: 4 }).toBuffer()
  if (format === 'jpg')
    return timed.flatten({ background: '#fff' }).jpeg({ quality, mozjpeg: true }).toBuffer()
  // Effort 1: a tenth of the time of 3, and 3 % more bytes. Colours at half the resolution, as a camera stores them.
  return timed.avif({ quality, effort: 1, chromaSubsampling: '4:2:0' }).toBuffer()
}

import { unprocessable, unsupportedPicture } from '@site/service/http/errors'
import { PICTURE_REFUSALS, type PictureFault } from './content/refusals.ts'

/** Faults of the file's type; the others are of what is in it. */
const OF_THE_TYPE = new Set<PictureFault>(['unknown', 'svg', 'heic', 'mismatch'])

/** The error of a file that is not taken: 415 for its type, 422 for what is in it. */
export function pictureRefused(fault: PictureFault) {
  const message = PICTURE_REFUSALS[fault]
  return OF_THE_TYPE.has(fault) ? unsupportedPicture(message) : unprocessable({ file: message })
}

/** How a file of each type begins. */
const SIGNATURES: [type: string, begins: RegExp][] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF.{4}WEBP/s],
  ['image/avif', /^.{4}ftyp(avif|avis)/s],
  ['heic', /^.{4}ftyp(hei|hev|mif1|msf1)/s]
]

/**
 * Markup and programs that no picture holds, in whatever part of the file. XMP, which many hold, begins with `<?xpacket`. So much must be text after the name: of
 * twelve megabytes of a photo, which are as good as chance, one in two hundred holds `<svg>`, and hardly one in a hundred thousand this.
 */
const MARKUP =
  /<(script|html|svg|body|iframe|object|embed|!doctype|!entity|\?php|\?xml)[\s>/!=a-z][\t\n\r\x20-\x7e]{6}/i
/** A PDF is read from the first kilobyte, a zip from its end (and what follows its entry: 64 KB at most). */
const PDF_WITHIN = 1024
const ZIP_WITHIN = 66_000

/** The most that a JPEG may hold beside its picture, in bytes: depth and a brighter copy take some, a bomb takes all. */
const MAX_SEGMENTS = 4 * 1024 * 1024

/**
 * Looks at a file before anything decodes it (PICTURE-5): is it the picture that its type says, and nothing else besides?
 *
 * @param type the Content-Type it came with
 * @throws HttpError 415, 422
 */
export function recognisePicture(file: Buffer, type: string): void {
  if (file.length === 0) throw pictureRefused('empty')
  const head = file.toString('latin1', 0, 512)
  const found = SIGNATURES.find(([, begins]) => begins.test(head))?.[0]
  if (!found) throw pictureRefused(/<svg|<!doctype svg/i.test(head) ? 'svg' : 'unknown')
  if (found === 'heic') throw pictureRefused('heic')
  if (found !== type) throw pictureRefused('mismatch')
  if (isForeign(file)) throw pictureRefused('foreign')
  if (found === 'image/jpeg' && segmentBytes(file) > MAX_SEGMENTS) throw pictureRefused('metadata')
}

function isForeign(file: Buffer): boolean {
  const end = file.subarray(-ZIP_WITHIN)
  return (
    end.includes('PK\x05\x06', 0, 'latin1') ||
    file.subarray(0, PDF_WITHIN).includes('%PDF-') ||
    MARKUP.test(file.toString('latin1'))
  )
}

/** Bytes of a JPEG's segments before its picture begins. */
function segmentBytes(file: Buffer): number {
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== 0xda)
    at += 2 + file.readUInt16BE(at + 2)
  return at
}

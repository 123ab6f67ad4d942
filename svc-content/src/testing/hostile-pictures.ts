import { randomBytes } from 'node:crypto'
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { PICTURE_REFUSALS } from '../pictures/content/refusals.ts'

/** A file that must be refused: what is sent, under which type, and what is said of it. */
export interface HostilePicture {
  name: string
  file: Buffer
  type: string
  headers?: Record<string, string>
  /** Sent in pieces, without its length. */
  isChunked?: boolean
  status: 413 | 415 | 422
  /** One of our sentences; any of them where the decoder decides. */
  message?: string
}

const latin = (text: string) => Buffer.from(text, 'latin1')

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#456' } })

/** A picture with some detail, so that half of it is not the whole. */
const noise = (width = 200, height = 150) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([latin(type), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A PNG of one bit a pixel that says it is `width` by `height`, and holds `rows` rows of nothing. */
function blankPng(width: number, height: number, rows: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows), { level: 9 })
  return Buffer.concat([
    latin('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0))
  ])
}

/** A segment of a JPEG with its length. */
const segment = (marker: number, data: Buffer) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(data.length + 2)
  return Buffer.concat([Buffer.from([0xff, marker]), length, data])
}

/** `jpeg` with segments behind its first two bytes. */
const withSegments = (jpeg: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

/** `file` with the bytes that `find` begins with replaced at `offset` behind it. */
function patched(file: Buffer, find: Buffer, offset: number, by: Buffer): Buffer {
  const copy = Buffer.from(file)
  by.copy(copy, copy.indexOf(find) + offset)
  return copy
}

const animation = (frames: number) =>
  sharp(randomBytes(32 * 32 * frames), {
    raw: { width: 32, height: 32 * frames, channels: 1, pageHeight: 32 }
  })

const half = (file: Buffer) => file.subarray(0, file.length / 2)

/** Files that nobody may make us store, or choke on (PICTURE-5). */
export async function buildHostilePictures(): Promise<HostilePicture[]> {
  const [jpeg, png, webp, avif, gif] = await Promise.all([
    noise().jpeg({ quality: 90 }).toBuffer(),
    noise().png().toBuffer(),
    noise().webp({ quality: 90 }).toBuffer(),
    noise().avif({ quality: 70, effort: 1 }).toBuffer(),
    noise().gif().toBuffer()
  ])
  const svg = latin('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const zip = latin(`PK\x03\x04${'\0'.repeat(60)}PK\x05\x06${'\0'.repeat(18)}`)
  const r = PICTURE_REFUSALS
  const refused = (
    fault: keyof typeof r | null,
    name: string,
    file: Buffer,
    type = 'image/jpeg',
    more: Partial<HostilePicture> = {}
  ): HostilePicture => ({
    ...{ name, file, type },
    status: fault && ['unknown', 'svg', 'heic', 'mismatch'].includes(fault) ? 415 : 422,
    ...(fault && { message: r[fault] }),
    ...more
  })
  const large = Buffer.concat([jpeg, Buffer.alloc(17 * 1024 * 1024)])
  const multipart = { 'content-disposition': 'attachment; filename="../../../etc/cron.d/x.png"' }
  return [
    refused('empty', 'nothing at all', Buffer.alloc(0)),
    refused('unknown', 'an SVG with a script', svg, 'image/svg+xml'),
    refused('svg', 'an SVG that says it is a PNG', svg, 'image/png'),
    refused(
      'svg',
      'an SVG behind an XML head',
      Buffer.concat([latin('<?xml version="1.0"?>\n'), svg]),
      'image/webp'
    ),
    refused('unknown', 'a page that says it is a JPEG', latin('<!doctype html><script>alert(1)</script>')),
    refused('unknown', 'a program that says it is a GIF', latin('alert(document.domain)'), 'image/gif'),
    refused('unknown', 'a zip that says it is a PNG', zip, 'image/png'),
    refused('unknown', 'a PDF that says it is a JPEG', latin('%PDF-1.7\n1 0 obj\n')),
    refused('unknown', 'an ELF binary that says it is a WebP', latin('\x7fELF\x02\x01\x01'), 'image/webp'),
    refused('unknown', 'a TIFF', await noise().tiff().toBuffer(), 'image/tiff'),
    refused('unknown', 'a TIFF that says it is a JPEG', await noise().tiff().toBuffer()),
    refused('unknown', 'a file of no type', jpeg, 'application/octet-stream'),
    refused('unknown', 'a form with a path in its file’s name', jpeg, 'multipart/form-data; boundary=x', {
      headers: multipart
    }),
    refused('unknown', 'a picture compressed once more', gzipSync(jpeg), 'image/jpeg', {
      headers: { 'content-encoding': 'gzip' }
    }),
    refused('heic', 'a HEIC', latin('\0\0\0\x18ftypheic\0\0\0\0heicmif1')),
    refused('mismatch', 'a PNG that says it is a JPEG', png),
    refused('mismatch', 'a JPEG that says it is a WebP', jpeg, 'image/webp'),
    refused('mismatch', 'a GIF that says it is an AVIF', gif, 'image/avif'),
    refused(
      'foreign',
      'a JPEG with a page behind it',
      Buffer.concat([jpeg, latin('<html><script>alert(1)</script>')])
    ),
    refused('foreign', 'a PNG with a script in a text chunk', patchedText(png), 'image/png'),
    refused('foreign', 'a JPEG with a zip behind it', Buffer.concat([jpeg, zip])),
    refused(
      'foreign',
      'a JPEG with PHP in its comment',
      withSegments(jpeg, segment(0xfe, latin('<?php system($_GET[1]); ?>')))
    ),
    refused('foreign', 'a JPEG that is a PDF', withSegments(jpeg, segment(0xfe, latin('%PDF-1.4 1 0 obj')))),
    refused(
      'foreign',
      'a WebP with a page behind it',
      Buffer.concat([webp, latin('<!DOCTYPE html><body onload=alert(1)>')]),
      'image/webp'
    ),
    refused(
      null,
      'a GIF that is a script',
      latin('GIF89a/*\0\0\0\0\0\0*/=1;alert(document.domain)//'),
      'image/gif'
    ),
    refused('large', 'a PNG of 49 million pixels in six kilobytes', blankPng(7000, 7000, 7000), 'image/png'),
    refused(
      'large',
      'a PNG that says it is 30 000 pixels wide and high',
      blankPng(30_000, 30_000, 1),
      'image/png'
    ),
    refused(
      null,
      'a PNG of two thousand million pixels a side',
      blankPng(0x7fff_ffff, 0x7fff_ffff, 0),
      'image/png'
    ),
    refused(
      'large',
      'a JPEG that says it is 65 500 pixels wide and high',
      patched(jpeg, Buffer.from([0xff, 0xc0]), 5, Buffer.from([0xff, 0xdc, 0xff, 0xdc]))
    ),
    refused(
      null,
      'a GIF that says it is 65 535 pixels wide and high',
      patched(gif, Buffer.from([0x2c, 0, 0, 0, 0]), 5, Buffer.alloc(4, 0xff)),
      'image/gif'
    ),
    refused('damaged', 'half a JPEG', half(jpeg)),
    refused('damaged', 'half a PNG', half(png), 'image/png'),
    refused('damaged', 'half a WebP', half(webp), 'image/webp'),
    refused('damaged', 'half an AVIF', half(avif), 'image/avif'),
    refused('damaged', 'half a GIF', half(gif), 'image/gif'),
    refused('damaged', 'the first bytes of a JPEG', jpeg.subarray(0, 4)),
    refused(
      'damaged',
      'a JPEG of noise behind its head',
      Buffer.concat([jpeg.subarray(0, 40), randomBytes(5000)])
    ),
    refused(
      'damaged',
      'a PNG with a broken check sum',
      patched(png, latin('IDAT'), 200, latin('xxxx')),
      'image/png'
    ),
    refused(
      'metadata',
      'a JPEG with twelve megabytes of EXIF',
      withSegments(
        jpeg,
        ...Array.from({ length: 190 }, () =>
          segment(0xe1, Buffer.concat([latin('Exif\0\0'), randomBytes(65_000)]))
        )
      )
    ),
    refused(
      'frames',
      'an animation of two thousand frames',
      await animation(2000).gif({ effort: 1 }).toBuffer(),
      'image/gif'
    ),
    refused(
      'frames',
      'a WebP of fifteen hundred frames',
      await animation(1500).webp({ effort: 0 }).toBuffer(),
      'image/webp'
    ),
    refused('small', 'one pixel', await plain(1, 1).png().toBuffer(), 'image/png'),
    refused('narrow', 'a thread', await plain(40, 5000).png().toBuffer(), 'image/png'),
    refused(null, 'seventeen megabytes', large, 'image/jpeg', { status: 413 }),
    refused(null, 'seventeen megabytes that do not say so', large, 'image/jpeg', {
      status: 413,
      isChunked: true
    })
  ]
}

/** A PNG with a text chunk behind its head. */
function patchedText(png: Buffer): Buffer {
  const head = 8 + 25
  const text = chunk('tEXt', latin('Comment\0<script>alert(1)</script>'))
  return Buffer.concat([png.subarray(0, head), text, png.subarray(head)])
}

/**
 * A photo of `width` by `height` pixels with as much detail at each scale as leaves and walls have, as a phone stores it: with the
 * place, and turned by its orientation alone.
 */
export async function buildPhoto(width: number, height: number, quality = 92): Promise<Buffer> {
  const pixels = new Float32Array(width * height * 3).fill(128)
  for (const [divisor, strength] of [
    [500, 0.54],
    [125, 0.36],
    [32, 0.24],
    [8, 0.18],
    [4, 0.15],
    [2, 0.12],
    [1, 0.1]
  ] as const) {
    const [w, h] = [Math.max(2, Math.round(width / divisor)), Math.max(2, Math.round(height / divisor))]
    const layer = await noise(w, h).resize(width, height, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer()
    for (let at = 0; at < pixels.length; at += 1)
      pixels[at] = (pixels[at] ?? 0) + ((layer[at] ?? 0) - 128) * strength
  }
  return sharp(Buffer.from(Uint8ClampedArray.from(pixels).buffer), { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .withExif({
      IFD0: { Make: 'Exemple', Model: 'Telephone' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 51/1 24/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '2/1 21/1 3/1'
      }
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
}

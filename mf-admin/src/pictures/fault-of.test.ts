import { expect, it } from 'vitest'
import { pictureCopy } from './content/pictures.ts'
import { faultOf, faultOfContent } from './fault-of.ts'

it.each([
  ['a photo', 'image/jpeg', 16 * 1024 * 1024, null],
  ['an SVG', 'image/svg+xml', 10, pictureCopy.notAPicture],
  ['a file of no type', '', 10, pictureCopy.notAPicture],
  ['one byte too many', 'image/png', 16 * 1024 * 1024 + 1, pictureCopy.tooLarge]
])('PICTURE-10 says of %s before it is sent what the server would', (_, type, size, fault) => {
  expect(faultOf({ type, size })).toBe(fault)
})

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
it.each([
  ['a JPEG', '\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01', null],
  ['a PNG', '\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR', null],
  ['a WebP', 'RIFF\x24\x00\x00\x00WEBPVP8 ', null],
  ['a GIF', 'GIF89a\x01\x00\x01\x00', null],
  ['an AVIF', '\x00\x00\x00\x20ftypavif\x00\x00\x00\x00', null],
  ['an MP4', '\x00\x00\x00\x20ftypisom\x00\x00\x02\x00', pictureCopy.notAPicture],
  ['a program', 'MZ\x90\x00', pictureCopy.notAPicture],
  ['an empty file', '', pictureCopy.notAPicture]
])('PICTURE-13 tells %s by its beginning, whatever it calls itself', async (_, content, fault) => {
  expect(await faultOfContent(new File([bytes(content)], 'a.png', { type: 'image/png' }))).toBe(fault)
})

it('PICTURE-13 says of a file that is gone that it cannot be read', async () => {
  const gone = Object.assign(new File(['x'], 'a.png', { type: 'image/png' }), {
    slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) })
  })
  expect(await faultOfContent(gone)).toBe(pictureCopy.unreadable)
})

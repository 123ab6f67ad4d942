import { expect, it } from 'vitest'
import { pictureCopy } from './content/pictures.ts'
import { faultOf } from './fault-of.ts'

it.each([
  ['a photo', 'image/jpeg', 16 * 1024 * 1024, null],
  ['an SVG', 'image/svg+xml', 10, pictureCopy.notAPicture],
  ['a file of no type', '', 10, pictureCopy.notAPicture],
  ['one byte too many', 'image/png', 16 * 1024 * 1024 + 1, pictureCopy.tooLarge]
])('PICTURE-10 says of %s before it is sent what the server would', (_, type, size, fault) => {
  expect(faultOf({ type, size })).toBe(fault)
})

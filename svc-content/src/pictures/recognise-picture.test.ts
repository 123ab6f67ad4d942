import { describe, expect, it } from 'vitest'
import { recognisePicture } from './recognise-picture.ts'

/** A JPEG as far as its kind goes, with these bytes where its picture is. */
const jpegWith = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xda, 0x00, 0x02]),
    ...parts.map((part) => Buffer.from(part as string, 'latin1')),
    Buffer.from([0x9c, 0x02, 0xe7, 0x81, 0xff, 0xd9])
  ])
const recognise = (file: Buffer) => () => recognisePicture(file, 'image/jpeg')

describe('PICTURE-5', () => {
  it.each([
    ['<script>alert(1)</script>'],
    ['<svg onload=a()>'],
    ['<svg/onload=a()>'],
    ['<?php a();?>'],
    ['<!DOCTYPE html><p>'],
    ['<iframe src=//x>']
  ])('refuses a photo that holds %s', (markup) => {
    expect(recognise(jpegWith(markup))).toThrow(expect.objectContaining({ status: 422 }))
  })

  it('takes a photo whose bytes happen to read like the beginning of markup: one of twelve megabytes in two hundred does', () => {
    for (const chance of ['<svg>', '<SvG/', '<svg ', '<sVgq', '<body>', '<html '])
      expect(recognise(jpegWith('\x8f\x12', chance)), chance).not.toThrow()
  })
})

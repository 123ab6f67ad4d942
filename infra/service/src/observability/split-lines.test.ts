import { expect, test } from 'vitest'
import { splitLines } from './split-lines.ts'

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function linesOf(text: string, size: number): Promise<string[]> {
  const lines: string[] = []
  for await (const line of splitLines(inChunks(Buffer.from(text), size))) lines.push(line)
  return lines
}

test.each([1, 2, 3, 7, 1000])('lines end at "\\n" alone, in chunks of %i bytes', async (size) => {
  const text = 'a\u2028b\u2029c\u0085d\re\n\nété 🏨\nlast'
  expect(await linesOf(text, size)).toEqual(['a\u2028b\u2029c\u0085d\re', '', 'été 🏨', 'last'])
})

test('an end at the very end makes no line more, and nothing makes none', async () => {
  expect(await linesOf('a\nb\n', 2)).toEqual(['a', 'b'])
  expect(await linesOf('', 2)).toEqual([])
})

test('what is wrong with the stream is thrown', async () => {
  async function* broken() {
    yield Buffer.from('a\nb')
    throw new Error('cut')
  }
  const read = async () => {
    for await (const line of splitLines(broken())) expect(line).toBe('a')
  }
  await expect(read()).rejects.toThrow('cut')
})

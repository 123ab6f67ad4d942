import { expect, it } from 'vitest'
import { iconWith } from './use-icon-mark.ts'

it('SHEET-13 writes the number that waits into the icon, and what is more than nine as that', () => {
  const words = (count: number) => />([^<]+)<\/text>/.exec(iconWith(count))?.[1]
  expect([1, 9, 10, 250].map(words)).toEqual(['1', '9', '9+', '9+'])
  expect(iconWith(3)).not.toMatch(/href|url\(|http(?!:\/\/www\.w3\.org\/2000\/svg)/)
})

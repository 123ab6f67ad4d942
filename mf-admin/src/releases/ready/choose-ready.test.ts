import type { ReadyVersion } from '@site/contracts/release-board/release-board'
import { expect, it } from 'vitest'
import { choose } from './choose-ready.ts'

const ready = (name: string, version: string): ReadyVersion => ({
  ...{ name, version, by: 'Camille Astier', isBlocked: false, unfit: [], size: { js: 1, css: 1 } },
  ...{ builtAt: '2026-05-01T08:00:00.000Z', keptAt: '2026-05-01T08:00:00.000Z' }
})
const [shell, blog, newerBlog] = [
  ready('shell', '0.1.0-11111111'),
  ready('mf-blog', '0.1.0-11111111'),
  ready('mf-blog', '0.1.0-22222222')
]
const all = [newerBlog, blog, shell]

it('BOARD-11 several front ends are chosen, and of each one version', () => {
  const first = choose(all, [], blog)
  expect(first).toEqual(['mf-blog 0.1.0-11111111'])
  const two = choose(all, first, shell)
  expect(two).toEqual(['mf-blog 0.1.0-11111111', 'shell 0.1.0-11111111'])
  const other = choose(all, two, newerBlog)
  expect(other).toEqual(['mf-blog 0.1.0-22222222', 'shell 0.1.0-11111111'])
  expect(choose(all, other, newerBlog)).toEqual(['shell 0.1.0-11111111'])
})

it('BOARD-11 what is no longer ready is no longer chosen', () => {
  expect(choose([shell], ['mf-blog 0.1.0-11111111'], shell)).toEqual(['shell 0.1.0-11111111'])
})

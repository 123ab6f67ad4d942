import { expect, it } from 'vitest'
import { readVersions } from './read-versions.ts'

const VERSION = '0.1.0-3f9c2ab417'

it('reads front ends, each with the version that follows it', () => {
  expect(readVersions(['mf-blog', VERSION, 'shell'])).toEqual([
    ['mf-blog', VERSION],
    ['shell', null]
  ])
})

it('refuses a version of nothing, a second one and a front end that is named twice', () => {
  expect(() => readVersions([VERSION])).toThrow(`${VERSION} is a version of which front end?`)
  expect(() => readVersions(['mf-blog', VERSION, VERSION])).toThrow('of which front end?')
  expect(() => readVersions(['mf-blog', 'shell', 'mf-blog'])).toThrow('mf-blog is named twice')
})

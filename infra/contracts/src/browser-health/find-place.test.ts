import { expect, it } from 'vitest'
import { findPlace } from './find-place.ts'

const AT = 'https://site.example/remotes'
const serving = (name: string) => `0.1.0-serving-${name}`
const boundary = { deployable: 'mf-chat', version: '0.1.0-cccccccccc' }

it('HEALTH-2 finds the first file of a remote in a stack of Chromium, with its line and column', () => {
  const stack = `TypeError: x is not a function
    at Xe (${AT}/shell/0.1.0-aaaaaaaaaa/assets/client-1.js:9:4182)
    at Page (${AT}/mf-blog/0.1.0-bbbbbbbbbb/assets/page-Bx8.js:1:204)
    at Other (${AT}/mf-marketing/0.1.0-dddddddddd/assets/rest.js:2:3)`
  expect(findPlace(stack, boundary, serving)).toEqual({
    deployable: 'mf-blog',
    version: '0.1.0-bbbbbbbbbb',
    file: 'assets/page-Bx8.js',
    line: 1,
    column: 204
  })
})

it('HEALTH-2 reads stacks of Firefox and Safari, another origin, and an entry asked for again', () => {
  const file = {
    deployable: 'mf-x',
    version: '1.20.3-0123456789abcdef',
    file: 'remoteEntry.js',
    line: 3,
    column: 7
  }
  expect(
    findPlace(
      'f@https://cdn.example/a/mf-x/1.20.3-0123456789abcdef/remoteEntry.js?retry=2:3:7',
      null,
      serving
    )
  ).toEqual(file)
})

it('HEALTH-2 takes a file at an address that versions share for one of the version that the page loads', () => {
  expect(findPlace(`at f (${AT}/mf-blog/files/assets/page-Bx8.js:1:204)`, boundary, serving)).toMatchObject({
    deployable: 'mf-blog',
    version: '0.1.0-serving-mf-blog',
    file: 'assets/page-Bx8.js'
  })
})

it('HEALTH-2 blames the boundary where React alone is in the stack, and the shell without one', () => {
  const stack = `at Xe (${AT}/shell/0.1.0-aaaaaaaaaa/assets/client-1.js:9:4182)`
  expect(findPlace(stack, boundary, serving)).toBe(boundary)
  expect(findPlace(stack, null, serving)).toMatchObject({ deployable: 'shell', version: '0.1.0-aaaaaaaaaa' })
})

it('HEALTH-2 blames nobody for what is none of ours', () => {
  expect(findPlace('at x (chrome-extension://abc/mf-blog.js:1:2)', null, serving)).toBeNull()
  expect(findPlace('', null, serving)).toBeNull()
})

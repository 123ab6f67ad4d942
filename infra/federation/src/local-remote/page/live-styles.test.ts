import { expect, it } from 'vitest'
import { withoutStylesOf } from './live-styles.ts'

const SHELL = '.shell{color:red}'
const BLOG = '.mf-blog{content:"$&"}'
const html = [
  `<style>${SHELL}\n${BLOG}</style>`,
  '<link rel="stylesheet" href="/remotes/shell/1/a.css" disabled>',
  '<link rel="stylesheet" href="/remotes/mf-blog/1/b.css" disabled>',
  '<link rel="stylesheet" href="/remotes/mf-blog/1/c.css" integrity="sha384-x" crossorigin>'
].join('\n')

it('FED-51 the styles of the live version are taken out of the page, those of others stay', async () => {
  const asked: string[] = []
  const left = await withoutStylesOf('/remotes/mf-blog/1/', html, async (path) => {
    asked.push(path)
    return BLOG
  })
  expect(asked).toEqual(['/remotes/mf-blog/1/b.css'])
  expect(left).toContain(`<style>${SHELL}\n</style>`)
  expect(left).toContain('/remotes/shell/1/a.css')
  expect(left).not.toContain('mf-blog')
})

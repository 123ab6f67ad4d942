import { expect, it } from 'vitest'
import { scopedClassNames } from './css-names.ts'

const namesIn = (repository: string, name = 'mf-blog') =>
  scopedClassNames({ name, dir: `${repository}/${name}` }, repository)
const blog = namesIn('/home/one/site')

it('scopes a class with its deployable, whatever file it comes from', () => {
  expect(blog('card', '/home/one/site/infra/web/src/ui/card.module.css')).toMatch(/^mf-blog_\w{1,5}_card$/)
})

it('gives the same name in another folder and in another build, another name in another deployable or file', () => {
  for (const path of ['mf-blog/src/a.module.css', 'infra/web/src/ui/a.module.css']) {
    const name = blog('card', `/home/one/site/${path}`)
    expect(namesIn('/srv/site')('card', `/srv/site/${path}?used`)).toBe(name)
    expect(blog('card', `/home/one/site/${path.replace('/a.', '/b.')}`)).not.toBe(name)
    expect(namesIn('/home/one/site', 'mf-chat')('card', `/home/one/site/${path}`)).not.toBe(name)
  }
})

import { buildManifest } from '@site/registry/testing/build-manifest'
import { expect, it } from 'vitest'
import { errorsOfGrants } from './reach.ts'

const shell = buildManifest({
  name: 'shell',
  grants: {
    events: ['site.article-changed', 'site.faq-changed'],
    api: { everyone: ['/api/blog', '/api/faq'], administration: ['/api'] }
  }
})
const jobs = (declared: Parameters<typeof buildManifest>[0]) =>
  buildManifest({ name: 'mf-jobs', ...declared })

it('FED-56 grants what is in the parts of the API and among the events that the shell names', () => {
  const declared = { api: ['/api/blog', '/api/faq/latest'], cacheTags: { offers: ['site.article-changed'] } }
  expect(errorsOfGrants(shell, jobs(declared))).toEqual([])
})

it('FED-56 refuses parts of the API that the shell does not grant, in one line', () => {
  expect(errorsOfGrants(shell, jobs({ api: ['/api/blog', '/api/leads', '/api/blogs', '/api'] }))).toEqual([
    'mf-jobs wants to call /api/leads, /api/blogs, /api: shell 0.1.0-aaaaaaaa grants it /api/blog, /api/faq'
  ])
})

it('FED-56 grants the owner of /admin what the administration needs besides', () => {
  expect(errorsOfGrants(shell, buildManifest({ name: 'mf-admin', api: ['/api'] }))).toEqual([])
})

it('FED-56 refuses events that the shell does not grant, in one line for each tag', () => {
  const cacheTags = { offers: ['site.lead-created', 'site.faq-changed'], good: ['site.faq-changed'] }
  expect(errorsOfGrants(shell, jobs({ cacheTags }))).toEqual([
    "mf-jobs wants pages with 'offers' to be stale after site.lead-created: shell 0.1.0-aaaaaaaa grants site.article-changed, site.faq-changed"
  ])
})

it('FED-56 refuses nothing beside a shell, or a remote, that was built before', () => {
  const { grants: _, ...before } = shell
  expect(errorsOfGrants(before, jobs({ api: ['/api/leads'] }))).toEqual([])
  expect(errorsOfGrants(shell, jobs({}))).toEqual([])
})

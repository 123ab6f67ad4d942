import { type StartedSite, startSite } from '@site/federation/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { homeCopy } from './content/home.ts'

// `npm run test:site`: this remote in the whole site, started in containers. README.md says what that takes.

let site: StartedSite
beforeAll(async () => {
  site = await startSite({ say: console.log })
})
afterAll(() => site?.stop())

it('is a page of the site, rendered on the server, and search engines are told of it', async () => {
  const response = await fetch(`${site.url}/sample`)
  expect(response.status).toBe(200)
  expect(await response.text()).toContain(homeCopy.text)
  expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain(`${site.url}/sample<`)
})

it('has the data of the site beside it', async () => {
  const response = await fetch(`${site.url}/api/blog`)
  expect(await response.json()).not.toHaveLength(0)
})

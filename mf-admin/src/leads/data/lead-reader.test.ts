import type { Lead } from '@site/contracts/leads/lead'
import { describe, expect, it } from 'vitest'
import { buildLead } from './build-lead.ts'
import { createLeadReader, leadsPath } from './lead-reader.ts'

const ALL = { search: '', source: 'all' }

/** A server that answers `lists` in turn under the ETag of their position, and 304 to who has it already. */
const buildServer = (...lists: Lead[][]) => {
  const requests: { path: string; headers: Headers }[] = []
  let now = 0
  return {
    requests,
    next: () => {
      now += 1
    },
    fetch: async (path: string, init: RequestInit) => {
      const headers = new Headers(init.headers)
      requests.push({ path, headers })
      const etag = `"${now}-${path.length}"`
      if (headers.get('if-none-match') === etag) return new Response(null, { status: 304 })
      return Response.json(lists[now], { headers: { etag } })
    }
  }
}

describe('the path of the list', () => {
  it('leaves out what does not filter', () => {
    expect(leadsPath('a&b', ALL)).toBe('/api/leads?adminCode=a%26b')
    expect(leadsPath('c', { search: ' é ', source: 'popup' })).toBe(
      '/api/leads?adminCode=c&search=%C3%A9&source=popup'
    )
  })
})

it('takes a lead that lacks what may lack', async () => {
  const { id, timestamp, source, email } = buildLead()
  const bare = async () => Response.json([{ id, timestamp, source, email, telephone: null }])
  const { leads } = await createLeadReader(bare, 'code').first(ALL)
  expect(leads).toEqual(
    [{ id, timestamp, source, email, nom: '', prenom: '', telephone: null, note: '', consent: false }].map(
      (lead) => ({ ...lead, pageUrl: null, utmSource: null, utmMedium: null, utmCampaign: null })
    )
  )
})

describe('reading the list again and again', () => {
  it('sends the ETag of the last answer, and keeps the very same list on a 304', async () => {
    const server = buildServer([buildLead()])
    const { first } = createLeadReader(server.fetch, 'code')
    const page = await first(ALL)
    expect(await first(ALL)).toBe(page)
    expect(server.requests[0]?.headers.has('if-none-match')).toBe(false)
    expect(server.requests[1]?.headers.get('if-none-match')).toBe('"0-35"')
  })

  it('takes a new list when there is one', async () => {
    const server = buildServer([buildLead()], [buildLead({ id: 2 }), buildLead()])
    const { first } = createLeadReader(server.fetch, 'code')
    await first(ALL)
    server.next()
    expect((await first(ALL)).leads.map(({ id }) => id)).toEqual([2, 1])
  })

  it('never sends the ETag of one question with another', async () => {
    const server = buildServer([buildLead()])
    const { first } = createLeadReader(server.fetch, 'code')
    await first(ALL)
    await first({ search: 'ada', source: 'all' })
    await first(ALL)
    expect(server.requests.map(({ headers }) => headers.has('if-none-match'))).toEqual([false, false, false])
  })

  it('never asks for a full answer where an unchanged one would do', async () => {
    const server = buildServer([])
    await createLeadReader(server.fetch, 'code').first(ALL)
    expect(server.requests[0]?.headers.get('cache-control')).toBe('max-age=0')
  })

  it('says which status refused it', async () => {
    const { first } = createLeadReader(async () => new Response('{}', { status: 401 }), 'wrong')
    await expect(first(ALL)).rejects.toMatchObject({
      status: 401,
      message: '401: Failed to fetch leads'
    })
  })

  it('refuses an answer that is no list of leads', async () => {
    const { first } = createLeadReader(async () => Response.json([{ id: 'x' }]), 'code')
    await expect(first(ALL)).rejects.toThrow()
  })

  it('takes an answer without the headers of paging for the whole list', async () => {
    const { first } = createLeadReader(buildServer([buildLead()]).fetch, 'code')
    expect(await first(ALL)).toMatchObject({ total: 1, nextCursor: null })
  })

  it('asks for 200, then for 1000 from where those end, and for everything without a limit', async () => {
    const paths: string[] = []
    const headers = { 'x-total-count': '1500', 'x-next-cursor': 'abc' }
    const reader = createLeadReader(async (path) => {
      paths.push(path)
      return Response.json([buildLead()], { headers })
    }, 'code')
    expect(await reader.first(ALL)).toMatchObject({ total: 1500, nextCursor: 'abc' })
    await reader.next({ search: 'ada', source: 'popup' }, 'abc')
    await reader.all(ALL)
    expect(paths).toEqual([
      '/api/leads?adminCode=code&limit=200',
      '/api/leads?adminCode=code&search=ada&source=popup&limit=1000&cursor=abc',
      '/api/leads?adminCode=code'
    ])
  })
})

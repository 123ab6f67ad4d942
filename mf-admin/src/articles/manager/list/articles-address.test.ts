import { describe, expect, it } from 'vitest'
import { asksOf, readQuery, sortOf, writeQuery } from './articles-address.ts'

const read = (text: string) => readQuery(new URLSearchParams(text))

describe('MANAGE-55 the address of the list', () => {
  it('holds words, filters and page beside the code', () => {
    const query = { page: 3, search: 'été & co', state: 'draft', automatic: 'yes', reviewed: 'no' } as const
    const address = writeQuery(new URLSearchParams('code=a%26b'), query)
    expect(address.get('code')).toBe('a&b')
    expect(read(String(address))).toEqual(query)
  })

  it('holds a period and an order', () => {
    const query = { page: 1, from: '2026-03-01', to: '2026-03-31', sort: 'title-asc' } as const
    expect(String(writeQuery(new URLSearchParams(), query))).toBe(
      'from=2026-03-01&to=2026-03-31&sort=title-asc'
    )
    expect(read('from=2026-03-01&to=2026-03-31&sort=title-asc')).toEqual(query)
  })

  it('names neither the first page nor what is not asked', () => {
    const before = new URLSearchParams('code=x&search=a&page=4&pinned=yes')
    expect(String(writeQuery(before, { page: 1, search: '' }))).toBe('code=x')
  })

  it('puts titles that were found first while words are searched for, unless another order was chosen', () => {
    expect(asksOf(read('search=chatbot'))).toEqual({ page: 1, search: 'chatbot', sort: 'relevance' })
    expect(asksOf(read(''))).toEqual({ page: 1 })
    expect(asksOf(read('search=chatbot&sort=date-asc'))).toMatchObject({ sort: 'date-asc' })
    expect(sortOf({ search: ' ' })).toBe('blog')
  })

  it('keeps the order of the blog where somebody chose it for what is searched for', () => {
    const query = { page: 1, search: 'chatbot', sort: 'blog' } as const
    expect(String(writeQuery(new URLSearchParams(), query))).toBe('search=chatbot&sort=blog')
    expect(read('search=chatbot&sort=blog')).toEqual(query)
    expect(asksOf(query)).toEqual({ page: 1, search: 'chatbot' })
  })

  it.each([
    '',
    'page=0',
    'page=zwei',
    'state=perdu',
    'search=',
    'pinned=oui',
    'sort=a',
    'from=2026-02-30',
    'to=0002-01-01'
  ])('asks for all with %j', (text) => {
    expect(read(text)).toEqual({ page: 1 })
  })
})

import { describe, expect, it } from 'vitest'
import { createRandom } from '../testing/random-leads.ts'
import { type SearchedLead, type Segment, searchSegments, withLeads, withoutLeads } from './lead-segments.ts'
import { parseSearch } from './match-lead.ts'
import { createBlock, lineAt, markLines } from './text-block.ts'

const random = createRandom(5)
let lastId = 0
const lead = (changes: Partial<SearchedLead> = {}): SearchedLead => {
  lastId += 1
  const text = `camille ${'abcdef'.slice(random(6))} c${lastId}@exemple.fr`
  return {
    id: lastId,
    createdAt: lastId * 10,
    source: 'popup',
    text,
    phone: '0033612345678 0612345678',
    notes: '',
    ...changes
  }
}
const find = (segments: Segment[], search: string) =>
  searchSegments(segments, parseSearch(search)).map(({ id }) => id)
const idsOf = (leads: SearchedLead[]) =>
  leads.toSorted((one, other) => other.createdAt - one.createdAt || other.id - one.id).map(({ id }) => id)

describe('a block of lines', () => {
  const block = createBlock(['abc', '', 'bcab', 'b'])
  const marked = (piece: string) => {
    const marks = new Uint8Array(4)
    markLines(block, piece, marks)
    return [...marks]
  }

  it('gives each line back', () => {
    expect([0, 1, 2, 3].map((line) => lineAt(block, line))).toEqual(['abc', '', 'bcab', 'b'])
  })

  it.each([
    ['b', [1, 0, 1, 1]],
    ['bc', [1, 0, 1, 0]],
    ['ab', [1, 0, 1, 0]],
    ['cb', [0, 0, 0, 0]],
    ['bcab', [0, 0, 1, 0]]
  ])('marks the lines that hold %s, and none for what two lines hold together', (piece, expected) => {
    expect(marked(piece)).toEqual(expected)
  })
})

describe('segments', () => {
  it('hold what is added and lose what is removed, in order, whenever it was made', () => {
    let leads = Array.from({ length: 1_300 }, () => lead())
    let segments = withLeads([], leads)
    for (let round = 0; round < 200; round += 1) {
      const isLate = round % 5 === 0
      const added = Array.from({ length: random(4) }, () =>
        lead(isLate ? { createdAt: random(lastId * 10) } : {})
      )
      const removed = new Set(Array.from({ length: random(3) }, () => random(lastId)))
      leads = leads.filter(({ id }) => !removed.has(id)).concat(added)
      segments = withLeads(withoutLeads(segments, removed), added)
    }
    expect(find(segments, 'camille')).toEqual(idsOf(leads))
    const holding = leads.filter(({ text }) => text.includes('cdef') && text.includes('c1'))
    expect(find(segments, 'cdef c1')).toEqual(idsOf(holding))
    expect(segments.every((segment) => segment.leads.length > 0)).toBe(true)
  })

  it('are left as they are where nothing changes', () => {
    const segments = withLeads(
      [],
      Array.from({ length: 1_100 }, () => lead())
    )
    const more = withLeads(segments, [lead()])
    expect(more.slice(0, 2)).toEqual([segments[0], segments[1]])
    expect(more[0]).toBe(segments[0])
    expect(withoutLeads(more, new Set([segments[2]?.leads[0]?.id ?? 0]))[1]).toBe(segments[1])
  })

  it('find a word in the name or the number, and several words as one number', () => {
    const segments = withLeads(
      [],
      [
        lead({ id: 1, text: 'lea 0612@exemple.fr', phone: '' }),
        lead({ id: 2, text: 'hugo hugo@exemple.fr', phone: '0033612000000 0612000000' }),
        lead({ id: 3, text: 'zoe zoe@exemple.fr', phone: '0033712000000 0712000000' })
      ]
    )
    expect(find(segments, '0612')).toEqual([2, 1])
    expect(find(segments, '06 12 00')).toEqual([2])
    expect(find(segments, '+33 7')).toEqual([3])
    expect(find(segments, 'hugo 0612')).toEqual([2])
    expect(find(segments, ' ')).toEqual([3, 2, 1])
  })
})

import { describe, expect, it } from 'vitest'
import {
  basisOf,
  countDrafts,
  forgetDraft,
  type KeptDraft,
  keepDraft,
  listDrafts,
  markOf,
  newSlot,
  versionBehind
} from './draft-store.ts'

function buildStore(refuses = false) {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, value: string) => {
      if (refuses) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    }
  }
}
const draftOf = (title: string) => ({ title, content: '<p>Texte</p>', imageUrl: '' })
const NOW = 1_800_000_000_000

it('keeps what two tabs write of one article apart, and offers the newest first', () => {
  const store = buildStore()
  const [one, other] = [newSlot('edit-7'), newSlot('edit-7')]
  keepDraft({ slot: one, draft: draftOf('un'), savedAt: NOW - 10, basis: 'a' }, store)
  keepDraft({ slot: other, draft: draftOf('deux'), savedAt: NOW, basis: 'a' }, store)
  keepDraft({ slot: newSlot('edit-71'), draft: draftOf('autre'), savedAt: NOW, basis: 'a' }, store)
  expect(listDrafts('edit-7', NOW, store).map(({ draft }) => draft.title)).toEqual(['deux', 'un'])
  forgetDraft(other, store)
  expect(listDrafts('edit-7', NOW, store).map(({ draft }) => draft.title)).toEqual(['un'])
  expect(countDrafts(store)).toBe(2)
})

it('drops what is a month old or cannot be read', () => {
  const store = buildStore()
  const month = 30 * 24 * 3600 * 1000
  keepDraft({ slot: newSlot('create'), draft: draftOf('vieux'), savedAt: NOW - month, basis: '' }, store)
  store.setItem(newSlot('create'), '{"draft":')
  store.setItem(newSlot('create'), '{"draft":{"title":1},"savedAt":2,"basis":""}')
  expect(listDrafts('create', NOW, store)).toEqual([])
  expect(store.length).toBe(0)
})

it('says when the browser keeps nothing', () => {
  const kept = { slot: newSlot('create'), draft: draftOf('x'), savedAt: NOW, basis: '' }
  expect(keepDraft(kept, buildStore(true))).toBe(false)
  expect(keepDraft(kept, buildStore())).toBe(true)
})

it('marks another text otherwise', () => {
  const article = { title: 'T', content: '<p>a</p>', imageUrl: '' }
  expect(basisOf(article)).toBe(basisOf({ ...article }))
  expect(basisOf({ ...article, content: '<p>b</p>' })).not.toBe(basisOf(article))
})

describe('versionBehind', () => {
  const text = { title: 'Un titre', content: '<p>Avant</p>', imageUrl: '' }
  const kept = (changes: Partial<KeptDraft> = {}): KeptDraft => ({
    ...{ slot: 's', draft: text, savedAt: 0, basis: 'b', of: { id: 4, version: 2 } },
    ...changes
  })
  const found = (content: string, version = 3) => ({ ...text, content, version })

  it('MANAGE-45 goes on from what this browser sent itself as the page was closed', () => {
    expect(versionBehind(kept(), found('<p>Avant</p>'))).toBe(3)
    const typed = kept({ draft: { ...text, title: ' Un titre ', content: '<p>Avant</p>' } })
    expect(versionBehind(typed, found('<p>Avant</p>'))).toBe(3)
    const later = kept({ draft: { ...text, content: '<p>Avant, après</p>' }, sent: markOf(text) })
    expect(versionBehind(later, found('<p>Avant</p>'))).toBe(3)
  })

  it('MANAGE-45 stays at the version it was made from where somebody else wrote', () => {
    const later = kept({ draft: { ...text, content: '<p>Avant, après</p>' }, sent: markOf(text) })
    expect(versionBehind(later, found('<p>Autrui</p>'))).toBe(2)
    expect(versionBehind(kept(), found('<p>Autrui</p>', 2))).toBe(2)
  })
})

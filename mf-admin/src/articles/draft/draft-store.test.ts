import { describe, expect, it } from 'vitest'
import {
  basisOf,
  countDrafts,
  destinationOf,
  draftsFor,
  forgetDraft,
  goOnWith,
  type KeptDraft,
  keepDraft,
  keptToGoOn,
  listDrafts,
  newSlot,
  onlyInMemory
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

it('tells what the browser would not keep from what it offers elsewhere', () => {
  const store = buildStore()
  const [one, other] = ['un', 'deux'].map((title) => ({
    ...{ slot: newSlot('create'), draft: draftOf(title), savedAt: NOW, basis: '' }
  }))
  if (!one || !other) throw new Error('two texts')
  keepDraft(one, store)
  expect(onlyInMemory([one, other], store)).toEqual([other])
  expect(onlyInMemory([one, other], buildStore(true))).toEqual([one, other])
})

it('marks another text otherwise', () => {
  const article = { title: 'T', content: '<p>a</p>', imageUrl: '' }
  expect(basisOf(article)).toBe(basisOf({ ...article }))
  expect(basisOf({ ...article, content: '<p>b</p>' })).not.toBe(basisOf(article))
})

describe('what a kept text goes on from', () => {
  const text = (content: string) => ({ title: 'Un titre', content, imageUrl: '' })
  const kept = (changes: Partial<KeptDraft> = {}): KeptDraft => ({
    ...{ slot: newSlot('create'), draft: text('<p>Après</p>'), savedAt: Date.now(), basis: 'b' },
    ...changes
  })

  it('MANAGE-45 is the draft or the key, with all that may have arrived, itself as the last', () => {
    const sent = [text('<p>Avant</p>')]
    const of = { id: 4, version: 2 }
    expect(destinationOf(kept({ of, sent }))).toEqual({
      ...{ of, key: undefined },
      sent: [text('<p>Avant</p>'), text('<p>Après</p>')]
    })
    expect(destinationOf(kept({ key: 'k', sent: [text('<p>Après</p>')] }))).toMatchObject({
      ...{ of: undefined, key: 'k' },
      sent: [text('<p>Après</p>')]
    })
    expect(destinationOf(kept())).toBeUndefined()
  })

  it('MANAGE-45 is kept with it, and what an earlier release kept there is passed over', () => {
    const store = buildStore()
    const one = kept({ of: { id: 4, version: 2 }, sent: [text('<p>Avant</p>')] })
    keepDraft(one, store)
    expect(listDrafts('create', Date.now(), store)).toEqual([one])
    store.setItem(one.slot, JSON.stringify({ ...one, sent: '1abc' }))
    expect(listDrafts('create', Date.now(), store)[0]?.sent).toBeUndefined()
  })

  it('MANAGE-45 is named by a navigation, which carries it along where nothing is kept', () => {
    const store = buildStore()
    const [one, newer] = [kept(), kept({ savedAt: Date.now() + 1 })]
    for (const each of [one, newer]) keepDraft(each, store)
    expect(keptToGoOn('create', goOnWith(one, true), store)).toEqual(one)
    expect(keptToGoOn('create', null, store)).toBeUndefined()
    forgetDraft(one.slot, store)
    expect(keptToGoOn('create', goOnWith(one, true), store)).toBeUndefined()
    expect(keptToGoOn('create', goOnWith(one, false), store)).toEqual(one)
  })
})

it('MANAGE-45 finds the newer text of a draft where that is opened by its article, and counts it with the draft', () => {
  const store = buildStore()
  const of = { id: 4, version: 2 }
  keepDraft({ slot: newSlot('create'), draft: draftOf('plus récent'), savedAt: NOW, basis: '', of }, store)
  keepDraft({ slot: newSlot('create'), draft: draftOf('autre'), savedAt: NOW, basis: '' }, store)
  const titles = (openedId?: number) => draftsFor('edit-9', openedId, store).map(({ draft }) => draft.title)
  expect([titles(4), titles(5), titles()]).toEqual([['plus récent'], [], []])
  expect(countDrafts(store)).toBe(1)
})

import { describe, expect, it } from 'vitest'
import { allSubjects } from './all-subjects.ts'
import { chooseChapters } from './choose-chapters.ts'
import { fillTerms } from './fill-terms.ts'
import { shareSections } from './share-sections.ts'
import { titlesOf } from './subject.ts'

const terms = { topic: 'le tri', do: 'écrire', items: 'avis', team: 'l’équipe' }

describe('a subject’s words in a text of all subjects', () => {
  it('contract and elide as French does', () => {
    expect(fillTerms('{Topic}, {of-topic} ; {of-do} {of-items} {to-team}, {of-team}', terms)).toBe(
      'Le tri, du tri ; d’écrire d’avis à l’équipe, de l’équipe'
    )
    const others = { topic: 'la saisie', do: 'saisir', items: 'factures', team: 'le service' }
    expect(fillTerms('{of-topic} {Do} {of-do} {of-items} {to-team} {of-team} {Team}', others)).toBe(
      'de la saisie Saisir de saisir de factures au service du service Le service'
    )
  })

  it('are all known', () => {
    expect(() => fillTerms('{sujet}', terms)).toThrow('{sujet}')
  })
})

describe('what the articles are made of', () => {
  const places = allSubjects.flatMap((subject, at) =>
    titlesOf(subject).map(({ shape }, title) => ({
      name: subject.name,
      shape,
      own: shareSections(subject)[title] ?? [],
      chapters: Object.entries(chooseChapters(at, title)).map(([, text]) => text)
    }))
  )
  const common = (one: readonly string[], other: readonly string[]) =>
    one.filter((item) => other.includes(item)).length

  it('holds the section that the title announces', () => {
    for (const { own, shape } of places) expect(own).toContain(shape)
  })

  it('is one section at most for two articles on a subject, and no chapter', () => {
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        if (one.name !== other.name) continue
        expect(common(one.own, other.own)).toBeLessThanOrEqual(1)
        expect(common(one.chapters, other.chapters)).toBe(0)
      }
    }
  })

  it('is one chapter at most for two articles on different subjects', () => {
    const most = places.map((one, index) =>
      Math.max(
        0,
        ...places
          .slice(index + 1)
          .filter(({ name }) => name !== one.name)
          .map((other) => common(one.chapters.slice(0, 4), other.chapters.slice(0, 4)))
      )
    )
    expect(Math.max(...most)).toBe(1)
  })
})

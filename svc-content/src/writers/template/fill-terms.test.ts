import { describe, expect, it } from 'vitest'
import { allSubjects } from './all-subjects.ts'
import { CHAPTER_KINDS, chaptersFor, chooseChapters } from './choose-chapters.ts'
import { PARTS } from './choose-title.ts'
import { distributeSections } from './distribute-sections.ts'
import { fillTerms } from './fill-terms.ts'
import { titlesOf } from './subjects/subject.ts'

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
  const articlesIn = (parts: readonly number[]) =>
    parts.flatMap((part) =>
      allSubjects.flatMap((subject) => {
        const rank = allSubjects.filter(({ kind }) => kind === subject.kind).indexOf(subject)
        return titlesOf(subject).map(({ shape }, title) => {
          const chapters = chooseChapters({ kind: subject.kind, rank, title, part })
          return {
            subject,
            shape,
            own: distributeSections(subject, part)[title] ?? [],
            chapters: CHAPTER_KINDS.map((kind) => chapters[kind])
          }
        })
      })
    )
  const first = articlesIn([1])
  const all = articlesIn(Array.from({ length: PARTS }, (_, earlier) => earlier + 1))
  type Article = (typeof all)[number]
  const common = (one: readonly string[], other: readonly string[]) =>
    one.filter((item) => other.includes(item)).length
  /** The highest `count` among all pairs of `articles` that `belong` accepts. */
  const most = (
    articles: readonly Article[],
    belong: (one: Article, other: Article) => boolean,
    count: (one: Article, other: Article) => number
  ) => {
    let found = 0
    for (const [index, one] of articles.entries())
      for (const other of articles.slice(index + 1))
        if (belong(one, other)) found = Math.max(found, count(one, other))
    return found
  }
  const onOneSubject = (one: Article, other: Article) => one.subject === other.subject
  const ofOneKind = (one: Article, other: Article) =>
    one.subject !== other.subject && one.subject.kind === other.subject.kind
  const sections = (one: Article, other: Article) => common(one.own, other.own)
  const chapters = (one: Article, other: Article) => common(one.chapters, other.chapters)

  it('is drawn from a prime number of chapters, more than there are titles, parts or subjects of a kind', () => {
    for (const kind of ['work', 'matter'] as const) {
      const subjects = allSubjects.filter((subject) => subject.kind === kind)
      for (const chapter of CHAPTER_KINDS) {
        const count = chaptersFor(chapter, kind).length
        expect([17, 23]).toContain(count)
        expect(subjects.length).toBeLessThanOrEqual(count)
        for (const subject of subjects) expect(titlesOf(subject).length).toBeLessThanOrEqual(count)
      }
    }
  })

  it('holds the section that the title announces', () => {
    for (const { own, shape } of all) expect(own).toContain(shape)
  })

  it('is one section at most for two first articles on a subject, and no chapter', () => {
    expect(most(first, onOneSubject, sections)).toBe(1)
    expect(most(first, onOneSubject, chapters)).toBe(0)
  })

  it('is two sections and one chapter at most for two articles on a subject, whatever their parts', () => {
    expect(most(all, onOneSubject, sections)).toBeLessThanOrEqual(2)
    expect(most(all, onOneSubject, chapters)).toBeLessThanOrEqual(1)
  })

  it('is one chapter at most for two first articles on subjects of a kind, two for later ones', () => {
    expect(most(first, ofOneKind, chapters)).toBe(1)
    expect(most(all, ofOneKind, chapters)).toBe(2)
  })
})

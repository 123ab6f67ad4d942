import { describe, expect, it } from 'vitest'
import { loadBank } from '../../content/load-bank.ts'
import type { Subject, TitleEntry } from './bank/bank.ts'

const { subjects } = loadBank()

/** Words that only tell the form of an article, or carry no meaning: they promise nothing that the text could name. */
const FORM = new Set(
  'recit histoire chronique enquete carnet journal methode demarche etapes guide mode emploi marche suivre questions reponses reponse demandent demande point points liste controle verifier verifications verification contre erreurs fautes pieges facons comment pourquoi comparer comparaison expliquer utile bonne bon passer mettre place aide aidee grace gens chaque entreprise equipe equipes projet avec sans pour dans chez sous plus moins tout toute tous votre vous notre nous leur leurs elle elles meme mais quand comme entre cette celui celle ceux sont etre faire fait faut vraiment encore deux trois quatre cinq neuf onze douze quinze vingt trente quarante cents mille jamais toujours apres avant depuis autre autres aussi bien peut quel quelle quels quelles'.split(
    ' '
  )
)

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/<[^>]*>/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const stemOf = (word: string) => word.slice(0, 5)

/** The words of a title that promise some content, as stems. */
const promisesOf = (title: string): string[] => [
  ...new Set(
    wordsOf(title)
      .filter((word) => (word.length > 3 || /^(?:rag|seo|pms)$/.test(word)) && !FORM.has(word))
      .map(stemOf)
  )
]

/** Stems of what the title announces, of what its articles begin with, and of what the subject is about. */
function keptBy({ terms, leads, parts }: Subject, { shape, text }: TitleEntry): Set<string> {
  const announced = text || (parts.find(({ name }) => name === shape)?.text ?? '')
  const context = parts.find(({ name }) => name === 'context')?.text ?? ''
  return new Set(wordsOf([announced, context, ...leads, ...Object.values(terms)].join(' ')).map(stemOf))
}

const planned = subjects.flatMap((subject) =>
  subject.titles.map((entry) => ({ subject, entry, title: entry.title }))
)

describe('a title', () => {
  it('is kept by its text: half of what it promises is named there', () => {
    const broken = planned.filter(({ subject, entry, title }) => {
      const kept = keptBy(subject, entry)
      const promises = promisesOf(title)
      return promises.filter((stem) => kept.has(stem)).length * 2 < promises.length
    })
    expect(broken.map(({ title }) => title)).toEqual([])
  })

  it('names no season, month or year, since it may come out at any time', () => {
    const dated =
      /\b(?:printemps|automne|hiver|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|noël|pâques|rentrée|20\d\d)\b|l’été/i
    expect(planned.filter(({ title }) => dated.test(title)).map(({ title }) => title)).toEqual([])
  })
})

describe('a story', () => {
  const fiction =
    /inventé|fictif|fictive|imaginaire|composé|n’existe pas|n’est pas sous ce nom|n’existe nulle|fictifs|fictives|plausible/
  const stories = subjects.flatMap(({ name, parts, titles }) => [
    ...parts.filter((part) => part.name === 'case').map(({ text }) => ({ name, text })),
    ...titles.filter(({ shape, text }) => shape === 'case' && text !== '').map(({ text }) => ({ name, text }))
  ])
  it('says that it is made up', () => {
    expect(stories.filter(({ text }) => !fiction.test(text))).toEqual([])
  })

  it('is the only place where someone unnamed is quoted', () => {
    const others = subjects.flatMap(({ parts, titles }) => [
      ...parts.filter(({ name }) => name !== 'case').map(({ text }) => text),
      ...titles.filter(({ shape }) => shape !== 'case').map(({ text }) => text)
    ])
    expect(others.filter((text) => /^> /m.test(text))).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { allSubjects } from './all-subjects.ts'
import { composeArticle } from './compose-article.ts'
import { type Subject, titlesOf } from './subjects/subject.ts'

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

/** Stems of the article's first 200 words, of the section the title announces, and of what the subject is about. */
function keptBy(subject: Subject, index: number): Set<string> {
  const { title, shape } = titlesOf(subject)[index] as { title: string; shape: 'guide' }
  const rank = allSubjects.filter(({ kind }) => kind === subject.kind).indexOf(subject)
  const start = wordsOf(composeArticle(subject, { rank, title: index, shape, part: 1 }, title)).slice(0, 200)
  const { terms, leads, sections } = subject
  const own = [sections[shape] ?? '', sections.context ?? '', ...leads, ...Object.values(terms)].join(' ')
  return new Set([...start, ...wordsOf(own)].map(stemOf))
}

const planned = allSubjects.flatMap((subject) =>
  titlesOf(subject).map(({ title }, index) => ({ subject, title, index }))
)

describe('a title', () => {
  it('is kept by its text: half of what it promises is named there', () => {
    const broken = planned.filter(({ subject, title, index }) => {
      const kept = keptBy(subject, index)
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
  it.each(allSubjects.filter(({ sections }) => sections.case))(
    'on $name says that it is made up',
    ({ sections }) => {
      expect(sections.case).toMatch(fiction)
    }
  )

  it('is the only place where someone unnamed is quoted', () => {
    for (const { sections } of allSubjects)
      for (const [name, text] of Object.entries(sections))
        if (name !== 'case') expect(text).not.toMatch(/^> /m)
  })
})

import { inForm } from '@site/service/testing/test-form'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadBank } from '../../content/load-bank.ts'
import { type DailyRuns, startDailyRuns, type WrittenDay } from '../../testing/daily-runs.ts'
import { createTemplateWriter } from './create-template-writer.ts'

/** All that the bank has, or a year in the short form. */
const COUNT = inForm({ long: loadBank().subjects.flatMap(({ titles }) => titles).length, short: 365 })

let dailyRuns: DailyRuns
const articles: WrittenDay[] = []
beforeAll(async () => {
  dailyRuns = await startDailyRuns(createTemplateWriter(), { first: '2026-11-23' })
  while (articles.length < COUNT) articles.push(await dailyRuns.runNextDay())
}, 240_000)
afterAll(() => dailyRuns.stop())

const sentencesOf = (html: string): Set<string> =>
  new Set(
    html
      .replace(/<[^>]*>/g, '\n')
      .split(/(?<=[.!?…])\s+|\n+/)
      .filter((sentence) => sentence.length > 20)
  )

/** The two articles that have most sentences in common, as a proportion of those of the shorter one. */
function closestPair() {
  const holders = new Map<string, number[]>()
  const all = articles.map(({ content }) => sentencesOf(content))
  let closest = { share: 0, titles: '' }
  for (const [at, own] of all.entries()) {
    const common = new Map<number, number>()
    for (const sentence of own) {
      const earlier = holders.get(sentence) ?? []
      for (const other of earlier) common.set(other, (common.get(other) ?? 0) + 1)
      holders.set(sentence, [...earlier, at])
    }
    for (const [other, count] of common) {
      const share = count / Math.min(own.size, all[other]?.size ?? 0)
      if (share > closest.share)
        closest = { share, titles: `${articles[other]?.title} / ${articles[at]?.title}` }
    }
  }
  return closest
}

/** Words of sentences that were removed because they were harmful, false, or made no sense with some subject. */
const BANNED: readonly RegExp[] = [
  /en silence\. Si personne ne réclame/,
  /supprimez pendant quinze jours/i,
  /restez-en là/,
  /erreur volontaire/,
  /relecture sur cinq/,
  /un cas sur cinq/,
  /bon tiers/,
  /un quart de la dépense/,
  /neuf fois sur dix/i,
  /la moitié des variations/,
  /10 à 15\s%/,
  /baisser de 80\s%/,
  /la fraude la plus répandue/,
  /nous avons vu des essais/i,
  /prend quelques minutes ; obtenir/,
  /revient plus souvent qu’on ne le croit/,
  /(?:réunions|plannings|procédures|messages) par jour/,
  /allait mal/,
  /aura au moins appris/,
  /souhaite un mois de pause/,
  /sans aide, un jour sur dix/,
  /dormait depuis le 3/,
  /attendent le soir/,
  /Relisez (?:l’|le |la )\p{L}+ en plusieurs/u,
  /chaque fois qu’il faut/,
  /clients fâchés/,
  /avant (?:de |d’)\p{L}+(?: \p{L}+){0,4} autrement/u,
  /cesse de m’occuper/,
  /Supprimez ce qui n’a pas bougé/,
  /Supprimez-les avant d’automatiser/,
  /ne demande l’avis d’aucun expert/,
  /il vaut mieux les supprimer/,
  /procédures disparaissent/,
  /pendant ses congés/,
  /à partir de plusieurs missions/,
  /toutes nos missions/,
  /y répond avec vos mots/
]

describe('the days of the real service', () => {
  it('have as many titles, and no text comes twice', () => {
    expect(new Set(articles.map(({ title }) => title)).size).toBe(COUNT)
    expect(new Set(articles.map(({ content }) => content)).size).toBe(COUNT)
  })

  it('have no two articles of which one holds more than half of the other', () => {
    expect(closestPair()).toMatchObject({ share: expect.toSatisfy((share) => share <= 0.5) })
  })

  it('say nothing that was found harmful, false or senseless', () => {
    const text = articles
      .map(({ content }) => content.replace(/<[^>]*>/g, ' ').replace(/[\u00a0\u202f]/g, ' '))
      .join('\n')
    expect(BANNED.filter((pattern) => pattern.test(text))).toEqual([])
  })
})

describe('the end of the bank', () => {
  const writer = createTemplateWriter()
  const titles = loadBank().subjects.flatMap((subject) => subject.titles.map(({ title }) => title))

  it('RUN-31 is warned of in the log two months ahead, then no article is written, and the run says why', async () => {
    const last = await startDailyRuns(writer, { first: '2030-01-01', earlierTitles: titles.slice(2) })
    await last.runNextDay()
    expect(last.logText()).toContain('runs out')
    await last.runNextDay()
    await expect(last.runNextDay()).rejects.toMatchObject({ code: 'exhausted' })
    await last.stop()
  })

  it('RUN-31 comes with the last title: none is written about a second time', async () => {
    expect(writer.countLeft?.(titles)).toBe(0)
    await expect(writer.write({ seed: '2028-02-08#1', usedTitles: titles })).rejects.toMatchObject({
      code: 'exhausted'
    })
  })

  it('RUN-31 offers no subject that has nothing left', () => {
    const nights = ['2030-01-01', '2030-01-02', '2030-01-03']
    const offered = writer.listSubjects?.(nights, titles.slice(1, -1)) ?? []
    expect(offered.map(({ title }) => title).toSorted()).toEqual([titles[0], titles.at(-1)].toSorted())
    expect(writer.listSubjects?.(nights, titles)).toEqual([])
  })

  it('is not spoken of while there is plenty left', () => {
    expect(dailyRuns.logText()).not.toContain('runs out')
  })
})

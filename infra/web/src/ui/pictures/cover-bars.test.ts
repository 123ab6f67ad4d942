import { expect, it } from 'vitest'
import { COVER_DAYS, COVER_ROWS, coverOf } from './cover-bars.ts'

const ids = Array.from({ length: 250 }, (_, index) => index + 1)
const TITLES = [
  'Audit IA : dix jours pour savoir quoi automatiser',
  'De la facture au PMS : supprimer la ressaisie',
  'Mille deux cents réclamations et un appel d’offres',
  'Sans rien que la liste connaisse',
  '',
  `Un titre ${'interminable '.repeat(30)}`
]
const covers = TITLES.flatMap((title) => ids.map((id) => coverOf(id, title)))

it('draws the same cover for the same article', () => {
  for (const id of ids) for (const title of TITLES) expect(coverOf(id, title)).toEqual(coverOf(id, title))
})

it('draws covers of one subject that differ from one article to the next', () => {
  const distinct = new Set(ids.map((id) => JSON.stringify(coverOf(id, 'Le yield management'))))
  expect(distinct.size).toBeGreaterThan(225)
})

it('keeps every bar within the week, on whole days, and bars of a row apart', () => {
  for (const { subject, bars } of covers) {
    const tall = subject.rows === 2 ? [{ ...subject, row: subject.row + 1 }] : []
    for (let row = 0; row < COVER_ROWS; row += 1) {
      const onRow = [...bars, subject, ...tall]
        .filter((bar) => bar.row === row)
        .sort((one, two) => one.start - two.start)
      onRow.forEach(({ start, length }, index) => {
        expect(Number.isInteger(start) && Number.isInteger(length) && length > 0).toBe(true)
        expect(start + length).toBeLessThanOrEqual(onRow[index + 1]?.start ?? COVER_DAYS)
      })
    }
  }
})

it('gives the figure two rows that the subject is not on, and no bar before their end', () => {
  for (const { subject, figure, bars } of covers) {
    if (!figure) continue
    expect(figure.start).toBe(subject.start)
    expect([figure.row, figure.row + 1]).not.toContain(subject.row)
    const beside = bars.filter(({ row }) => row === figure.row || row === figure.row + 1)
    for (const { start } of beside) expect(start).toBeGreaterThan(figure.start)
  }
})

it('has one coral bar where there is any', () => {
  for (const { bars, accent } of covers) expect(bars[accent]).toBeDefined()
})

it('says a unit once, and no figure that does not fit', () => {
  expect(coverOf(4, 'Soixante extras pour samedi')).toMatchObject({
    subject: { label: 'Extras', rows: 1 },
    figure: { value: '60', unit: '' }
  })
  expect(coverOf(4, 'Soixante salons pour samedi').figure).toMatchObject({ value: '60', unit: 'salons' })
  expect(coverOf(4, 'Soixante anticonstitutionnalités').figure).toBeNull()
})

import { expect, it } from 'vitest'
import { measureReading, readAround, sentencesOf } from './measure-reading.ts'

const article = (title: string, ...sentences: string[]) => ({
  title,
  content: `<p>${sentences.join(' ')}</p>`
})
const [one, two, three] = [
  'Une phrase assez longue pour être reconnue.',
  'Une autre phrase, elle aussi assez longue.',
  'Une troisième, que personne n’avait encore lue.'
] as const

it('counts as read what stood in an earlier article, headings and short cells aside', () => {
  expect([
    ...sentencesOf(`<h2>Un intertitre bien assez long</h2><p>${one} ${two}</p><td>Court</td>`)
  ]).toEqual([one, two])
  const measures = measureReading([article('a', one, two), article('b', two, three), article('c', one, two)])
  expect(measures.alreadyRead).toEqual([0, 0.5, 1])
  expect(measures.mostRepeated).toEqual({ sentence: two, times: 3 })
  expect(measures.copies).toEqual(['c'])
  expect(readAround(measures, 1)).toBe(0.5)
})

it('counts repetition within a hundred articles in a row', () => {
  const many = Array.from({ length: 150 }, (_, day) =>
    article(`${day}`, day % 120 === 0 ? one : `La phrase du jour numéro ${day}, et de lui seul.`)
  )
  expect(measureReading(many).mostRepeated.times).toBe(1)
})

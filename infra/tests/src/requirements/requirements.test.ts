import { describe, expect, it } from 'vitest'
import { readSources } from './citations.ts'
import { numbersIn, readRequirements } from './read-requirements.ts'

const requirements = readRequirements()
const known = new Set(requirements.map(({ number }) => number))
const areas = new Set(requirements.map(({ area }) => area))
const sources = readSources()

describe('the requirements', () => {
  it('have the letters of their file, and count on in it without a gap, so that no number is given twice', () => {
    const files = [...new Set(requirements.map(({ file }) => file))]
    expect(files.length).toBe(areas.size)
    for (const file of files) {
      const numbers = requirements.filter((one) => one.file === file).map(({ number }) => number)
      const [area] = (numbers[0] ?? '').split('-')
      expect(numbers).toEqual(numbers.map((_, index) => `${area}-${index + 1}`))
    }
  })

  it('say each sentence once', () => {
    const sentences = requirements.map(({ sentence }) => sentence)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('quote texts that the product shows, letter by letter', () => {
    const shown = sources
      .filter(({ file }) => /^(mf-|svc-|shell\/|infra\/(contracts|web)\/).*(?<!\.test)\.tsx?$/.test(file))
      .map(({ text }) => text.replace(/\\(['"])/g, '$1'))
      .join('\n')
    const quoted = requirements
      .filter(({ marker }) => marker !== 'planned' && marker !== 'withdrawn')
      .flatMap(({ number, sentence }) =>
        [...sentence.matchAll(/«\u00a0(.+?)\u00a0»/g)].flatMap(([, quote = '']) =>
          quote.split(/\{\w+\}/).map((part) => ({ number, part: part.trim() }))
        )
      )
    expect(quoted.length).toBeGreaterThan(100)
    expect(quoted.filter(({ part }) => !shown.includes(part))).toEqual([])
  })
})

describe('the repository', () => {
  it('cites no requirement that is not there', () => {
    const cited = sources.flatMap(({ file, text }) =>
      numbersIn(text, areas).map((number) => ({ file, number }))
    )
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([])
  })
})

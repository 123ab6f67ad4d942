import { describe, expect, it } from 'vitest'
import { numbersOfTests, readSources, titlesOf } from './citations.ts'
import { type Marker, numbersIn, readRequirements } from './read-requirements.ts'

const requirements = readRequirements()
const known = new Set(requirements.map(({ number }) => number))
const areas = new Set(requirements.map(({ area }) => area))
const sources = readSources()
const tests = numbersOfTests(sources, requirements)
const numbersMarked = (isWanted: (marker: Marker) => boolean | undefined) =>
  requirements.filter(({ marker }) => isWanted(marker)).map(({ number }) => number)

/** Papers that were once cited, written so that it does not find itself. */
const PAPER =
  /\b(?:SPE[C]|RESOLUTION[S]|DESIG[N]|FACT[S]|HOUS[E]|STYLE\.m[d]|look\/READM[E]|the specificatio[n]|R \d+|issue \d+)\b/

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

  it('have a journey that names each that is seen in a browser, and no check of a screen names another', () => {
    const wanted = numbersMarked((marker) => marker?.startsWith('browser'))
    expect(wanted.filter((number) => !tests.inJourneys.includes(number))).toEqual([])
    const begun = sources
      .filter(({ file }) => /e2e\/(blog|chat|leads|public)\//.test(file))
      .flatMap(({ text }) =>
        [...text.matchAll(/\bcheck(?:\.once)?\(\s*['"`](\S+)/g)].map(([, first = '']) => first)
      )
    expect(begun.length).toBeGreaterThan(200)
    expect(begun.filter((number) => !wanted.includes(number))).toEqual([])
  })

  it('have one check each on the public pages', () => {
    const titles = sources.filter(({ file }) => file.endsWith('.checks.ts')).flatMap(titlesOf)
    const tried = titles.flatMap((title) => numbersIn(title, areas))
    expect(tried.filter((number, index) => tried.indexOf(number) !== index)).toEqual([])
  })

  it('have a test with their number for each that is seen elsewhere', () => {
    const wanted = requirements.filter(({ marker }) => marker === 'test')
    expect(wanted.map(({ number }) => number).filter((number) => !tests.inOthers.includes(number))).toEqual(
      []
    )
  })
})

describe('the repository', () => {
  it('cites no requirement that is not there', () => {
    const cited = sources.flatMap(({ file, text }) =>
      numbersIn(text, areas).map((number) => ({ file, number }))
    )
    expect(cited.length).toBeGreaterThan(300)
    expect(cited.filter(({ number }) => !known.has(number))).toEqual([])
  })

  it('cites no paper that it does not hold', () => {
    const citing = sources.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, i) => (PAPER.test(line) ? [`${file}:${i + 1} ${line.trim()}`] : []))
    )
    expect(citing).toEqual([])
    expect(['(SPE', 'C §2)'].join('')).toMatch(PAPER)
  })
})

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run/command.ts'
import { numbersIn, type Requirement } from './read-requirements.ts'

/** A file of the repository. */
export interface Source {
  /** From the root of the repository. */
  file: string
  text: string
}

const IS_TEXT = /(\.(ts|tsx|mjs|js|css|md|json|yaml|yml|sh)|Dockerfile|\.ci\/run)$/
const IS_TEST = /\.(test|checks)\.tsx?$/
const JOURNEYS = 'infra/tests/src/e2e/'
/** The first words of a test: `check('…`, `it('…`, `describe.each(list)('…`. */
const TITLE =
  /\b(?:check|it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`]*)`)/g

/** The texts of the repository that are tracked or about to be, but for the requirements themselves. */
export function readSources(): Source[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => IS_TEXT.test(file) && file !== 'package-lock.json')
    .filter((file) => !file.startsWith('infra/requirements/') && existsSync(join(ROOT, file)))
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
}

/** Titles of the tests of a file; none where it is no file of tests. */
export function titlesOf({ file, text }: Source): string[] {
  if (!IS_TEST.test(file)) return []
  return [...text.matchAll(TITLE)].map(([, ...quoted]) => quoted.find((title) => title !== undefined) ?? '')
}

/** Numbers that stand in the titles and comments of tests, and those in titles alone: of journeys, and of the others. */
export function numbersOfTests(sources: Source[], requirements: Requirement[]) {
  const areas = new Set(requirements.map(({ area }) => area))
  const tests = sources.filter(({ file }) => IS_TEST.test(file))
  const titled = (isJourney: boolean) =>
    tests
      .filter(({ file }) => file.startsWith(JOURNEYS) === isJourney)
      .flatMap((source) => titlesOf(source).flatMap((title) => numbersIn(title, areas)))
  return {
    named: new Set(tests.flatMap(({ text }) => numbersIn(text, areas))),
    inJourneys: titled(true),
    inOthers: titled(false)
  }
}

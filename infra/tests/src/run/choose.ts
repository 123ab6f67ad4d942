import { CommandLineError, readCommandLine, takeCommandLine } from '@site/contracts/command-line'
import { PROJECTS, type Project, projectOf, testFiles } from './test-files.ts'

export const CHECKS = ['types', 'lint'] as const
const LONG = 'long'
const STEPS: readonly string[] = [...CHECKS, ...PROJECTS, LONG]

export type Check = (typeof CHECKS)[number]

/** What a run of the tests does. */
export interface Choice {
  checks: Check[]
  projects: Project[]
  /** Runs the projects with full durations and numbers: `npm run site -- test-long`. */
  isLong: boolean
  /** Parts of paths that the test files must have, one of them each; all files where there is none. */
  files: string[]
  /** Which part of the files, such as 2/4; all of them where it is left out. */
  shard?: string
}

/**
 * What the arguments of `npm test` ask for. Words that name a step choose it; all others are parts of paths and narrow the test files, in
 * the chosen projects or, where none is chosen, in those that the files belong to. Types and lint are in the first shard of a whole run.
 * @throws a CommandLineError for what is not understood, and for a word that is in no test file's path
 */
export function chooseTests(args: string[], files: string[] = testFiles()): Choice {
  const { words, options } = readCommandLine(args, COMMAND_LINE)
  const { shard } = options
  const [, part = 1, count = 1] = (shard ?? '1/1').match(/^(\d+)\/(\d+)$/)?.map(Number) ?? [0, 0, 0]
  if (part < 1 || part > count)
    throw new CommandLineError(`Not understood: --shard=${shard}. Understood: --shard=2/4`)
  const steps = words.filter((word) => STEPS.includes(word))
  const parts = words.filter((word) => !STEPS.includes(word))
  const isLong = steps.includes(LONG)
  const named = PROJECTS.filter((name) => steps.includes(name))
  const allowed: readonly Project[] = named.length > 0 ? named : isLong ? PROJECTS_WITH_LONG_FORM : PROJECTS
  for (const word of parts)
    if (!files.some((file) => file.includes(word) && isIn(allowed, file)))
      throw new CommandLineError(
        `Not understood: ${word} is in the path of no test file of ${allowed.join(', ')}.`
      )
  const isChosen = (project: Project) =>
    parts.length > 0
      ? files.some((file) => projectOf(file) === project && parts.some((word) => file.includes(word)))
      : steps.length === 0 || isLong || named.includes(project)
  return {
    checks: CHECKS.filter((name) => (words.length === 0 ? part === 1 : steps.includes(name))),
    projects: allowed.filter(isChosen),
    isLong,
    files: parts,
    ...(shard && { shard })
  }
}

/** The same of this process's arguments. Ends it with 2 and one line when they are not understood, with 0 and the usage when they ask for --help. */
export function takeChoice(args: string[] = process.argv.slice(2)): Choice {
  try {
    takeCommandLine(COMMAND_LINE, args)
    return chooseTests(args)
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error
    process.stderr.write(`${error.message}\n`)
    return process.exit(2)
  }
}

const PROJECTS_WITH_LONG_FORM: readonly Project[] = ['unit', 'integration', 'resilience']

const isIn = (projects: readonly Project[], file: string) => {
  const project = projectOf(file)
  return project !== null && projects.includes(project)
}

const COMMAND_LINE = {
  usage: `npm test [-- <step or part of a test file's path>…] [--shard=2/4], where a step is one of ${STEPS.join(', ')}`,
  examples: [
    'npm test -- e2e/blog/desk   the journeys of that file, with servers, browser and build',
    'npm test -- e2e codes       the journeys of files with “codes” in their path',
    'npm test -- --shard=1/4     a quarter of everything, for four machines at once'
  ],
  most: Number.POSITIVE_INFINITY,
  options: { shard: 'value' }
} as const

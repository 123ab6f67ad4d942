import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run/command.ts'

/** How it is known that a requirement is kept; `null`: any test may say so. */
export type Marker =
  | 'browser'
  | 'browser, desktop'
  | 'browser, mobile'
  | 'test'
  | 'planned'
  | 'withdrawn'
  | null

/** A line of infra/requirements: `- BLOG-12 A sentence. [browser]`. */
export interface Requirement {
  /** `BLOG-12`. */
  number: string
  /** `BLOG`. */
  area: string
  sentence: string
  marker: Marker
  /** Name of the file it stands in. */
  file: string
}

const FOLDER = join(ROOT, 'infra/requirements')
const LINE =
  /^- (([A-Z][A-Z0-9]+)-\d+) (.+?)(?: \[(browser|browser, desktop|browser, mobile|test|planned|withdrawn)\])?$/

/** All requirements, in the order of their files. Throws an Error that names a line of a list that is none. */
export function readRequirements(): Requirement[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .split('\n')
        .filter((line) => line.startsWith('- '))
        .map((line) => readLine(line, file))
    )
}

function readLine(line: string, file: string): Requirement {
  const [, number = '', area = '', sentence = '', marker] = LINE.exec(line) ?? []
  if (!number) throw new Error(`infra/requirements/${file} has a line that is no requirement: ${line}`)
  return { number, area, sentence, marker: (marker ?? null) as Marker, file }
}

/** Numbers of these areas in a text, such as a comment or the title of a test, as often as they stand there. */
export function numbersIn(text: string, areas: Iterable<string>): string[] {
  return text.match(new RegExp(`\\b(?:${[...areas].join('|')})-\\d+\\b`, 'g')) ?? []
}

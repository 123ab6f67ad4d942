import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Bank, CHAPTER_NAMES } from '../writers/template/bank/bank.ts'
import { readChapters, readParagraphs, readSubject } from '../writers/template/bank/read-texts.ts'

/** Beside this module, and beside the built service (infra/dev/src/release/build-services.ts). */
const FOLDER = join(import.meta.dirname, 'texts')

const read = (...path: string[]) => readFileSync(join(FOLDER, ...path), 'utf8')

/** Reads the texts that the built-in writer composes articles from, which editors change as Markdown. @throws BankError for a file that cannot be read */
export function loadBank(): Bank {
  const subjects = readdirSync(join(FOLDER, 'subjects'))
    .filter((file) => file.endsWith('.md'))
    .map((file) => readSubject(file.replace(/\.md$/, ''), read('subjects', file)))
    .sort((one, other) => one.place - other.place)
    .map(({ subject }) => subject)
  return {
    subjects,
    chapters: CHAPTER_NAMES.flatMap((name) => readChapters(name, read('chapters', `${name}.md`))),
    openings: readParagraphs('openings', read('openings.md')),
    closings: readParagraphs('closings', read('closings.md'))
  }
}

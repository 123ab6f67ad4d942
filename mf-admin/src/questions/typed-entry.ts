import type { FaqInput } from '@site/contracts/questions/faq'
import type { EntryTarget } from './use-questions.ts'

/** An entry as it stands in the fields of its form. */
export interface TypedEntry {
  question: string
  answer: string
  path: string
  label: string
  /** One to a line. */
  wordings: string
}

/** Tells what an entry is written for from all others. */
export function keyOf(target: EntryTarget): string {
  if (target === 'new') return 'new'
  return 'group' in target ? `group ${target.group.id}` : `entry ${target.entry.id} ${target.entry.version}`
}

/** Who asked is no part of a question that the site shows: what introduces them goes with their mark. */
function withoutPeople(wording: string): string {
  const rest = wording.replace(/^[^.,:;!?]*\[…\][\s.,:;!?)]*/u, '')
  const question = rest === '' ? wording : rest
  return question.charAt(0).toUpperCase() + question.slice(1)
}

/** What a form begins with: what was asked, or what is on the site. */
export function beginOf(target: EntryTarget): TypedEntry {
  if (target === 'new') return { question: '', answer: '', path: '', label: '', wordings: '' }
  if ('group' in target) {
    const [question = '', ...others] = target.group.wordings.map(withoutPeople)
    return { question, answer: '', path: '', label: '', wordings: others.join('\n') }
  }
  const { question, answer, link, wordings } = target.entry
  return { question, answer, path: link?.path ?? '', label: link?.label ?? '', wordings: wordings.join('\n') }
}

/** What is sent of it. */
export function inputOf({ question, answer, path, label, wordings }: TypedEntry): FaqInput {
  const hasLink = path.trim() !== '' || label.trim() !== ''
  return {
    question,
    answer,
    link: hasLink ? { path: path.trim(), label: label.trim() } : null,
    wordings: wordings
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
  }
}

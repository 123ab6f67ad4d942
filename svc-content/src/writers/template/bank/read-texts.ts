import { parse } from 'yaml'
import { z } from 'zod'
import { setFrench } from '../../french/set-french.ts'
import {
  type Chapter,
  type ChapterName,
  KINDS,
  type Kind,
  type PartName,
  SHAPES,
  type Subject,
  type TitleEntry
} from './bank.ts'

/** How editors call what is in the files. */
const PART_NAMES: Record<string, PartName> = {
  guide: 'guide',
  erreurs: 'mistakes',
  questions: 'faq',
  récit: 'case',
  comparaison: 'comparison',
  liste: 'checklist',
  journée: 'day',
  contexte: 'context',
  aparté: 'aside',
  objection: 'objection',
  mesure: 'measure'
}
const KIND_NAMES: Record<string, Kind> = {
  flux: 'flow',
  exploitation: 'operations',
  décision: 'decision',
  conformité: 'compliance',
  visibilité: 'visibility',
  pédagogie: 'teaching'
}

/** A text file of the bank cannot be read. The message names the file and what is wrong in it. */
export class BankError extends Error {
  override name = 'BankError'
}

interface Block {
  /** 'Entrée', 'Partie', 'Titre', 'Fin' or 'Chapitre' */
  word: string
  /** What stands in brackets behind it; '' without. */
  detail: string
  /** What stands behind the colon; '' without. */
  name: string
  text: string
}

/** The blocks of a file: each begins with a heading of the first level, such as `# Partie (contexte)` or `# Titre (guide) : Comment …`. */
function blocksOf(file: string, markdown: string): Block[] {
  const [before = '', ...blocks] = `\n${markdown}`.split(/^# /m)
  if (before.trim() !== '') throw new BankError(`${file}: text before the first heading`)
  return blocks.map((block) => {
    const [heading = '', ...lines] = block.split('\n')
    const [, word = '', detail = '', name = ''] =
      /^(\p{L}+)(?: \(([^)]*)\))?(?: : (.+))?$/u.exec(heading.trim()) ?? []
    if (word === '') throw new BankError(`${file}: heading not understood: # ${heading}`)
    const text = lines.map((line) => line.trimEnd()).filter((line) => line !== '')
    return { word, detail, name, text: text.join('\n') }
  })
}

function lookUp<T>(file: string, names: Record<string, T>, name: string): T {
  const found = Object.hasOwn(names, name) ? names[name] : undefined
  if (found === undefined) throw new BankError(`${file}: ${name} is none of ${Object.keys(names).join(', ')}`)
  return found
}

const frontMatter = z.strictObject({
  ordre: z.number().int().min(1),
  genre: z.string(),
  sujet: z.string().min(1),
  faire: z.string().min(1),
  objets: z.string().min(1),
  qui: z.string().min(1),
  sources: z
    .array(
      z.strictObject({
        titre: z.string().min(1),
        adresse: z.url({ protocol: /^https$/ }),
        date: z.iso.date()
      })
    )
    .default([])
})

/** The texts on one subject, and its place among the subjects. @throws BankError that names the file */
export function readSubject(name: string, markdown: string): { place: number; subject: Subject } {
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? []
  if (front === undefined || body === undefined) throw new BankError(`${name}: no front matter`)
  const told = frontMatter.safeParse(parse(front))
  if (!told.success) throw new BankError(`${name}: ${z.prettifyError(told.error)}`)
  const { ordre, genre, sujet, faire, objets, qui, sources } = told.data
  const blocks = blocksOf(name, body)
  const textsOf = (word: string) => blocks.filter((block) => block.word === word)
  const strange = blocks.find(({ word }) => !['Entrée', 'Partie', 'Titre', 'Fin'].includes(word))
  if (strange) throw new BankError(`${name}: # ${strange.word} is not known here`)
  const subject = {
    name,
    kind: lookUp(name, KIND_NAMES, genre),
    terms: { topic: sujet, do: faire, items: objets, team: qui },
    sources: sources.map(({ titre, adresse, date }) => ({ title: titre, address: adresse, date })),
    titles: alternate(
      textsOf('Titre').map((block) => ({
        title: setFrench(block.name),
        shape: shapeOf(name, block.detail),
        text: block.text
      }))
    ),
    leads: textsOf('Entrée').map(({ text }) => text),
    parts: textsOf('Partie').map(({ detail, text }) => ({ name: lookUp(name, PART_NAMES, detail), text })),
    closings: textsOf('Fin').map(({ text }) => text)
  }
  return { place: ordre, subject }
}

function shapeOf(file: string, detail: string) {
  const part = lookUp(file, PART_NAMES, detail)
  const shape = SHAPES.find((one) => one === part)
  if (!shape) throw new BankError(`${file}: a title has no form of ${detail}`)
  return shape
}

/** One title of each shape after the other, so that neighbours in the list differ in shape. */
function alternate(titles: readonly TitleEntry[]): TitleEntry[] {
  const ofShape = SHAPES.map((shape) => titles.filter((one) => one.shape === shape))
  const longest = Math.max(...ofShape.map(({ length }) => length))
  return Array.from({ length: longest }, (_, round) => ofShape.flatMap((ones) => ones[round] ?? [])).flat()
}

/** The chapters of one file: `# Chapitre` fits every subject, `# Chapitre (flux, exploitation)` those of these kinds. @throws BankError */
export const readChapters = (name: ChapterName, markdown: string): Chapter[] =>
  blocksOf(name, markdown).map(({ detail, text }) => ({
    name,
    text,
    fits: detail === '' ? KINDS : detail.split(', ').map((kind) => lookUp(name, KIND_NAMES, kind))
  }))

/** The paragraphs of a file, each under a heading of the first level. @throws BankError */
export const readParagraphs = (name: string, markdown: string): string[] =>
  blocksOf(name, markdown).map(({ text }) => text)

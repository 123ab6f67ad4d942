import { setFrench } from '../../french/set-french.ts'

/** The forms an article can have. Each is also the name of the section that gives the article this form. */
export const SHAPES = ['guide', 'mistakes', 'faq', 'case', 'comparison', 'checklist', 'day'] as const
export type Shape = (typeof SHAPES)[number]

/** Sections that any article on the subject may have, whatever its shape. */
export type CommonSection = 'context' | 'aside' | 'objection' | 'measure'

export type Section = Shape | CommonSection

/** 'work' is what a team does every week and can partly automate; 'matter' is a decision, a rule or a project. */
export type SubjectKind = 'work' | 'matter'

/** Words of a subject, as they are written within a sentence. Each must be singular or plural as stated, so that verbs agree. */
export interface Terms {
  /** What one does, with its article, singular: 'le tri des e-mails' */
  topic: string
  /** Infinitive: 'trier les e-mails' */
  do: string
  /** Plural, without article: 'messages' */
  items: string
  /** Who does it, with article, singular: 'la réception' */
  team: string
}

/**
 * All texts on one subject, in the markup of `render-markup.ts`. A line may give several wordings separated by ` || `, each
 * with its own markup; the seed picks one.
 */
export interface Subject {
  name: string
  kind: SubjectKind
  /** The subject's words for the texts that all subjects share. */
  terms: Terms
  /** Titles by shape. A shape with titles needs the section of that name. No two titles of any subjects are the same. */
  titles: Partial<Record<Shape, readonly string[]>>
  /** Opening paragraphs of the first articles; later ones take theirs from `chapters/openings.ts`. */
  leads: readonly string[]
  /** Each starts with its own `## ` heading and can be read alone, since any other section may come before or after it. */
  sections: Partial<Record<Section, string>>
  /** Last paragraphs of the first articles, each with an internal link as a call to action. */
  closings: readonly string[]
}

export interface PlannedTitle {
  title: string
  shape: Shape
}

const known = new WeakMap<Subject, PlannedTitle[]>()

/** The titles of `subject`, alternating between shapes so that neighbours in the list differ in shape. */
export function titlesOf(subject: Subject): PlannedTitle[] {
  const titles = known.get(subject) ?? planTitles(subject)
  known.set(subject, titles)
  return titles
}

function planTitles(subject: Subject): PlannedTitle[] {
  const longest = Math.max(...SHAPES.map((shape) => subject.titles[shape]?.length ?? 0))
  return Array.from({ length: longest }, (_, round) =>
    SHAPES.flatMap((shape) => {
      const title = subject.titles[shape]?.[round]
      return title === undefined ? [] : [{ title: setFrench(title), shape }]
    })
  ).flat()
}

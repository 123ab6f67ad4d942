import { setFrench } from './set-french.ts'

/** The shapes an article can take. Each is also the name of the section that gives the shape its substance. */
export const SHAPES = ['guide', 'mistakes', 'faq', 'case', 'comparison', 'checklist', 'day'] as const
export type Shape = (typeof SHAPES)[number]

/** Sections any article on the subject may carry, whatever its shape. */
export type CommonSection = 'context' | 'aside' | 'objection' | 'measure'

export type Section = Shape | CommonSection

/** 'work': what a team does every week, and of which a machine may take a part. 'matter': a decision, a rule, a project. */
export type SubjectKind = 'work' | 'matter'

/** Words of a subject, as they stand within a sentence. Singular and plural are as said, so that verbs agree. */
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
 * All that the house has to say on one subject, as whole sentences in the markup of `render-markup.ts`. A line may give
 * several wordings parted by ` || `, each with its own mark: the seed picks one.
 */
export interface Subject {
  name: string
  kind: SubjectKind
  /** The subject's own words for the texts that serve all subjects. */
  terms: Terms
  /** Titles by shape. A title of a shape needs the section of that name; all titles of all subjects differ. */
  titles: Partial<Record<Shape, readonly string[]>>
  /** Opening paragraphs of the first articles; those after them open as any subject may (`chapters/openings.ts`). */
  leads: readonly string[]
  /** Each starts with its own `## ` heading, and stands alone: any other section may come before or after it. */
  sections: Partial<Record<Section, string>>
  /** Last paragraphs of the first articles, each with an internal link that calls to act. */
  closings: readonly string[]
}

export interface PlannedTitle {
  title: string
  shape: Shape
}

const known = new WeakMap<Subject, PlannedTitle[]>()

/** The titles of `subject`, one shape after the other, so that neighbours in the list differ in shape. */
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

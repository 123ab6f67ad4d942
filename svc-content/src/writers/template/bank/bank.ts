/** The forms an article can have. Each is also the name of the part that gives an article this form. */
export const SHAPES = ['guide', 'mistakes', 'faq', 'case', 'comparison', 'checklist', 'day'] as const
export type Shape = (typeof SHAPES)[number]

/** Parts that any article on the subject may have, whatever its shape. */
export const COMMON_PARTS = ['context', 'aside', 'objection', 'measure'] as const
export type PartName = Shape | (typeof COMMON_PARTS)[number]

/** What a subject is about. A chapter says with which of them it makes sense. */
export const KINDS = ['flow', 'operations', 'decision', 'compliance', 'visibility', 'teaching'] as const
export type Kind = (typeof KINDS)[number]

/** Chapters that subjects share, by what they do in an article. */
export const CHAPTER_NAMES = ['looking', 'method', 'people', 'lasting'] as const
export type ChapterName = (typeof CHAPTER_NAMES)[number]

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

/** A text that a reader can check what an article says against. */
export interface Source {
  title: string
  /** https */
  address: string
  /** YYYY-MM-DD */
  date: string
}

/** A title of the bank with the text that is its own, in the markup of `render-markup.ts`; '' where nobody has written one yet. */
export interface TitleEntry {
  title: string
  shape: Shape
  text: string
}

/** A part of a subject: it starts with its own `## ` heading and can be read alone. */
export interface Part {
  name: PartName
  text: string
}

/** All texts on one subject. A line may give several wordings separated by ` || `, each with its own markup; the seed picks one. */
export interface Subject {
  name: string
  kind: Kind
  terms: Terms
  sources: readonly Source[]
  /** In the order in which they are written about: neighbours differ in shape. */
  titles: readonly TitleEntry[]
  /** Opening paragraphs of the first articles; later ones take theirs from the openings that all share. */
  leads: readonly string[]
  parts: readonly Part[]
  /** Last paragraphs, each with an internal link as a call to action. */
  closings: readonly string[]
}

/** A chapter that subjects share, with their words in braces (`fill-terms.ts`). */
export interface Chapter {
  name: ChapterName
  text: string
  fits: readonly Kind[]
}

export interface Bank {
  /** In the order they are treated. Neighbours differ in trade, so that a week of the blog speaks to everyone. */
  subjects: readonly Subject[]
  chapters: readonly Chapter[]
  openings: readonly string[]
  closings: readonly string[]
}

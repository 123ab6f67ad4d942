import type { ReactNode } from 'react'
import type { Missing } from '../layout/use-required-fields.ts'
import type { IssuedCopy } from './content/issued.ts'

/** A code of a person, or a token of a program, as it is listed. */
export interface Issued {
  id: number
  name: string
  scopes: string[]
  createdAt: string
  revokedAt: string | null
  lastUsed?: string | undefined
}

/** What is typed of one: whose it is, and what it opens. */
export interface IssuedText<Scope extends string = string> {
  name: string
  scopes: Scope[]
}

/** Fields that one of the kinds has alone. */
export interface MoreFields<Text> {
  text: Text
  /** What is wrong with each, in a sentence. */
  said: Missing<string>
  onChange: (text: Text) => void
}

/** What codes and tokens differ in, on screens that are otherwise the same. */
export interface IssuedKind<Item extends Issued, Text extends IssuedText> {
  copy: IssuedCopy
  /** In the order in which they are offered. */
  scopes: readonly Text['scopes'][number][]
  labels: Record<string, string>
  blank: Text
  /** What there is to change of one. */
  textOf: (item: Item) => Text
  /** What is wrong with the fields of this kind alone. */
  errorsOf?: (text: Text) => Missing<string>
  renderMore?: (fields: MoreFields<Text>) => ReactNode
  /** Beneath its scopes in the list. */
  renderNote?: (item: Item) => ReactNode
  /** Beneath a new one, while it is shown. */
  renderExamples?: (text: Text) => ReactNode
}

/** Those there are, and what can be done to them; a toast says what came of it. */
export interface IssuedList<Item, Text> {
  /** Absent until they were read. */
  items: Item[] | undefined
  hasFailed: boolean
  isRefused: boolean
  refetch: () => void
  /** Gives the new code or token itself, or null when that failed. */
  create: (text: Text) => Promise<string | null>
  /** Gives it as it is now, or null when that failed. */
  change: (item: Item, text: Text) => Promise<Item | null>
  revoke: (item: Item) => Promise<Item | null>
}

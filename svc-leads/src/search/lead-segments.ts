import type { LeadSource } from '@site/contracts/leads/lead'
import type { SearchQuery, SearchWord } from './match-lead.ts'
import { createBlock, lineAt, markLines, type TextBlock } from './text-block.ts'

/** What the order of the list depends on, and the source by which it is filtered. */
export interface FoundLead {
  id: number
  /** Milliseconds since 1970. */
  createdAt: number
  source: LeadSource
}

/** A lead with the normalised texts that a search compares. */
export interface SearchedLead extends FoundLead {
  text: string
  phone: string
  /** What its visitor wrote, and the team has noted about it. */
  notes: string
}

/** Neighbouring leads of the list, oldest first. Segments are immutable: a change of the list makes new ones. */
export interface Segment {
  leads: FoundLead[]
  texts: TextBlock
  phones: TextBlock
  notes: TextBlock
}

/** How many leads a full segment has: few enough to rebuild it for each new lead, and enough for a fast search. */
const SEGMENT_SIZE = 512

/** The list without these leads. */
export function withoutLeads(segments: Segment[], ids: ReadonlySet<number>): Segment[] {
  return segments.flatMap((segment) => {
    if (!segment.leads.some(({ id }) => ids.has(id))) return segment
    return createSegments(linesOf(segment).filter(({ id }) => !ids.has(id)))
  })
}

/** The list with more leads. New leads mostly come last, and then only the last segment is rebuilt. */
export function withLeads(segments: Segment[], added: SearchedLead[]): Segment[] {
  const [oldest] = added.toSorted(byAge)
  if (!oldest) return segments
  let kept = segments.length
  while (kept > 0 && !endsBefore(segments[kept - 1] as Segment, oldest)) kept -= 1
  const last = segments[kept - 1]
  if (kept === segments.length && last && last.leads.length < SEGMENT_SIZE) kept -= 1
  const rest = segments.slice(kept).flatMap(linesOf).concat(added)
  return [...segments.slice(0, kept), ...createSegments(rest.sort(byAge))]
}

/** Of which leads, and in which of their texts. */
export interface SearchScope {
  source?: string | undefined
  /** In what the visitor wrote and the team noted too (LIST-7). */
  inNotes?: boolean
}

/** The leads that match, newest first. */
export function searchSegments(
  segments: Segment[],
  query: SearchQuery,
  { source, inNotes = false }: SearchScope = {}
): FoundLead[] {
  const found: FoundLead[] = []
  for (const segment of segments.toReversed()) {
    const marks = matchesOf(segment, query, inNotes)
    for (let line = marks.lastIndexOf(1); line >= 0; line = line > 0 ? marks.lastIndexOf(1, line - 1) : -1) {
      const lead = segment.leads[line] as FoundLead
      if (source === undefined || lead.source === source) found.push(lead)
    }
  }
  return found
}

function matchesOf(segment: Segment, { words, phone }: SearchQuery, inNotes: boolean): Uint8Array {
  const [first, ...others] = words
  const marks = first ? linesWith(segment, first, inNotes) : new Uint8Array(segment.leads.length).fill(1)
  for (const word of others) if (marks.includes(1)) intersect(marks, linesWith(segment, word, inNotes))
  if (phone) markLines(segment.phones, phone, marks)
  return marks
}

function intersect(marks: Uint8Array, others: Uint8Array): void {
  for (let line = 0; line < marks.length; line += 1) if (others[line] === 0) marks[line] = 0
}

function linesWith(
  { leads, texts, phones, notes }: Segment,
  { word, digits }: SearchWord,
  inNotes: boolean
): Uint8Array {
  const marks = new Uint8Array(leads.length)
  markLines(texts, word, marks)
  if (digits !== null) markLines(phones, digits, marks)
  if (inNotes) markLines(notes, word, marks)
  return marks
}

const linesOf = ({ leads, texts, phones, notes }: Segment): SearchedLead[] =>
  leads.map((lead, line) => ({
    ...lead,
    text: lineAt(texts, line),
    phone: lineAt(phones, line),
    notes: lineAt(notes, line)
  }))

/** @param leads oldest first */
function createSegments(leads: SearchedLead[]): Segment[] {
  const parts = Array.from({ length: Math.ceil(leads.length / SEGMENT_SIZE) }, (_, index) =>
    leads.slice(index * SEGMENT_SIZE, (index + 1) * SEGMENT_SIZE)
  )
  return parts.map((part) => ({
    leads: part.map(({ id, createdAt, source }) => ({ id, createdAt, source })),
    texts: createBlock(part.map(({ text }) => text)),
    phones: createBlock(part.map(({ phone }) => phone)),
    notes: createBlock(part.map(({ notes }) => notes))
  }))
}

function endsBefore({ leads }: Segment, lead: FoundLead): boolean {
  const last = leads.at(-1)
  return last === undefined || byAge(last, lead) < 0
}

const byAge = (a: FoundLead, b: FoundLead): number => a.createdAt - b.createdAt || a.id - b.id

import type { PersonExport } from '@site/contracts/persons/personal-data'
import { formatDateTime } from '@site/web/ui/text/format-date'
import { readableCopy } from '../content/personal-data.ts'

/** What stands at the head of an export, and is no part. */
const HEAD = new Set(['email', 'addresses', 'exportedAt'])

/** An export as a page that its person can read and print: one document without scripts. Parts and fields of a later release keep their names. */
export function readableExport(data: PersonExport): string {
  const sections = Object.entries(data)
    .filter(([name]) => !HEAD.has(name))
    .map(([name, rows]) => sectionOf(readableCopy.sections[name] ?? name, rows))
  return [
    '<!doctype html>',
    '<html lang="fr">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${readableCopy.title}</title><style>${STYLE}</style></head>`,
    '<body>',
    `<h1>${readableCopy.title}</h1>`,
    `<p>${asText(readableCopy.of(data.addresses.join(', ')))}</p>`,
    `<p>${asText(readableCopy.at(sayInstant(data.exportedAt)))}</p>`,
    ...sections,
    '</body>',
    '</html>',
    ''
  ].join('\n')
}

/** 'donnees-personnelles-2026-11-24.html': a name of a file that names nobody. */
export const exportFileName = (data: Pick<PersonExport, 'exportedAt'>, end: string): string =>
  `donnees-personnelles-${data.exportedAt.slice(0, 10)}.${end}`

const STYLE =
  'body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#11142f}' +
  'h1{font-size:1.6rem}h2{margin-top:2.2rem;font-size:1.2rem}h3{margin:1.4rem 0 .2rem;font-size:1rem}' +
  'dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.2rem 1rem;margin:0}dt{color:#5f6586}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}'

function sectionOf(title: string, rows: unknown): string {
  const entries = (Array.isArray(rows) ? rows : [rows]).map(
    (row: unknown, index) => `<h3>${asText(readableCopy.entry(index + 1))}</h3>\n${entryOf(row)}`
  )
  const body = entries.length > 0 ? entries.join('\n') : `<p>${readableCopy.none}</p>`
  return `<h2>${asText(title)}</h2>\n${body}`
}

function entryOf(row: unknown): string {
  if (typeof row !== 'object' || row === null) return `<p>${asText(wordsOf(row))}</p>`
  const facts = Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) =>
        `<dt>${asText(readableCopy.fields[name] ?? name)}</dt><dd>${asText(wordsOf(value, name))}</dd>`
    )
  return `<dl>${facts.join('')}</dl>`
}

/** A day that is read years later is written in full. */
const sayInstant = (at: string) => `le ${formatDateTime(new Date(at))}`

/** A value in words; `field`: the name of what it is the value of. */
function wordsOf(value: unknown, field = ''): string {
  if (value === null || value === undefined) return readableCopy.nothing
  if (typeof value === 'boolean') return value ? readableCopy.yes : readableCopy.no
  if (typeof value === 'string') {
    if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return sayInstant(value)
    return readableCopy.values[field]?.[value] ?? value
  }
  if (Array.isArray(value)) return value.map((one) => wordsOf(one, field)).join(', ')
  if (typeof value !== 'object') return String(value)
  const parts = Object.entries(value)
  // A change of a field: what was there, then what is.
  if (parts.length === 2 && 'from' in value && 'to' in value)
    return readableCopy.change(wordsOf(value.from, field), wordsOf(value.to, field))
  return parts
    .map(([name, one]) => `${readableCopy.fields[name] ?? name}\u00a0: ${wordsOf(one, name)}`)
    .join(', ')
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}
const asText = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

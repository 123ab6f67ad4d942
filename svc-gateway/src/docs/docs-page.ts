import { createHash } from 'node:crypto'
import { descriptionCalls } from '@site/contracts/operations/calls/public/descriptions'
import { escapeHtml } from '../http/escape.ts'
import { DOCS_STYLE } from './docs-style.ts'
import { type Answer, type DocsOperation, readDocs, type Schema } from './read-docs.ts'

const STYLE_HASH = createHash('sha256').update(DOCS_STYLE).digest('base64')

/** The page has no script and takes nothing from anywhere but its own style element. */
export const DOCS_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The OpenAPI document as one page that reads without JavaScript. `json`: the document. */
export function buildDocsPage(json: string): string {
  const docs = readDocs(json)
  const groups = docs.tags.map((tag) => ({
    tag,
    operations: docs.operations.filter((one) => one.tag === tag)
  }))
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(docs.title)}</title>`,
    `<link rel="icon" href="/favicon.svg"><style>${DOCS_STYLE}</style></head>`,
    '<body>',
    `<header><h1>${escapeHtml(docs.title)}</h1><p>${prose(docs.description)}</p>`,
    `<p><a href="${descriptionCalls.readOpenApi.path}">OpenAPI 3.1</a> · <a href="${descriptionCalls.readAsyncApi.path}">AsyncAPI 3 (events)</a></p></header>`,
    '<nav aria-label="Operations">',
    ...groups.flatMap(({ tag, operations }) => [
      `<h2>${escapeHtml(tag)}</h2><ul>`,
      ...operations.map((one) => `<li><a href="#${one.id}">${heading(one)}</a></li>`),
      '</ul>'
    ]),
    '</nav>',
    '<main>',
    ...groups.flatMap(({ tag, operations }) => [
      `<h2 class="group">${escapeHtml(tag)}</h2>`,
      ...operations.map(describeOperation)
    ]),
    '<h2 class="group" id="schemas">Schemas</h2>',
    ...docs.schemas.map(describeSchema),
    '</main></body></html>'
  ].join('\n')
}

const heading = ({ method, path }: DocsOperation) =>
  `<span class="method ${method.toLowerCase()}">${method}</span> <code>${escapeHtml(path)}</code>`

function describeOperation(operation: DocsOperation): string {
  const { id, summary, description, parameters, security, body, answers } = operation
  return [
    `<article id="${id}"><h3>${heading(operation)}</h3>`,
    `<p class="summary">${escapeHtml(summary)}</p>`,
    ...(description ? [`<p>${prose(description)}</p>`] : []),
    ...(security.length > 0
      ? [`<p><strong>Admin code</strong> in ${security.map(escapeHtml).join(', or ')}.</p>`]
      : []),
    ...(parameters.length > 0 ? [parameterTable(parameters)] : []),
    ...(body
      ? [`<h4>Body</h4><p>${schemaLink(body.schema)}</p>`, example(body.example, `${operation.id} body`)]
      : []),
    '<h4>Answers</h4>',
    ...answers.map((answer) => describeAnswer(answer, operation.id)),
    '</article>'
  ].join('\n')
}

const parameterTable = (parameters: DocsOperation['parameters']) =>
  [
    '<table><thead><tr><th>Parameter</th><th>In</th><th>Type</th><th>Meaning</th></tr></thead><tbody>',
    ...parameters.map(
      ({ name, location, type, description }) =>
        `<tr><td><code>${escapeHtml(name)}</code></td><td>${location}</td><td>${escapeHtml(type)}</td><td>${prose(description)}</td></tr>`
    ),
    '</tbody></table>'
  ].join('')

/** Folded, so that eighteen operations with ten answers each can be looked over. */
function describeAnswer({ status, description, schema, headers, sample }: Answer, id: string): string {
  const kind = status < 300 ? 'good' : status < 400 ? 'same' : 'refused'
  const named = headers.map(
    ({ name, description }) => `<li><code>${escapeHtml(name)}</code>: ${prose(description)}</li>`
  )
  return [
    `<details><summary><span class="status ${kind}">${status}</span> ${prose(description)}</summary>`,
    ...(named.length > 0 ? [`<ul>${named.join('')}</ul>`] : []),
    ...(schema ? [`<p>${schemaLink(schema)}</p>`] : []),
    ...(sample === undefined ? [] : [example(sample, `${id} ${status}`)]),
    '</details>'
  ].join('')
}

const describeSchema = ({ name, json }: Schema) =>
  `<article id="schema-${name}"><h3>${name}</h3>${example(json, `schema ${name}`)}</article>`

const schemaLink = (name: string) => {
  const bare = name.replace('[]', '')
  return `<a href="#schema-${bare}">${escapeHtml(bare)}</a>${name.endsWith('[]') ? ', a list of them' : ''}`
}

/** It scrolls sideways, so the keyboard must reach it. */
const example = (value: unknown, label: string) => {
  const text = typeof value === 'string' ? value.trimEnd() : JSON.stringify(value, null, 2)
  return `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${escapeHtml(text)}</code></pre>`
}

/** Words in backticks are code. */
const prose = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { remoteNames } from '@site/federation/repository/remotes'
import { describe, expect, it } from 'vitest'
import { parseAst } from 'vitest/node'

/*
 * One rule for every French sentence a person wrote (decision 89), as svc-content's `setFrench` sets the generated ones: U+202F before
 * ; ! ? % €, U+00A0 before : and inside « », no breakable space inside a number or before its unit.
 */
const root = fileURLToPath(new URL('../../../..', import.meta.url))
const ROOMS = [...remoteNames(), 'shell', 'infra/web', 'svc-gateway', 'svc-leads']
/** Content files; and views, which hold a space or a colon between two sentences here and there. */
const IS_COPY = /(^|\/)(content\/[^/]+|content|[a-z]+-content|legal-text|notice-text)\.ts$/
const files = [
  'infra/contracts/src/site/brand.ts',
  'infra/contracts/src/site/references.ts',
  ...ROOMS.flatMap((room) =>
    readdirSync(`${root}/${room}/src`, { recursive: true, encoding: 'utf8' })
      .filter((file) => IS_COPY.test(file) || (/\.tsx$/.test(file) && !/\.test\.|testing\//.test(file)))
      .map((file) => `${room}/src/${file}`)
  )
]

type Node = { type?: string; value?: unknown; quasis?: { value: { cooked: string | null } }[] }

/** The texts of a file: its strings, its templates with '…' for what is put in, and what stands between tags; imports left out. */
function textsOf(file: string): string[] {
  const texts: string[] = []
  const visit = (node: Node) => {
    if (node.type === 'ImportDeclaration') return
    if (node.type === 'TemplateLiteral')
      texts.push(node.quasis?.map(({ value }) => value.cooked).join('…') ?? '')
    // A line break of the source is no space of the sentence.
    else if (typeof node.value === 'string')
      texts.push(node.value.replace(/&nbsp;/g, '\u00a0').replace(/\n\s*/g, ''))
    for (const child of Object.values(node).flat())
      if (typeof child === 'object' && child !== null) visit(child as Node)
  }
  const source = readFileSync(`${root}/${file}`, 'utf8')
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as Node)
  return texts
}

const UNITS =
  'h|min|km|ans?|mois|semaines?|jours?|heures?|minutes?|langues|chambres|personnes|répondants|demandes|documents|pages?|extras|triés|réponses|prêtes|euros|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'
/** What is wrong, and what it looks like in a text. */
const FAULTS: [what: string, pattern: RegExp][] = [
  ['another space than U+202F before ; ! ? % €', /(?<=[\p{L}\d»)…’])[ \u00a0][;!?%€](?=\s|$|[.,)])/u],
  ['no space before ; ! ?', /(?<=[\p{L}»)])[;!?](?=\s|$)/u],
  ['another space than U+00A0 before :', /(?<=[\p{L}\d»)…])[ \u202f]:(?=\s|$)/u],
  ['another space than U+00A0 inside « »', /«[^\u00a0]|[^\u00a0]»/u],
  ['a breakable space before a unit', new RegExp(`\\d (?=(?:${UNITS})(?![\\p{L}]))`, 'u')],
  ['a breakable space before minutes', /\d\u00a0h \d/],
  ['a breakable space inside a number', /\d (?=\d{3}(?!\d))/],
  ['a breakable space before a number', /(?<![\p{L}])(?:pages?|articles?|n°) \d/u],
  ['a straight apostrophe', /\p{L}'\p{L}/u]
]
/** Texts that are bound letter by letter, with a straight apostrophe or without a space (BRAND-4). */
const SPECIFIED =
  /^(Merci ! (Vous pouvez aussi nous écrire à|Nous recontacterons bientôt|Nous revenons vers vous rapidement\.)|Demande envoyée !|Êtes-vous sûr de vouloir supprimer ce lead \?|Code d'accès|Code d'accès incorrect\.|Merci d'indiquer votre (adresse e-mail|email)|Erreur de chargement:.*|Chargement de l'article\.\.\.|.*supprimer l'article ".*|Une erreur est survenue lors de .*(l'authentification|l'article|l'épinglage)\.|Impossible de générer l'article de test\.|L'article que vous tentez de modifier n'existe pas\.)$/

/** Lines of the pictures' conversations in other languages, and the numbers of drawings. */
const NOT_FRENCH =
  /^(Can I|Do you take|Yes, quay|Posso|Is there|No PlatformProvider|[mM]-?\d|translate|(-?[\d.]+ ){3})/

const faultsOf = (text: string) =>
  SPECIFIED.test(text.trim()) || NOT_FRENCH.test(text)
    ? []
    : FAULTS.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${what}: ${text.slice(0, 120)}`)

describe('French copy', () => {
  it('is found in every room', () => {
    for (const room of ROOMS)
      expect(files.filter((file) => file.startsWith(`${room}/`)).length).toBeGreaterThan(0)
    expect(textsOf('mf-marketing/src/pages/home/cases/case-slide.tsx').join('')).toContain('mission-')
  })

  it.each(files)('of %s is set by one rule', (file) => {
    expect(textsOf(file).flatMap(faultsOf)).toEqual([])
  })

  it.each([
    'Quoi\u00a0?',
    'Quoi?',
    'Voici : un',
    'Voici\u202f: un',
    '« ici »',
    'dès 8 h',
    '1 200 lits',
    'voir page 3',
    "l'hôtel",
    '98\u00a0%'
  ])('would be faulty as %j', (text) => {
    expect(faultsOf(text)).not.toEqual([])
  })
})

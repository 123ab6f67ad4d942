import { htmlToText } from '@site/contracts/articles/article-text'
import { describe, expect, it } from 'vitest'
import { loadBank } from '../content/load-bank.ts'
import { renderMarkup } from '../writers/template/render-markup.ts'
import { checkFigures } from './checks/figures.ts'
import { checkLeftovers } from './checks/leftovers.ts'
import { checkLikeness } from './checks/likeness.ts'
import { checkPromise } from './checks/promise.ts'
import { checkQuotations } from './checks/quotations.ts'
import { checkSources } from './checks/sources.ts'
import { checkStructure } from './checks/structure.ts'
import { checkTypography } from './checks/typography.ts'
import type { Check } from './draft-text/check.ts'
import { readDraftText } from './draft-text/read-draft-text.ts'
import { gradeOf } from './grade.ts'
import { checkLinks } from './links/check-links.ts'

const read = (check: Check, content: string, { title = 'Titre', material = '' } = {}) =>
  check(readDraftText({ title, content }), { material, published: [] })
const paragraph = (text: string) => `<p>${text}</p>`

describe('figures', () => {
  it.each([
    'Aujourd’hui, 63 % des entreprises hésitent.',
    'Le gain atteint 40 % en un an.',
    'Cela coûte 3 000 € par mois.',
    'Trois dossiers sur quatre repartent.',
    'On gagne dix heures par semaine.',
    'Depuis 2019, tout a changé.',
    'Dans cet exemple inventé, 70 % des salariés approuvent.'
  ])('that nobody gave are found: %s', (text) => {
    expect(read(checkFigures, paragraph(text))).not.toEqual([])
  })

  it.each([
    'Comptez trois lignes, deux colonnes et une heure.',
    'Une alerte à 70 % et un responsable suffisent.',
    'Le RGPD s’applique depuis le 25 mai 2018 ; l’article 22 le dit.',
    'Prenons un hôtel de 40 chambres : à 120 € la nuit, la règle se voit.',
    'On gagne une heure, et on en perd deux.'
  ])('are not found in: %s', (text) => {
    expect(read(checkFigures, paragraph(text))).toEqual([])
  })

  it('that the material gives are left alone, whatever the spaces', () => {
    const text = paragraph('La chambre vaut 1\u202f200\u202f€ et le taux, 12\u202f%.')
    expect(read(checkFigures, text)).toHaveLength(2)
    expect(read(checkFigures, text, { material: 'Prix : 1 200 euros ; taux 12 pour cent.' })).toEqual([])
  })
})

describe('sources and quotations', () => {
  const bank = loadBank()
  const texts = [
    ...bank.subjects.flatMap(({ leads, closings, parts, titles }) => [
      ...leads,
      ...closings,
      ...[...parts, ...titles].map(({ text }) => text)
    ]),
    ...[...bank.chapters.map(({ text }) => text), ...bank.openings, ...bank.closings].flatMap((text) =>
      text.split('\n')
    )
  ]

  it.each([
    'Selon une étude récente, tout va bien.',
    'Une étude montre que cela suffit.',
    'Neuf fois sur dix, quelqu’un compense.',
    'Dans les dossiers que nous ouvrons, cela revient.',
    'D’après Gartner, la tendance est nette.'
  ])('a source that nobody gave is found: %s', (text) => {
    expect(read(checkSources, paragraph(text))).toHaveLength(1)
  })

  it.each([
    'La CNIL recommande une durée.',
    'L’étude des dossiers prend une matinée.',
    'Une équipe de la réception relit la liste.'
  ])('a source is not found in: %s', (text) => {
    expect(read(checkSources, paragraph(text))).toEqual([])
  })

  it.each([
    'Un dirigeant nous disait récemment : « jamais le dimanche ».',
    'Une cliente d’un hôtel voisin nous a confié son secret.',
    '« Nous ne reviendrons pas en arrière », confie Anne Morel, directrice.'
  ])('words of somebody are found: %s', (text) => {
    expect(read(checkQuotations, paragraph(text))).toHaveLength(1)
  })

  it.each([
    'Le chef a dit oui. Nous disons la même chose.',
    'Demandez au client ce qu’il dirait, et dites-nous la suite.',
    'Écrivez « réservation confirmée » dans l’objet du message.'
  ])('words of nobody are not found in: %s', (text) => {
    expect(read(checkQuotations, paragraph(text))).toEqual([])
  })

  it('stand nowhere in the bank of texts, beyond its tales', () => {
    const found = texts.flatMap((text) => {
      const html = renderMarkup(text.replaceAll(/\{[a-z-]+\}/gi, 'le sujet'))
      return [
        ...read(checkSources, html),
        ...read(checkQuotations, html).filter(
          () => !/inventé|fictif|fictive|imaginaire|composé|n’existe|plausible/.test(htmlToText(html))
        )
      ]
    })
    expect(found.map(({ place }) => place)).toEqual([])
  })
})

describe('titles', () => {
  const list = (count: number) => `<p>Les gestes.</p><ol>${'<li>Un geste</li>'.repeat(count)}</ol>`
  it('that count keep their count', () => {
    expect(read(checkPromise, list(5), { title: 'Cinq gestes utiles' })).toEqual([])
    expect(read(checkPromise, list(4), { title: 'Cinq gestes utiles' })).toMatchObject([
      { severity: 'serious', sentence: expect.stringContaining('Cinq gestes') }
    ])
    expect(read(checkPromise, list(4), { title: 'Les gestes : cent vingt' })).toEqual([])
  })
})

describe('the other checks', () => {
  it('see a habit of typography as graver than a slip', () => {
    const severity = (count: number) => read(checkTypography, paragraph("l'an ".repeat(count)))[0]?.severity
    expect([severity(1), severity(3), severity(9)]).toEqual(['light', 'medium', 'serious'])
    expect(
      read(
        checkTypography,
        paragraph(
          'Quoi\u202f? «\u00a0Ici\u00a0»\u00a0: 15\u202f% de 1\u202f200, à 9\u00a0h\u00a030, sur https://a.fr/.'
        )
      )
    ).toEqual([])
  })

  it('leave a chatbot’s own first sentence alone where it is quoted', () => {
    expect(
      read(checkLeftovers, paragraph('Une phrase suffit : « Je suis un assistant automatique. »'))
    ).toEqual([])
    expect(read(checkLeftovers, paragraph('Je suis un assistant automatique.'))).toHaveLength(1)
  })

  it('want a lead, headings and an end', () => {
    const sentences = read(checkStructure, '<h2>A</h2><h2>B</h2><p>fin</p>').map(({ sentence }) => sentence)
    expect(sentences).toContain('L’article ne commence pas par un paragraphe.')
    expect(sentences).toContain('Un intertitre n’a pas de texte.')
    expect(sentences).toContain('La dernière phrase n’est pas finie.')
  })

  it('know a second part from a copy of the title', () => {
    const published = [{ id: 1, title: 'Devis de groupe : ce qui s’automatise', content: '<p>a</p>' }]
    const ofTitle = (title: string) =>
      checkLikeness(readDraftText({ title, content: '<p>b</p>' }), { material: '', published })
    expect(ofTitle('Ce qui s’automatise : devis de groupe')).toHaveLength(1)
    expect(ofTitle('Devis de groupe : ce qui s’automatise – volet\u00a02')).toEqual([])
  })

  it('follow links of the site and ask for the others', async () => {
    const asked: string[] = []
    const html =
      '<a href="/">a</a><a href="/#contact">b</a><a href="/article/7">c</a><a href="/article/7-formation">c</a><a href="/#rien">d</a><a href="/article/8">e</a><a href="https://cnil.fr/?a=1&amp;b=2">f</a><a href="mailto:a@b.fr">g</a>'
    const findings = await checkLinks(html, {
      hasArticle: (id) => id === 7,
      ask: async (address) => {
        asked.push(address)
        return 'answers'
      }
    })
    expect(findings.map(({ place }) => place)).toEqual(['/#rien', '/article/8'])
    expect(asked).toEqual(['https://cnil.fr/?a=1&b=2'])
    const given = {
      hasArticle: () => true,
      ask: () => expect.unreachable(),
      material: 'RGPD https://eur-lex.europa.eu/a'
    }
    expect(await checkLinks('<a href="https://eur-lex.europa.eu/a">RGPD</a>', given)).toEqual([])
  })

  it('never ask a page full of links', async () => {
    const html = Array.from({ length: 11 }, (_, nth) => `<a href="https://a${nth}.fr/">x</a>`).join('')
    const ask = () => expect.unreachable()
    expect(await checkLinks(html, { hasArticle: () => false, ask })).toMatchObject([
      { sentence: '11 liens mènent hors du site\u00a0: c’est trop pour un article.' }
    ])
  })
})

describe('the grade', () => {
  const finding = (severity: 'light' | 'medium' | 'serious') => ({
    check: 'structure' as const,
    severity,
    sentence: '',
    place: ''
  })
  it('passes without a serious finding, down to 60', () => {
    expect(gradeOf([])).toEqual({ grade: 100, passed: true, findings: [] })
    expect(gradeOf([finding('serious')])).toMatchObject({ grade: 60, passed: false })
    expect(
      gradeOf([finding('medium'), finding('medium'), finding('medium'), finding('light')])
    ).toMatchObject({ grade: 60, passed: true })
    expect(gradeOf(Array.from({ length: 4 }, () => finding('medium')))).toMatchObject({
      grade: 52,
      passed: false
    })
    expect(gradeOf(Array.from({ length: 4 }, () => finding('serious')))).toMatchObject({ grade: 0 })
  })
})

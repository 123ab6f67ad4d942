import { describe, expect, it } from 'vitest'
import { buildLead } from './build-lead.ts'
import { csvFileName, leadsToCsv } from './leads-csv.ts'

const rowOf = (values: Parameters<typeof buildLead>[0]) =>
  leadsToCsv([buildLead(values)])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n')
const cellsOf = (values: Parameters<typeof buildLead>[0]) => rowOf(values).slice(1, -1).split('","')

describe('the CSV of leads', () => {
  it('starts with a byte order mark and the twelve columns in order', () => {
    expect(leadsToCsv([])).toBe(
      '\uFEFF"Date","Source","Nom","Prénom","Email","Téléphone","Note","Consent","Page","UTM Source","UTM Medium","UTM Campaign"\r\n'
    )
  })

  it('writes one row a lead, every value quoted', () => {
    expect(rowOf({ utmSource: 'lettre', utmMedium: 'e-mail', utmCampaign: 'été' })).toBe(
      '"2026-11-21 17:10:05","popup","Lovelace","Ada","ada@exemple.fr","+33 6 12 34 56 78","Contact depuis popup","Oui","https://www.site.example/blog","lettre","e-mail","été"'
    )
  })

  it('leaves a cell empty where nothing is known', () => {
    expect(cellsOf({ telephone: null, pageUrl: null, consent: false }).slice(5)).toEqual([
      '',
      'Contact depuis popup',
      'Non',
      '',
      '',
      '',
      ''
    ])
  })

  it('doubles quotes in every field and keeps line breaks and commas inside their cell', () => {
    expect(rowOf({ nom: 'O"Neil', note: 'Un "devis",\nvite' })).toContain('"O""Neil"')
    expect(rowOf({ note: 'Un "devis",\nvite' })).toContain('"Un ""devis"",\nvite"')
  })

  it.each(['=1+1', '+SUM(A1)', '-2+3', '@cmd', '\t=1', '\r=1', ' =HYPERLINK("x")'])(
    'makes text of %j in any typed field',
    (formula) => {
      const typed = { nom: formula, prenom: formula, note: formula, pageUrl: formula, utmSource: formula }
      const cells = rowOf({ ...typed, utmMedium: formula, utmCampaign: formula, telephone: formula })
      expect(cells.split(`"'${formula.replaceAll('"', '""')}"`)).toHaveLength(9)
    }
  )

  it('keeps ordinary text as it was typed', () => {
    expect(cellsOf({ nom: 'D’Arc', note: 'a = b + c' }).slice(2, 7)).toEqual([
      'D’Arc',
      'Ada',
      'ada@exemple.fr',
      '+33 6 12 34 56 78',
      'a = b + c'
    ])
  })

  it.each([
    ['+33612345678', '+33 6 12 34 56 78'],
    ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['0612345678', '06 12 34 56 78'],
    ['06.12.34.56.78', '06 12 34 56 78'],
    ['+41 21 345 67 89', '+41 21 345 67 89'],
    ['+33 612 345 678', '+33 6 12 34 56 78'],
    ['rappeler le soir', 'rappeler le soir'],
    ['+33 dès 18 h', "'+33 dès 18 h"],
    ['-0612345678', '06 12 34 56 78']
  ])('reads the phone number %j as a person would: %j', (typed, shown) => {
    expect(cellsOf({ telephone: typed })[5]).toBe(shown)
  })
})

it('names the file after the day in Paris', () => {
  expect(csvFileName(new Date('2026-11-21T22:59:00Z'))).toBe('leads-2026-11-21.csv')
  expect(csvFileName(new Date('2026-11-21T23:00:00Z'))).toBe('leads-2026-11-22.csv')
})

import { HttpError } from '@site/web/platform'
import { renderAt as renderPlain, textOf } from '@site/web/testing/render-at'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { buildLead } from '../data/build-lead.ts'
import { NEWEST_FIRST } from '../data/lead-order.ts'
import { LEADS_POLLING, nextPoll } from '../data/use-leads.ts'
import { buildDesk } from '../follow/build-desk.ts'
import { createDeskRows } from '../follow/desk-rows.ts'
import { FollowContext } from '../follow/follow-context.ts'
import { DeskMark, initialsOf, sayStatus } from '../follow/row-mark.tsx'
import { LeadCards } from './lead-cards.tsx'
import { LeadList } from './lead-list.tsx'
import type { LeadListProps } from './lead-list-props.ts'
import { LeadTable } from './lead-table.tsx'

const propsOf = (props: Partial<LeadListProps>): LeadListProps => ({
  leads: undefined,
  total: 0,
  hasMore: false,
  order: NEWEST_FIRST,
  unseen: new Set(),
  current: null,
  opened: null,
  selected: new Set(),
  onSelect: () => undefined,
  goTo: null,
  onOrder: () => undefined,
  onCurrent: () => undefined,
  onMore: () => undefined,
  onTop: () => undefined,
  problem: null,
  onCopy: () => undefined,
  onRemove: () => undefined,
  onOpen: () => undefined,
  ...props
})
const at = { address: '/admin/leads' }

const rows = createDeskRows(() => Promise.resolve([]))
const renderAt = (list: ReactElement, where: typeof at) =>
  renderPlain(<FollowContext value={{ rows, me: 'Camille Astier', owners: [] }}>{list}</FollowContext>, where)

describe('the table of leads', () => {
  it('LEADS-3 has its ten columns, in order', () => {
    const html = renderAt(<LeadTable {...propsOf({})} />, at)
    const headers = [...html.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/g)].map(([, text]) =>
      textOf(text ?? '')
    )
    expect(headers).toEqual([
      'Date',
      'Source',
      'Nom',
      'Prénom',
      'Email',
      'Téléphone',
      'Note',
      'Consent',
      'UTM Source',
      'Actions'
    ])
  })

  it('LEADS-3 has in its note the question that came along', () => {
    const leads = [buildLead({ note: 'Contact depuis chat/nous-contacter', question: 'Et le dimanche ?' })]
    const html = renderAt(<LeadTable {...propsOf({ leads })} />, at)
    expect(html).toContain('Question\u00a0: Et le dimanche ?\nContact depuis chat/nous-contacter')
  })

  it('says that it is loading, or that nothing was found', () => {
    expect(textOf(renderAt(<LeadTable {...propsOf({})} />, at))).toContain('Chargement...')
    const empty = textOf(renderAt(<LeadTable {...propsOf({ leads: [] })} />, at))
    expect(empty).toContain('Aucun résultat trouvé')
    expect(empty).not.toContain('Chargement')
  })

  it('TOKEN-5 says beneath its source by which form or program a lead came', () => {
    const html = renderAt(
      <LeadTable
        {...propsOf({ leads: [buildLead({ source: 'popup', origin: 'Salon EquipHotel' })], total: 1 })}
      />,
      at
    )
    expect(textOf(html)).toMatch(/Pop-up\s*Salon EquipHotel/)
  })

  it('TOKEN-4 shows a telephone number without a digit, and calls nobody by it', () => {
    for (const List of [LeadTable, LeadCards]) {
      const shown = (telephone: string) =>
        renderAt(<List {...propsOf({ leads: [buildLead({ telephone })], total: 1 })} />, at)
      expect(textOf(shown('abc'))).toContain('abc')
      expect(shown('abc')).not.toContain('tel:')
      expect(shown('06 12 34 56 78 ou le soir')).toContain('href="tel:0612345678"')
    }
  })

  it('shows a lead with its label, its date in Paris and its buttons', () => {
    const lead = buildLead({ source: 'chat/prendre-rdv', utmSource: 'lettre' })
    const html = renderAt(<LeadTable {...propsOf({ leads: [lead], total: 1 })} />, at)
    const text = textOf(html)
    for (const words of ['21 novembre 2026', 'Chat - RDV', 'Lovelace', 'ada@exemple.fr', 'Oui', 'lettre'])
      expect(text).toContain(words)
    expect(html).toContain('aria-label="Copier l’adresse ada@exemple.fr"')
    expect(html).toContain('aria-label="Copier le numéro +33612345678"')
    expect(html).toContain('aria-label="Supprimer le lead ada@exemple.fr"')
  })

  it('says which column it is sorted by, and how', () => {
    const sorts = (order: LeadListProps['order']) =>
      [...renderAt(<LeadTable {...propsOf({ order })} />, at).matchAll(/aria-sort="(\w+)"/g)].map(
        ([, how]) => how
      )
    expect(sorts(NEWEST_FIRST)).toEqual(['descending', ...Array(8).fill('none')])
    expect(sorts({ column: 'nom', isAscending: true })[2]).toBe('ascending')
  })

  it('marks what nobody has looked at', () => {
    const render = (unseen: number[]) =>
      textOf(
        renderAt(<LeadTable {...propsOf({ leads: [buildLead()], total: 1, unseen: new Set(unseen) })} />, at)
      )
    expect(render([1])).toContain('Nouveau')
    expect(render([2])).not.toContain('Nouveau')
  })

  it('SHEET-11 says where a lead stands and who answers for it', () => {
    const desk = buildDesk({ status: 'rendez-vous', owner: 'Noé Le Goff', isLate: true })
    const text = textOf(renderAt(<DeskMark desk={desk} />, at))
    expect(text).toContain('Rendez-vous, Noé Le Goff, en retard')
    expect(initialsOf('Noé Le Goff')).toBe('NL')
    expect(textOf(renderAt(<DeskMark desk={buildDesk()} />, at))).toBe(
      'Pas encore contacté, sans responsable'
    )
  })

  it('LEADS-3 shows a lead in ten cells, whatever it says of its state', () => {
    const html = renderAt(<LeadTable {...propsOf({ leads: [buildLead()], total: 1 })} />, at)
    expect(html.match(/<(td|th scope="row")/g)).toHaveLength(10)
  })

  it('escapes what a visitor typed', () => {
    const html = renderAt(
      <LeadTable {...propsOf({ leads: [buildLead({ nom: '<script>x</script>' })], total: 1 })} />,
      at
    )
    expect(html).not.toContain('<script>')
  })
})

it.each([LeadTable, LeadCards])('writes to the address of a lead and nowhere else, list %#', (List) => {
  const mailOf = (email: string) => {
    const html = renderAt(<List {...propsOf({ leads: [buildLead({ email })], total: 1 })} />, at)
    return new URL(/href="(mailto:[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '')
  }
  for (const email of [
    'a@b.fr?bcc=x@y.fr',
    'a?cc=x@b.fr',
    'a@b.fr#x',
    'a@b.fr,x@y.fr',
    'a&b@c.fr',
    'a%3Fbcc=x@b.fr'
  ]) {
    const { pathname, search, hash } = mailOf(email)
    expect([search, hash], email).toEqual(['', ''])
    expect(pathname, email).not.toMatch(/[?&#,]/)
    expect(decodeURIComponent(pathname)).toBe(email)
  }
  expect(mailOf('ada@exemple.fr').href).toBe('mailto:ada@exemple.fr')
})

it('shows the same leads as cards on a phone', () => {
  const lead = buildLead({ note: 'Un devis\npour mars', telephone: null })
  const text = textOf(renderAt(<LeadCards {...propsOf({ leads: [lead], total: 1 })} />, at))
  for (const words of ['Ada Lovelace', 'Pop-up', 'ada@exemple.fr', 'Un devis pour mars'])
    expect(text).toContain(words)
  expect(textOf(renderAt(<LeadCards {...propsOf({})} />, at))).toContain('Chargement...')
})

describe('a list that could not be read', () => {
  it('LEADS-12 says so in English, with a French line beneath', () => {
    const html = renderAt(<LeadList {...propsOf({ problem: 'failed' })} />, at)
    expect(html).toMatch(/<p[^>]*lang="en"[^>]*>Failed to fetch leads<\/p>/)
    expect(textOf(html)).toContain('La liste n’a pas pu être chargée.')
    expect(textOf(html)).not.toContain('Chargement...')
  })

  it('keeps showing the leads of the last success', () => {
    const text = textOf(
      renderAt(<LeadList {...propsOf({ problem: 'failed', leads: [buildLead()], total: 1 })} />, at)
    )
    expect(text).toContain('Failed to fetch leads')
    expect(text).toContain('ada@exemple.fr')
  })
})

it('SHEET-11 says in words where a lead stands, and that it is late', () => {
  const say = (values: Parameters<typeof buildDesk>[0]) => sayStatus(buildDesk(values))
  expect(say({})).toBe('Pas encore contacté')
  expect(say({ isLate: true })).toBe('En retard')
  expect(say({ status: 'gagne' })).toBe('Gagné')
  expect(say({ status: 'contacte', isLate: true })).toBe('Contacté, en retard')
})

describe('polling', () => {
  it('goes on every 5 s, also after a failure that may pass', () => {
    expect(LEADS_POLLING).toBe(5000)
    for (const error of [
      null,
      new TypeError('Failed to fetch'),
      new HttpError(503, 'x'),
      new HttpError(429, 'x')
    ])
      expect(nextPoll(error)).toBe(5000)
  })

  it('ends with a refused code', () => {
    expect(nextPoll(new HttpError(401, 'x'))).toBe(false)
  })
})

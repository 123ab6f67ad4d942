import { expect, it } from 'vitest'
import { exportFileName, readableExport } from './readable-export.ts'

const data = {
  email: 'a@b.fr',
  addresses: ['a@b.fr', 'c@d.fr'],
  exportedAt: '2026-11-24T18:00:00.000Z',
  leads: [
    {
      id: 4,
      nom: '<script>alert(1)</script>',
      note: 'Bonjour & merci',
      company: '',
      consentAt: '2026-11-20T09:30:00.000Z'
    }
  ],
  archived: [],
  deliveries: [{ channel: 'email', outcome: 'sent' }],
  notices: [{ channel: 'none' }],
  events: [{ type: 'site.lead-created' }],
  desk: [{ status: 'gagne', owner: { from: null, to: 'Camille Astier' }, data: { kind: 'reply' } }],
  links: [{ isOnePerson: true, first: 'a@b.fr' }],
  later: [{ unknown: ['x', 'y'] }, 'texte']
}

it('PERSON-8 makes a page to read of an export, with every value and nothing that runs', () => {
  const page = readableExport(data)
  for (const text of [
    'Adresses\u00a0: a@b.fr, c@d.fr',
    '<dt>Nom</dt><dd>&lt;script&gt;alert(1)&lt;/script&gt;</dd>',
    'Bonjour &amp; merci',
    '<dt>Canal</dt><dd>e-mail</dd><dt>Issue</dt><dd>envoyé</dd>',
    'Export établi le 24 novembre 2026 à 19 h 00',
    '<dt>Canal</dt><dd>aucun : personne n’a été prévenu</dd>',
    '<h2>Annonces internes au site</h2>',
    '<dt>Type</dt><dd>demande reçue</dd>',
    '<dt>État</dt><dd>Gagné</dd><dt>Responsable</dt><dd>rien, puis Camille Astier</dd>',
    '<dd>Nature : réponse de la personne</dd>',
    '<dt>Même personne</dt><dd>oui</dd>',
    '<h2>Demandes archivées</h2>\n<p>Rien n’est conservé dans cette partie.</p>',
    '<h2>later</h2>',
    '<dt>unknown</dt><dd>x, y</dd>',
    '<p>texte</p>',
    'le 20 novembre 2026 à 10 h 30'
  ])
    expect(page.replace(/[\u00a0\u202f]/g, ' ')).toContain(text.replace(/\u00a0/g, ' '))
  expect(page).not.toContain('<script')
  expect(page).not.toContain('Entreprise')
})

it('names nobody in the name of its file', () => {
  expect(exportFileName(data, 'json')).toBe('donnees-personnelles-2026-11-24.json')
})

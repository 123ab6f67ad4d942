import { describe, expect, it } from 'vitest'
import { type Passage, readPassages } from './read-passages.ts'

const page = (main: string) =>
  readPassages(`<header><p>Menu</p></header><main>${main}</main><footer><p>Pied</p></footer>`, { path: '/' })

const sentences = (text: string) => ({ text, kind: 'sentences' })
const textsOf = (passage: Passage | undefined) => passage?.blocks.map(({ text }) => text)

describe('the passages of a page', () => {
  it('are what stands beneath each heading, with the anchor it stands in', () => {
    const passages = page(
      '<h1>Accueil</h1><p>Bonjour.</p><section id="faq"><h2>Questions</h2><h3>1. Combien ?</h3><p>Deux\u00a0semaines.</p><p>Ou six.</p></section><h2>Suite</h2><p>Fin.</p>'
    )
    expect(passages).toEqual([
      { path: '/', anchor: null, page: 'Accueil', heading: 'Accueil', blocks: [sentences('Bonjour.')] },
      {
        path: '/',
        anchor: 'faq',
        page: 'Accueil',
        heading: 'Combien ?',
        blocks: [sentences('Deux\u00a0semaines.'), sentences('Ou six.')]
      },
      { path: '/', anchor: null, page: 'Accueil', heading: 'Suite', blocks: [sentences('Fin.')] }
    ])
  })

  it('hold neither examples, drawings, controls, teasers, nor ways to elsewhere', () => {
    const [passage] = page(
      `<h1>Titre</h1><p>Vrai.</p><div data-nosnippet=""><p>Exemple.</p></div><figure><p>Dessin.</p></figure>
       <p aria-hidden="true">Caché.</p><button>Appuyer</button><svg><text>7</text></svg><p><a href="/blog">Lire</a></p><label>Nom</label><fieldset><legend>Choix</legend></fieldset><p>Un début…</p><nav><p>Fil</p></nav>`
    )
    expect(textsOf(passage)).toEqual(['Vrai.'])
  })

  it('have a table row by row, a term with what it means, and a figure before its label', () => {
    const [passage] = page(
      `<h1>Titre</h1><table><tr><th>Visites</th><td>25 mois</td></tr></table>
       <dl><div><dt>Site</dt><dd>Nos pages.</dd></div><div><dt>de temps gagné</dt><dd>70 %</dd></div></dl>`
    )
    expect(textsOf(passage)).toEqual([
      'Visites\u00a0·\u200225 mois',
      'Site\u00a0:\u2002Nos pages.',
      '70 %\u2002de temps gagné'
    ])
  })

  it('tell the columns of a table in each row, and keep what a cell holds together', () => {
    const [passage] = page(
      `<h1>Titre</h1><table><caption>Les canaux</caption><thead><tr><th>Canal</th><th>Délai</th></tr></thead>
       <tbody><tr><th>Formulaire</th><td><p>Deux</p><p>heures</p></td></tr><tr><td>Chat</td><td></td></tr></tbody></table>
       <table><tr><td>a</td><td>b</td></tr></table>`
    )
    expect(passage?.blocks).toEqual([
      { text: 'Les canaux', kind: 'line' },
      { text: 'Canal\u00a0:\u2002Formulaire\u00a0·\u2002Délai\u00a0:\u2002Deux heures', kind: 'item' },
      { text: 'Canal\u00a0:\u2002Chat', kind: 'item' },
      { text: 'a\u00a0·\u2002b', kind: 'item' }
    ])
  })

  it('tell sentences from items and lines, and put a figure with what it counts', () => {
    const [passage] = page(
      `<h1>Titre</h1><p>Le 3 mai</p><p>Vous donnez\u00a0:</p><ul><li>un nom\u202f;</li><li>une date.</li></ul>
       <ul><li><strong>+41\u00a0%</strong><p>de visites en six mois.</p><p>Hôtel Belvaux</p></li></ul>`
    )
    expect(passage?.blocks).toEqual([
      { text: 'Le 3 mai', kind: 'line' },
      { text: 'Vous donnez\u00a0:', kind: 'sentences' },
      { text: 'un nom\u202f;', kind: 'item' },
      { text: 'une date.', kind: 'item' },
      { text: '+41\u00a0%\u2002de visites en six mois.', kind: 'sentences' },
      { text: 'Hôtel Belvaux', kind: 'line' }
    ])
  })

  it('leave a short line above a heading to that heading', () => {
    const passages = page('<h1>Titre</h1><p>Avant.</p><p>Hôtels</p><h3>La nuit</h3><p>Après.</p>')
    expect(passages.map(textsOf)).toEqual([['Avant.'], ['Après.']])
  })

  it('of an article are under its title, tables in figures included', () => {
    const passages = readPassages(
      '<p>Début avec un <a href="/x">lien</a>.</p><h2>Deux</h2><figure><table><tr><td>a</td><td>b</td></tr></table></figure>',
      { path: '/article/3', page: 'Le titre' }
    )
    expect(passages.map((passage) => [passage.page, passage.heading, textsOf(passage)])).toEqual([
      ['Le titre', 'Le titre', ['Début avec un lien.']],
      ['Le titre', 'Deux', ['a\u00a0·\u2002b']]
    ])
  })
})

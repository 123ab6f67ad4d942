import { describe, expect, it } from 'vitest'
import { readPassages } from './read-passages.ts'

const page = (main: string) =>
  readPassages(`<header><p>Menu</p></header><main>${main}</main><footer><p>Pied</p></footer>`, { path: '/' })

describe('the passages of a page', () => {
  it('are what stands beneath each heading, with the anchor it stands in', () => {
    const passages = page(
      '<h1>Accueil</h1><p>Bonjour.</p><section id="faq"><h2>Questions</h2><h3>1. Combien ?</h3><p>Deux\u00a0semaines.</p><p>Ou six.</p></section><h2>Suite</h2><p>Fin.</p>'
    )
    expect(passages).toEqual([
      { path: '/', anchor: null, page: 'Accueil', heading: 'Accueil', blocks: ['Bonjour.'] },
      {
        path: '/',
        anchor: 'faq',
        page: 'Accueil',
        heading: 'Combien ?',
        blocks: ['Deux\u00a0semaines.', 'Ou six.']
      },
      { path: '/', anchor: null, page: 'Accueil', heading: 'Suite', blocks: ['Fin.'] }
    ])
  })

  it('hold neither examples, drawings, controls, teasers, nor ways to elsewhere', () => {
    const [passage] = page(
      `<h1>Titre</h1><p>Vrai.</p><div data-nosnippet=""><p>Exemple.</p></div><figure><p>Dessin.</p></figure>
       <p aria-hidden="true">Caché.</p><button>Appuyer</button><svg><text>7</text></svg><p><a href="/blog">Lire</a></p><p>Un début…</p><nav><p>Fil</p></nav>`
    )
    expect(passage?.blocks).toEqual(['Vrai.'])
  })

  it('have a table row by row, a term with what it means, and a figure before its label', () => {
    const [passage] = page(
      `<h1>Titre</h1><table><tr><th>Visites</th><td>25 mois</td></tr></table>
       <dl><div><dt>Site</dt><dd>Nos pages.</dd></div><div><dt>de temps gagné</dt><dd>70 %</dd></div></dl>`
    )
    expect(passage?.blocks).toEqual([
      'Visites\u00a0·\u200225 mois',
      'Site\u00a0:\u2002Nos pages.',
      '70 %\u2002de temps gagné'
    ])
  })

  it('leave a short line above a heading to that heading', () => {
    const passages = page('<h1>Titre</h1><p>Avant.</p><p>Hôtels</p><h3>La nuit</h3><p>Après.</p>')
    expect(passages.map(({ blocks }) => blocks)).toEqual([['Avant.'], ['Après.']])
  })

  it('of an article are under its title, tables in figures included', () => {
    const passages = readPassages(
      '<p>Début avec un <a href="/x">lien</a>.</p><h2>Deux</h2><figure><table><tr><td>a</td><td>b</td></tr></table></figure>',
      { path: '/article/3', page: 'Le titre' }
    )
    expect(passages.map(({ page: title, heading, blocks }) => [title, heading, blocks])).toEqual([
      ['Le titre', 'Le titre', ['Début avec un lien.']],
      ['Le titre', 'Deux', ['a\u00a0·\u2002b']]
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { cut, excerpt, htmlToText } from './excerpt.tsx'

describe('htmlToText', () => {
  it('puts a space where blocks meet and none inside a word', () => {
    expect(htmlToText('<h2>Titre</h2><p>Un <strong>mot</strong>clé</p>')).toBe('Titre Un motclé')
  })

  it('decodes entities once, and leaves what it does not know', () => {
    expect(htmlToText('a &amp;lt; b &#233;t&#xe9; &inconnu;')).toBe('a &lt; b été &inconnu;')
  })

  it('drops comments and what is not text', () => {
    expect(htmlToText('<style>p{}</style>Bonjour<!-- secret --> vous')).toBe('Bonjour vous')
    expect(htmlToText('<SCRIPT src="a">if (a < b) {}</Script >un<!---->deux <!-- > --> trois')).toBe(
      'undeux trois'
    )
  })

  it('keeps what only looks like markup', () => {
    expect(htmlToText('a < b')).toBe('a < b')
  })

  it.each(['<', '<!--', '<script>', '<a', '<!-->', '<style '])(
    'is done with 200 KB of “%s” at once',
    { timeout: 3000 },
    (piece) => {
      const text = htmlToText(piece.repeat(Math.ceil(200_000 / piece.length)))
      expect(text.length).toBeLessThanOrEqual(200_010)
    }
  )
})

describe('excerpt', () => {
  it('returns a short text unchanged, without an ellipsis', () => {
    expect(excerpt('<p>Court.</p>')).toBe('Court.')
    expect(cut('a'.repeat(150), 150)).toBe('a'.repeat(150))
  })

  it('BRAND-9 cuts at 150 characters and says so', () => {
    expect(excerpt(`<p>${'a'.repeat(151)}</p>`)).toBe(`${'a'.repeat(150)}…`)
  })

  it('counts characters, not halves of them', () => {
    expect(cut('🙂'.repeat(5), 3)).toBe('🙂🙂🙂…')
  })
})

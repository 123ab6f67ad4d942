import { describe, expect, it } from 'vitest'
import { setMarkup, setText } from './set-article.ts'

/** Spaces that do not break, made visible: ~ is U+00A0, ^ is U+202F. */
const shown = (text: string) => text.replace(/\u00a0/g, '~').replace(/\u202f/g, '^')

describe('RUN-25 sets what a model typed', () => {
  it.each([
    ["L'an d'avant", 'L’an d’avant'],
    ['Il dit "oui" et "non".', 'Il dit «~oui~» et «~non~».'],
    ['Il dit “ oui ”...', 'Il dit «~oui~»…'],
    ['Un seul " ne dit rien', 'Un seul " ne dit rien'],
    ['Un écran de 15" et un de 17"', 'Un écran de 15" et un de 17"'],
    ['Vraiment? Oui! Voici: un; deux', 'Vraiment^? Oui^! Voici~: un^; deux'],
    ['Vraiment ? 12% et 30 €, 1 200 pages', 'Vraiment^? 12^% et 30^€, 1^200 pages'],
    ['«Oui» à 12:30, deux  mots .', '«~Oui~» à 12:30, deux mots.'],
    [
      "Voir https://exemple.fr/?q=l'an, ou www.exemple.fr?a",
      "Voir https://exemple.fr/?q=l'an, ou www.exemple.fr?a"
    ]
  ])('%s', (typed, set) => {
    expect(shown(setText(typed))).toBe(set)
    expect(setText(setText(typed))).toBe(setText(typed))
  })

  it.each([
    [
      '<p>L\'<em>an</em> "d\'<strong>avant</strong>"?</p>',
      '<p>L’<em>an</em> «~d’<strong>avant</strong>~»^?</p>'
    ],
    ['<p><strong>Vraiment</strong>? Oui</p>', '<p><strong>Vraiment</strong>^? Oui</p>'],
    [
      '<p>Le code <code>a ? "b": \'c\'</code>, puis <kbd>"</kbd>!</p><pre>x="1"...</pre>',
      '<p>Le code <code>a ? "b": \'c\'</code>, puis <kbd>"</kbd>^!</p><pre>x="1"...</pre>'
    ],
    ['<p>A &amp; B &lt; C; "D"</p>', '<p>A &amp; B &lt; C^; «~D~»</p>'],
    [
      '<p><a href="/article/7?a=1" title="l\'an">ici</a></p>',
      '<p><a href="/article/7?a=1" title="l\'an">ici</a></p>'
    ],
    ['<ul><li>un "</li><li>" deux</li></ul>', '<ul><li>un "</li><li>" deux</li></ul>']
  ])('across tags, and not in code: %s', (typed, set) => {
    expect(shown(setMarkup(typed))).toBe(set)
    expect(setMarkup(setMarkup(typed))).toBe(setMarkup(typed))
  })
})

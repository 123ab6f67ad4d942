import { EMBED_PREFIXES } from '@site/contracts/articles/article-markup'
import { describe, expect, it, vi } from 'vitest'
import { sanitizeArticle } from './sanitize-article.ts'
import { ATTACKS } from './sanitize-attacks.ts'

const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)")?/g

/** The elements of clean markup. Its writer escapes < and > everywhere else, so that a plain pattern finds them all. */
const elementsOf = (html: string) =>
  [...html.matchAll(/<([^\s/>]+)([^>]*)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: [...attributes.replace(/\/$/, '').matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
      key,
      value
    ])
  }))

const REFUSED =
  /^(script|style|svg|math|object|embed|applet|form|input|button|textarea|select|option|template|noscript|link|meta|base|body|html|title|xmp|plaintext|marquee|.*-.*|.*:.*|_.*)$/
const ADDRESSES = ['href', 'src', 'srcset', 'poster', 'cite']
const isSafeAddress = (address: string) => {
  const { protocol, href } = new URL(address, 'https://site.example/')
  if (protocol === 'data:') return /^data:image\/(png|jpeg|gif|webp|avif);base64,/.test(href)
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)
}

function faultsOf(html: string): string[] {
  return elementsOf(html).flatMap(({ name, attributes }) => [
    ...(REFUSED.test(name) ? [`<${name}>`] : []),
    ...attributes.flatMap(([key = '', value = '']) => [
      ...(/^(on.*|style|srcdoc|name|form.*|is|ping|popover.*|contenteditable|autofocus|data-.*)$/.test(key)
        ? [`${key}=`]
        : []),
      ...(key === 'id' && !value.startsWith('article-') ? [`id=${value}`] : []),
      ...(key === 'target' && !attributes.some(([k, v]) => k === 'rel' && v?.includes('noopener'))
        ? ['opener']
        : []),
      ...(ADDRESSES.includes(key) && !isSafeAddress(value) ? [`${key}=${value}`] : []),
      ...(name === 'iframe' && key === 'src' && !EMBED_PREFIXES.some((p) => value.startsWith(p))
        ? [`frame ${value}`]
        : [])
    ])
  ])
}

describe('sanitizeArticle', () => {
  it.each(ATTACKS)('ARTICLE-9 leaves nothing of %s', (_name, html) => {
    const clean = sanitizeArticle(html)
    expect(faultsOf(clean)).toEqual([])
    expect(sanitizeArticle(clean)).toBe(clean)
  })

  it.each([
    ['formatting', '<p>Un <strong>mot</strong>, <em>un autre</em>, <code>du code</code>.</p>'],
    [
      'headings and lists',
      '<h2>Titre</h2><ol start="3"><li value="3">Un</li></ol><dl><dt>a</dt><dd>b</dd></dl>'
    ],
    ['quotations', '<blockquote cite="https://exemple.fr/">Oui</blockquote><p><q>Non</q></p>'],
    [
      'tables',
      '<table><caption>T</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table>'
    ],
    [
      'figures',
      '<figure class="wide"><img src="/images/a.webp" alt="A" width="800" height="450" loading="lazy" /><figcaption>Légende</figcaption></figure>'
    ],
    [
      'responsive images',
      '<picture><source srcset="/a.avif 1x, /b.avif 2x" type="image/avif" /><img src="/a.png" alt="" loading="lazy" /></picture>'
    ],
    ['an image in its address', '<img src="data:image/png;base64,iVBORw0KGgo=" loading="lazy" />'],
    [
      'films and sounds',
      '<video src="/a.mp4" controls poster="/a.jpg"></video><audio src="https://exemple.fr/a.mp3" controls></audio>'
    ],
    [
      'links',
      '<a href="/article/7">a</a><a href="mailto:contact@lucarne.example">b</a><a href="tel:+33100000000">c</a>'
    ],
    ['anchors', '<h2 id="article-prix">Prix</h2><p><a href="#article-prix">voir</a></p>'],
    [
      'classes that mean something',
      '<p class="lead align-center">a</p><pre><code class="language-ts">b</code></pre>'
    ],
    ['French typography', '<p>«\u00a0Déjà\u202f?\u00a0» — l’été, 15\u00a0%…</p>'],
    ['folds', '<details><summary>Question</summary><p>Réponse</p></details>']
  ])('keeps %s', (_name, html) => {
    expect(sanitizeArticle(html)).toBe(html)
  })

  it.each([
    'https://www.youtube-nocookie.com/embed/abc?start=3',
    'https://player.vimeo.com/video/12',
    'https://www.openstreetmap.org/export/embed.html?bbox=1'
  ])('keeps the frame %s, and shuts it in', (src) => {
    const clean = sanitizeArticle(
      `<iframe src="${src}" title="Film" width="560" height="315" allow="camera *"></iframe>`
    )
    expect(clean).toContain(`src="${src}"`)
    expect(clean).toContain('title="Film" width="560" height="315" loading="lazy" sandbox="allow-scripts')
    expect(clean).not.toContain('camera')
  })

  it.each([
    ['<img src="http://exemple.fr/a.png" />', '<img src="https://exemple.fr/a.png" loading="lazy" />'],
    [
      '<video poster="HTTP://exemple.fr/a.jpg" controls><source src=" http://exemple.fr/a.mp4" /></video>',
      '<video poster="https://exemple.fr/a.jpg" controls><source src=" https://exemple.fr/a.mp4" /></video>'
    ],
    [
      '<picture><source srcset="http://exemple.fr/a.avif 1x,http://exemple.fr/b.avif 2x" /></picture>',
      '<picture><source srcset="https://exemple.fr/a.avif 1x, https://exemple.fr/b.avif 2x" /></picture>'
    ]
  ])('asks over TLS for what it shows: %s', (html, clean) => {
    expect(sanitizeArticle(html)).toBe(clean)
  })

  it('leaves links as they are', () => {
    const html = '<a href="http://exemple.fr/">a</a><blockquote cite="http://exemple.fr/">b</blockquote>'
    expect(sanitizeArticle(html)).toBe(html)
  })

  it('asks YouTube on its host without cookies', () => {
    expect(sanitizeArticle('<iframe src="//www.youtube.com/embed/abc"></iframe>')).toContain(
      'src="https://www.youtube-nocookie.com/embed/abc"'
    )
  })

  it('gives ids a prefix and lets the links inside the article follow', () => {
    expect(sanitizeArticle('<h2 id="coûts">a</h2><a href="#co%C3%BBts">b</a>')).toBe(
      '<h2 id="article-coûts">a</h2><a href="#article-coûts">b</a>'
    )
  })

  it('keeps the text of an element it refuses, and closes what was left open', () => {
    expect(sanitizeArticle('<center>Bon<p>jour <b>toi')).toBe('Bon<p>jour <b>toi</b></p>')
  })

  it.each([
    ['left open', '<b>'.repeat(350_000)],
    ['of mixed elements', '<div><p>a<span>'.repeat(60_000)],
    ['closed again', '<i>'.repeat(140_000) + '</i>'.repeat(140_000)]
  ])('cleans a megabyte of nested markup, %s, in the time of a few flat ones', (_, html) => {
    const time = (text: string) => {
      const before = process.cpuUsage()
      sanitizeArticle(text)
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const flat = '<p>Un <b>mot</b>.</p>'.repeat(html.length / 21)
    expect(time(html) / time(flat)).toBeLessThan(5)
  })

  it('keeps what follows markup nested too deep', () => {
    const clean = sanitizeArticle(`${'<div>'.repeat(600)}loin${'</div>'.repeat(600)}<p>La <b>suite</b>.</p>`)
    expect(clean.endsWith('<p>La <b>suite</b>.</p>')).toBe(true)
    expect(clean).toContain('loin')
  })
})

it.each([
  ['<img src="/a.png" srcset="/a.png 1x, /b.png 2x">', 'srcset="/a.png 1x, /b.png 2x"'],
  ['<img src="/a.png" srcset="/a,1.png 320w,/b.png 1.5x">', 'srcset="/a,1.png 320w, /b.png 1.5x"'],
  ['<img src="/a.png" srcset="/a.png, /b.png 2x">', 'srcset="/a.png, /b.png 2x"'],
  ['<img src="/a.png" srcset="x\n{&quot;msg&quot;:&quot;FORGED&quot;} y">', null],
  ['<img src="/a.png" srcset="/a.png 1x 2x">', null],
  ['<img src="/a.png" srcset="/a.png (1x, 2x)">', null],
  ['<img src="/a.png" srcset="/a.png 1x\u00a0">', null],
  [`<img src="/a.png" srcset="/a.png${' '.repeat(300_000)}x">`, null]
])('a srcset is kept where it can be read, and never printed: %.60s', (html, kept) => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const cleaned = sanitizeArticle(html)
  expect(printed).not.toHaveBeenCalled()
  printed.mockRestore()
  if (kept) expect(cleaned).toContain(kept)
  else expect(cleaned).not.toContain('srcset')
})

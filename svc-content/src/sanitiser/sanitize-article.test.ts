import { EMBED_PREFIXES } from '@site/contracts/articles/article-markup'
import { describe, expect, it, vi } from 'vitest'
import { sanitizeArticle } from './sanitize-article.ts'
import { ATTACKS } from './sanitize-attacks.ts'

const ATTRIBUTE = /([^\s=/]+)(?:="([^"]*)")?/g

/** The elements of clean markup. The sanitiser escapes < and > everywhere else, so that a simple pattern finds them all. */
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

function unsafePartsOf(html: string): string[] {
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
    expect(unsafePartsOf(clean)).toEqual([])
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
    ['folds', '<details open><summary>Question</summary><p>Réponse</p></details>'],
    ['what any element may say', '<p id="article-a" title="t" lang="fr" dir="ltr">a</p>'],
    ['the language of a link', '<a hreflang="en" href="/en">a</a>'],
    [
      'all of an image',
      '<img src="/a.png" srcset="/b.png 2x" sizes="100vw" alt="a" width="4" height="3" decoding="async" loading="lazy" />'
    ],
    [
      'all of a picture’s sources',
      '<picture><source src="/a" srcset="/a.avif" sizes="100vw" type="image/avif" media="(width &gt; 9em)" width="4" height="3" /></picture>'
    ],
    [
      'all of a film',
      '<video src="https://exemple.fr/a.mp4" poster="/a.jpg" controls width="4" height="3" preload="none" loop muted playsinline><track src="https://exemple.fr/a.vtt" kind="captions" srclang="fr" label="Français" default /></video>'
    ],
    ['all of a sound', '<audio src="/a.mp3" controls preload="none" loop></audio>'],
    ['how a list counts', '<ol start="3" reversed type="a"><li value="3">Un</li></ol>'],
    [
      'how cells span',
      '<table><colgroup span="2"><col span="2" /></colgroup><tbody><tr><th colspan="2" rowspan="2" scope="col" abbr="a">a</th><td colspan="2" rowspan="2">b</td></tr></tbody></table>'
    ],
    ['what machines read', '<p><time datetime="2026-11-21">hier</time> <data value="7">sept</data></p>'],
    [
      'what was changed, and where it is said',
      '<p><del cite="/a" datetime="2026-11-21">a</del><ins cite="/b" datetime="2026-11-22">b</ins><q cite="/c">c</q></p>'
    ]
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

  it.each([
    ['<a href="/a" rel="external nofollow">a</a>', '<a href="/a" rel="nofollow">a</a>'],
    ['<a href="/a" rel="external">a</a>', '<a href="/a">a</a>'],
    ['<a href="/a" target="_blank">a</a>', '<a href="/a" target="_blank" rel="noopener noreferrer">a</a>'],
    [
      '<a href="/a" target="_blank" rel="nofollow">a</a>',
      '<a href="/a" rel="nofollow noopener noreferrer" target="_blank">a</a>'
    ],
    ['<a href="/a" target="_top">a</a>', '<a href="/a">a</a>'],
    ['<a href="//exemple.fr/a">a</a>', '<a href="https://exemple.fr/a">a</a>'],
    ['<a href=" /a\tb\n">a</a>', '<a href="/ab">a</a>'],
    ['<a>a</a>', '<a>a</a>'],
    ['<a href="/a" rel="external  nofollow">a</a>', '<a href="/a" rel="nofollow">a</a>'],
    ['<a href="#100%">a</a>', '<a href="#">a</a>']
  ])('says of a link what it means and no more: %s', (html, clean) => {
    expect(sanitizeArticle(html)).toBe(clean)
  })

  it.each([
    ['one that is no plain word', '<h2 id="a b">a</h2>', '<h2>a</h2>'],
    ['one with markup in it', '<h2 id="a&quot;">a</h2>', '<h2>a</h2>'],
    ['an empty one', '<h2 id="">a</h2>', '<h2>a</h2>'],
    ['a long one', `<h2 id="${'a'.repeat(80)}">a</h2>`, `<h2 id="article-${'a'.repeat(72)}">a</h2>`],
    ['one too long', `<h2 id="${'a'.repeat(81)}">a</h2>`, '<h2>a</h2>']
  ])('bounds an id: %s', (_, html, clean) => {
    expect(sanitizeArticle(html)).toBe(clean)
  })

  it.each([
    ['a picture without an address', '<img alt="a">'],
    ['one that is no picture of dots', '<img src="data:image/svg+xml;base64,AAAA">'],
    ['one with something behind it', '<img src="data:image/png;base64,AAAA,<script>">'],
    ['one with something before it', '<img src="x-data:image/png;base64,AAAA">'],
    ['a frame without an address', '<iframe title="a"></iframe>'],
    ['a frame that is no address', '<iframe src="https://"></iframe>'],
    ['a frame of who signs in', '<iframe src="https://a@player.vimeo.com/video/1"></iframe>'],
    ['a frame with a password', '<iframe src="https://:b@player.vimeo.com/video/1"></iframe>'],
    ['a player that is not known', '<iframe src="https://www.youtube.com.exemple.fr/embed/a"></iframe>'],
    ['one that sounds like it', '<iframe src="https://myyoutube.com/embed/a"></iframe>']
  ])('drops %s', (_, html) => {
    expect(sanitizeArticle(html)).toBe('')
  })

  it('says of a frame what it was given, and how it is shut in', () => {
    const shutIn =
      'loading="lazy" sandbox="allow-scripts allow-same-origin allow-presentation allow-popups" referrerpolicy="strict-origin-when-cross-origin"'
    const src = 'https://player.vimeo.com/video/12'
    expect(sanitizeArticle(`<iframe src="${src}" title="" allowfullscreen>texte</iframe>`)).toBe(
      `<iframe src="${src}" allowfullscreen ${shutIn}></iframe>`
    )
    expect(sanitizeArticle(`<iframe src="${src}" loading="eager" sandbox="" title="Film"></iframe>`)).toBe(
      `<iframe src="${src}" title="Film" ${shutIn}></iframe>`
    )
  })

  it.each(['//www.youtube.com', 'https://youtube.com'])(
    'asks YouTube on its host without cookies: %s',
    (host) => {
      expect(sanitizeArticle(`<iframe src="${host}/embed/abc"></iframe>`)).toContain(
        'src="https://www.youtube-nocookie.com/embed/abc"'
      )
    }
  )

  it('gives ids a prefix and lets the links inside the article follow', () => {
    expect(sanitizeArticle('<h2 id="coûts">a</h2><a href="#co%C3%BBts">b</a>')).toBe(
      '<h2 id="article-coûts">a</h2><a href="#article-coûts">b</a>'
    )
  })

  it.each(
    'script style textarea option select noscript template title xmp noembed noframes object applet'.split(
      ' '
    )
  )('drops <%s> with its text, which is none for a reader', (name) => {
    expect(sanitizeArticle(`\n<p>a</p><${name}>texte</${name}><p>b</p>\n`)).toBe('<p>a</p><p>b</p>')
  })

  it('keeps the text of an element it refuses, and closes what was left open', () => {
    expect(sanitizeArticle('<center>Bon<p>jour <b>toi')).toBe('Bon<p>jour <b>toi</b></p>')
  })

  it.each([
    '<figure></figure>',
    '<figure class="wide">\n</figure>',
    '<figure><img alt="Vue" /></figure>',
    '<figure><img src="javascript:x()" /><figcaption> </figcaption></figure>',
    '<figure><figure></figure></figure>'
  ])('EDITOR-20 drops a figure that shows nothing and says nothing: %s', (figure) => {
    expect(sanitizeArticle(`<p>a</p>${figure}<p>b</p>`)).toBe('<p>a</p><p>b</p>')
  })

  it.each([
    '<figure><figcaption>Le port</figcaption></figure>',
    '<figure><a href="/a"><img src="/a.webp" loading="lazy" /></a><figcaption></figcaption></figure>'
  ])('EDITOR-20 keeps a figure that says or shows something: %s', (figure) => {
    expect(sanitizeArticle(figure)).toBe(figure)
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
  [
    '<img src="/a.png" srcset="/a.png  10x, /b.png 0.25x, /c.png 12.5x">',
    'srcset="/a.png 10x, /b.png 0.25x, /c.png 12.5x"'
  ],
  ['<img src="/a.png" srcset="/a.png 1x 2x">', null],
  ['<img src="/a.png" srcset="/a.png x320w">', null],
  ['<img src="/a.png" srcset="/a.png 320wx">', null],
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

describe('pictures of ours (PICTURE-6)', () => {
  const own = `/pictures/${'a'.repeat(32)}`
  const image = (srcset: string) =>
    `<img src="${own}-800.webp" srcset="${srcset}" sizes="100vw" width="1600" height="1200" alt="Un hall" loading="lazy">`

  it('pass with every width, size and description, and with AVIF before them', () => {
    const html = `<picture><source type="image/avif" srcset="${own}-480.avif 480w, ${own}-800.avif 800w" sizes="100vw" />${image(
      `${own}-480.webp 480w, ${own}-800.webp 800w`
    ).replace('>', ' />')}</picture>`
    expect(sanitizeArticle(html)).toBe(html)
  })

  it.each([
    'https://ailleurs.example/a.webp 480w',
    `${own}-480.webp 480w, https://ailleurs.example/a.webp 800w`,
    `/pictures/${'b'.repeat(32)}-480.webp 480w`,
    `//ailleurs.example${own}-480.webp 480w`
  ])('have no srcset that names something else: %s', (srcset) => {
    expect(sanitizeArticle(image(srcset))).not.toContain('srcset')
  })
})

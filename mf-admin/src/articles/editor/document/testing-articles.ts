import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, DROPPED_WITH_TEXT } from '@site/contracts/articles/allowed-html'
import { ARTICLE_CLASSES, ARTICLE_CODE_CLASS } from '@site/contracts/articles/article-markup'
import fc from 'fast-check'
import sanitizeHtml from 'sanitize-html'

const VOID = 'img br hr wbr col source track'.split(' ')

/** Cleans HTML by the lists that svc-content cleans by, and writes it as it does. */
export const sanitise = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ALLOWED_TAGS,
    nonTextTags: DROPPED_WITH_TEXT,
    selfClosing: VOID,
    allowedClasses: { '*': [...ARTICLE_CLASSES, ARTICLE_CODE_CLASS] },
    allowedAttributes: ALLOWED_ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data'],
    allowProtocolRelative: false,
    textFilter: (text, tag) => (tag === 'iframe' ? '' : text)
  }).trim()

/** A figure that lost its picture is mended, and not what it was. */
export const hasEmptyFigure = (html: string): boolean => /<figure[^>]*>\s*(<figcaption|<\/figure)/.test(html)

const VALUES: Record<string, string[]> = {
  class: [...ARTICLE_CLASSES, 'lead wide', 'language-js'],
  id: ['article-a', 'article-partie-2'],
  href: ['/article/7', 'https://exemple.fr/?a=1&b=2', '#article-a', 'mailto:a@exemple.fr'],
  src: ['/a.webp', 'https://exemple.fr/i.png'],
  srcset: ['/a.webp 1x, /b.webp 2x'],
  colspan: ['1', '2'],
  rowspan: ['1', '2'],
  start: ['3'],
  open: [''],
  reversed: ['']
}
const someValue = (name: string) => fc.constantFrom(...(VALUES[name] ?? ['un', 'a "b" & <c>', 'é’']))

const attributesOf = (tag: string) =>
  fc
    .uniqueArray(
      fc.constantFrom('class', ...(ALLOWED_ATTRIBUTES['*'] ?? []), ...(ALLOWED_ATTRIBUTES[tag] ?? [])),
      { maxLength: 2 }
    )
    .chain((names) =>
      fc.tuple(...names.map((name) => someValue(name).map((value) => [name, value] as const)))
    )
    .map((pairs) =>
      pairs
        .map(
          ([name, value]) =>
            ` ${name}="${value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')}"`
        )
        .join('')
    )

const element = (tag: string, content: fc.Arbitrary<string>) =>
  VOID.includes(tag)
    ? attributesOf(tag).map((attributes) => `<${tag}${attributes}>`)
    : fc
        .tuple(attributesOf(tag), content)
        .map(([attributes, inside]) => `<${tag}${attributes}>${inside}</${tag}>`)

const text = fc.oneof(
  fc.constantFrom(
    'un',
    'deux mots',
    ' ',
    '\n',
    '  ',
    'à\u00a0: « oui\u00a0»',
    '&amp; &lt;b&gt;',
    '“…”',
    '\u202f!'
  ),
  fc.string({ maxLength: 6 }).map((typed) => typed.replace(/[&<>]/g, ''))
)
const several = (part: fc.Arbitrary<string>, maxLength = 3) =>
  fc.array(part, { maxLength }).map((parts) => parts.join(''))

/** Any of the allowed elements in any other: far from what anyone writes, and yet stored if it came. */
export const wildArticle: fc.Arbitrary<string> = fc
  .letrec<{ node: string; inside: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      text,
      fc.constantFrom(...ALLOWED_TAGS).chain((tag) => element(tag, tie('inside')))
    ),
    inside: several(tie('node'))
  }))
  .inside.map(sanitise)

const MARKS = 'strong b em i u s del ins mark small sub sup abbr code kbd q cite span a time'.split(' ')
const line: fc.Arbitrary<string> = fc.letrec<{ piece: string; line: string }>((tie) => ({
  piece: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    text,
    fc.constantFrom('<br>', '<img src="/a.webp" alt="">'),
    fc.constantFrom(...MARKS).chain((tag) => element(tag, tie('line')))
  ),
  line: several(tie('piece'), 4)
})).line
const list = (items: fc.Arbitrary<string>) =>
  fc.constantFrom('ul', 'ol').chain((tag) => element(tag, several(element('li', items))))
const row = (tag: string, columns: number) =>
  fc
    .array(element(tag, line), { minLength: columns, maxLength: columns })
    .map((cells) => `<tr>${cells.join('')}</tr>`)
const table = fc
  .integer({ min: 1, max: 3 })
  .chain((columns) =>
    fc
      .tuple(attributesOf('table'), line, row('th', columns), several(row('td', columns)))
      .map(
        ([attributes, caption, head, body]) =>
          `<table${attributes}><caption>${caption}</caption><thead>${head}</thead><tbody>${body}</tbody></table>`
      )
  )
const figure = fc
  .tuple(attributesOf('figure'), element('img', line), element('figcaption', line))
  .map(([attributes, image, caption]) => `<figure${attributes}>${image}${caption}</figure>`)

/** Articles as people and programs write them. */
export const plausibleArticle: fc.Arbitrary<string> = fc
  .letrec<{ block: string; blocks: string }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      element('p', line),
      fc.constantFrom('h1', 'h2', 'h3', 'h4').chain((tag) => element(tag, line)),
      list(fc.oneof(line, tie('blocks'))),
      element('blockquote', fc.oneof(line, tie('blocks'))),
      element('div', tie('blocks')),
      element('pre', element('code', text)),
      fc.constantFrom(
        '<hr>',
        '<iframe src="https://www.youtube-nocookie.com/embed/x" title="Film"></iframe>',
        '<details open=""><summary>Plus</summary><p>Encore</p></details>'
      ),
      table,
      figure
    ),
    blocks: fc
      .array(fc.tuple(tie('block'), fc.constantFrom('', '\n', '\n\n')), { maxLength: 4 })
      .map((parts) => parts.flat().join(''))
  }))
  .blocks.map(sanitise)

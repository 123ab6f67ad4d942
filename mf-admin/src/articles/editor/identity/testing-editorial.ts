import fc from 'fast-check'

/** HTML as programs hand it over and old sites hold it, made by us after their manner: articles of several blocks, not yet cleaned. */
export interface Editorial {
  maker: string
  html: string
}

const WORDS =
  'l’audit d’abord une équipe la réception chaque semaine un devis le tableur deux clients leur réponse sans délai en juin au lieu de par mail avant midi où déjà peut-être aujourd’hui'.split(
    ' '
  )
const SIGNS = ['.', '.', '.', '\u00a0?', '\u202f!', '&nbsp;:', '…', ' »', '&nbsp;; et', '…&nbsp;»']
const NUMBERS = [
  '12\u202f000\u00a0€',
  '3&nbsp;h&nbsp;30',
  '50 %',
  '2026',
  'n°\u00a04',
  '«\u00a0oui\u00a0»',
  'R&amp;D',
  '&lt;b&gt;'
]
const LINKS = [
  'href="/article/7"',
  'href="https://exemple.fr/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer"',
  'href="mailto:a@exemple.fr" title="Écrire"',
  'href="#etapes"'
]

const oneOf = (...texts: string[]) => fc.constantFrom(...texts)
const some = (part: fc.Arbitrary<string>, minLength: number, maxLength: number, between = '') =>
  fc.array(part, { minLength, maxLength }).map((parts) => parts.join(between))
/** Parts in their order, as one text. */
const join = (...parts: (string | fc.Arbitrary<string>)[]) =>
  fc
    .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
    .map((all) => all.join(''))
const within = (
  tag: string,
  inside: fc.Arbitrary<string>,
  attributes: fc.Arbitrary<string> = fc.constant('')
) => fc.tuple(attributes, inside).map(([own, text]) => `<${tag}${own && ` ${own}`}>${text}</${tag}>`)

const words = (least: number, most: number) =>
  some(
    fc.oneof({ weight: 8, arbitrary: oneOf(...WORDS) }, { weight: 1, arbitrary: oneOf(...NUMBERS) }),
    least,
    most,
    ' '
  )
const sentence = fc
  .tuple(words(4, 14), oneOf(...SIGNS))
  .map(([text, sign]) => text.charAt(0).toUpperCase() + text.slice(1) + sign)
const title = words(2, 6)

/** Sentences with the formats that one kind of program writes. */
const lineOf = (formats: fc.Arbitrary<string>[], most = 4) =>
  some(
    fc.oneof({ weight: 4, arbitrary: sentence }, { weight: 1, arbitrary: fc.oneof(...formats) }),
    1,
    most,
    ' '
  )
const link = within('a', words(1, 3), oneOf(...LINKS))
const formats = [
  within('strong', words(1, 4)),
  within('em', words(1, 3)),
  within('strong', join(words(1, 2), ' ', within('em', words(1, 2)))),
  link,
  within('a', within('strong', words(1, 2)), oneOf(...LINKS)),
  within('code', words(1, 1)),
  within('abbr', oneOf('IA', 'PMS'), oneOf('title="en toutes lettres"')),
  within('sup', oneOf('1', 'er')),
  within('mark', words(1, 3)),
  oneOf('<br>', '<br />\n')
]
const line = lineOf(formats)
const image = oneOf(
  '<img src="/pictures/a-960.webp" srcset="/pictures/a-480.webp 480w, /pictures/a-960.webp 960w" sizes="100vw" width="960" height="540" alt="Une réception" loading="lazy" />',
  '<img src="https://exemple.fr/i.png" alt="">',
  '<img src="http://exemple.fr/photo.jpg" width=600 height=400 alt="Vue &amp; port">'
)
const embed = oneOf(
  '<iframe src="https://www.youtube-nocookie.com/embed/x" width="560" height="315" title="Film" allowfullscreen></iframe>',
  '<iframe src="https://player.vimeo.com/video/1" loading="lazy"></iframe>',
  '<iframe src="https://ailleurs.exemple.fr/"></iframe>'
)
const figure = (attributes: string, caption: fc.Arbitrary<string> = line) =>
  within('figure', fc.oneof(image, join(image, within('figcaption', caption))), fc.constant(attributes))

/** Lists in lists, with text alone or paragraphs in their items. */
const listOf = (content: fc.Arbitrary<string>, paragraphs = false): fc.Arbitrary<string> =>
  fc.letrec<{ list: string; item: string }>((tie) => ({
    list: fc.oneof(
      within('ul', some(tie('item'), 1, 4)),
      within('ol', some(tie('item'), 1, 4), oneOf('', '', 'start="3"'))
    ),
    item: within(
      'li',
      fc.oneof(
        { maxDepth: 2, depthSize: 'small' },
        paragraphs ? within('p', content) : content,
        join(content, tie('list')),
        join(within('p', content), tie('list'))
      )
    )
  })).list

const tableOf = (cell: fc.Arbitrary<string>, attributes = '') =>
  fc.integer({ min: 1, max: 4 }).chain((columns) => {
    const row = (tag: string, own = '') =>
      within('tr', some(within(tag, cell, fc.constant(own)), columns, columns))
    const wide = within('tr', within('td', cell, fc.constant(`colspan="${columns}"`)))
    const body = within('tbody', join(some(row('td'), 1, 4), fc.oneof(fc.constant(''), wide, row('td'))))
    return within(
      'table',
      fc.oneof(
        join(within('thead', row('th', 'scope="col"')), body),
        join(within('caption', title), within('thead', row('th')), body, within('tfoot', row('td'))),
        join(row('th'), some(row('td'), 1, 3)),
        join(body, oneOf('', '', '<tbody><tr><td></td></tr></tbody>'))
      ),
      fc.constant(attributes)
    )
  })

const articleOf = (
  maker: string,
  blocks: fc.Arbitrary<string>[],
  gap: string[],
  around = (body: string) => body
) =>
  fc
    .tuple(
      some(
        fc.oneof(...blocks.map((arbitrary, at) => ({ arbitrary, weight: at === 0 ? blocks.length : 1 }))),
        5,
        25,
        '\f'
      ),
      oneOf(...gap)
    )
    .map(([body, between]): Editorial => ({ maker, html: around(body.replaceAll('\f', between)) }))

/** What an editor of blocks writes, and what other programs that publish send. */
const published = articleOf(
  'a site',
  [
    within('p', line),
    within('h2', title, oneOf('', 'id="etapes"')),
    within('h3', title),
    within('p', sentence, oneOf('class="lead"', 'class="align-center"', 'lang="en"')),
    listOf(line),
    listOf(line, true),
    within(
      'blockquote',
      fc.oneof(
        line,
        join(within('p', line), within('footer', link)),
        join(within('p', line), within('cite', title))
      )
    ),
    figure(''),
    figure('class="wide wp-block-image size-large"'),
    within('figure', tableOf(line), fc.constant('class="wp-block-table"')),
    within('figure', join('<div class="kg-embed">', embed, '</div>', within('figcaption', line))),
    embed,
    tableOf(line),
    within('div', some(within('p', line), 1, 3), oneOf('class="note"', 'class="warning"', '')),
    within('section', join(within('h2', title), within('p', line))),
    within('details', join(within('summary', title), within('p', line))),
    within('dl', join(within('dt', title), within('dd', line))),
    within('pre', within('code', join(words(1, 6), '\n\n', words(1, 4)), fc.constant('class="language-js"'))),
    join('<!-- wp:paragraph -->', within('p', line), '<!-- /wp:paragraph -->'),
    oneOf('<hr>', '<hr class="wp-block-separator" />', '<p></p>', '<p>&nbsp;</p>')
  ],
  ['', '\n', '\n\n']
)

const wordRun = fc.oneof(
  sentence,
  within('span', sentence, oneOf("style='color:black;mso-fareast-language:FR'", 'lang=FR')),
  within('b', words(1, 3)),
  join('<b style="mso-bidi-font-weight:normal"><i>', words(1, 3), '<o:p></o:p></i></b>')
)
const wordLine = some(wordRun, 1, 4, '\n')
const wordParagraph = within(
  'p',
  join(wordLine, '<o:p></o:p>'),
  oneOf('class=MsoNormal', 'class=MsoNormal style="margin:0cm"')
)
const wordItem = fc
  .tuple(fc.integer({ min: 1, max: 3 }), oneOf('·', 'o', '1.', 'a)'), wordLine)
  .map(
    ([level, sign, text]) =>
      `<p class=MsoListParagraph style='margin-left:${36 * level}pt;text-indent:-18pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>`
  )
const word = articleOf(
  'Word',
  [
    wordParagraph,
    within('h1', wordLine),
    within('h2', wordLine),
    some(wordItem, 2, 6),
    tableOf(wordParagraph, 'class=MsoTableGrid border=1 cellspacing=0'),
    oneOf(
      '<p class=MsoNormal><o:p>&nbsp;</o:p></p>',
      '<p class=MsoNormal>Vu<img width=10 src="file:///C:/a.png"></p>'
    ),
    within('p', join('<a name="_Toc1"></a>', link), oneOf('class=MsoQuote'))
  ],
  ['', '\n\n'],
  (body) =>
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p{margin:0} --></style></head><body lang=FR><!--StartFragment-->${body}<!--EndFragment--></body></html>`
)

const docsRun = within(
  'span',
  sentence,
  oneOf(
    'style="font-weight:400;white-space:pre-wrap"',
    'style="font-weight:700"',
    'style="font-style:italic;font-weight:400"'
  )
)
const docsParagraph = within(
  'p',
  some(docsRun, 1, 4),
  oneOf('dir="ltr"', 'dir="ltr" style="line-height:1.38"')
)
const docs = articleOf(
  'Google Docs',
  [
    docsParagraph,
    within('h2', docsRun, oneOf('dir="ltr"')),
    listOf(docsParagraph),
    tableOf(docsParagraph, 'style="border:none"'),
    join('<ul>', within('li', docsParagraph), '<ul>', within('li', docsParagraph), '</ul></ul>'),
    within('p', join('<span style="display:inline-block">', image, '</span>')),
    oneOf('<br />', '<hr />')
  ],
  [''],
  (body) =>
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${body}</b><br class="Apple-interchange-newline">`
)

const notion = articleOf(
  'Notion',
  [
    within('p', line),
    within('h2', title, oneOf('id="a1b2"')),
    listOf(line).map((html) => html.replace(/<(\/?(?:ul|ol|li))/g, '\n<$1')),
    tableOf(line).map((html) => html.replace(/<(tr|td|th|\/tr|tbody)/g, '\n<$1')),
    within('aside', join('\n💡 ', line, '\n')),
    within('details', join(within('summary', title), within('p', line))),
    within('blockquote', join('\n', within('p', line), '\n')),
    within(
      'ul',
      some(within('li', join('<input type="checkbox"> ', line)), 1, 3),
      oneOf('class="to-do-list"')
    ),
    figure('class="image"'),
    within('pre', within('code', words(1, 5)))
  ],
  ['\n'],
  (body) => `<meta charset='utf-8'>${body}<!-- notionvc: 0a1b2c3d -->`
)

const oldLine = lineOf([
  within('B', words(1, 3)),
  within('font', words(1, 3), oneOf('color="red" face="Arial"')),
  within('u', words(1, 2)),
  within('a', image, oneOf('href="/photo.jpg"')),
  link,
  oneOf('<br>')
])
const legacy = articleOf(
  'an old site',
  [
    join(oldLine, oneOf('<br><br>', '<BR>\n<BR>')),
    within('P', oldLine, oneOf('', 'align="justify"', 'class="texte"')),
    within('center', within('h1', title)),
    within('div', within('div', oldLine), oneOf('', 'align="center"')),
    tableOf(oldLine, 'border="1" width="100%" bgcolor="#eeeeee"'),
    join('<ul>', some(join('<li>', oldLine), 1, 4), '</ul>'),
    join('<p>', oldLine, '<p>', oldLine),
    within('blockquote', oldLine),
    join(image, oneOf('', '<br clear="all">')),
    within('p', join(oldLine, within('table', within('tr', within('td', oldLine)))))
  ],
  ['', '\n', '\r\n', '  ']
)

export const editorial: fc.Arbitrary<Editorial> = fc.oneof(
  { weight: 3, arbitrary: published },
  { weight: 1, arbitrary: word },
  { weight: 1, arbitrary: docs },
  { weight: 1, arbitrary: notion },
  { weight: 2, arbitrary: legacy }
)

/** What programs put on the clipboard, made by us after their manner, and what the sheet makes of it. */
export interface Clipboard {
  name: string
  html: string
  clean: string
}

const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm;} --></style><!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head><body lang=FR style='tab-interval:35.4pt'><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const item = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`
const cell = (text: string) =>
  `<td width=302 valign=top style='width:226.5pt;border:solid windowtext 1.0pt'><p class=MsoNormal>${text}<o:p></o:p></p></td>`

export const WORD: Clipboard[] = [
  {
    name: 'a paragraph',
    html: word('<p class=MsoNormal>Bonjour à\nvous.<o:p></o:p></p>'),
    clean: '<p>Bonjour à vous.</p>'
  },
  {
    name: 'titles of the first and second level',
    html: word(
      '<h1>Un<o:p></o:p></h1><p class=MsoNormal>a</p><h2><span style="font-weight:bold">Deux</span></h2>'
    ),
    clean: '<h2>Un</h2><p>a</p><h3>Deux</h3>'
  },
  {
    name: 'bold, italic and both',
    html: word(
      '<p class=MsoNormal><b>gras</b> <i>penché</i> <b style="mso-bidi-font-weight:normal"><i>deux</i></b></p>'
    ),
    clean: '<p><strong>gras</strong> <em>penché</em> <strong><em>deux</em></strong></p>'
  },
  {
    name: 'a list of bullets',
    html: word(`${item(1, '·', 'un')}${item(1, '·', 'deux')}<p class=MsoNormal>fin</p>`),
    clean: '<ul><li>un</li><li>deux</li></ul><p>fin</p>'
  },
  {
    name: 'a numbered list',
    html: word(item(1, '1.', 'un') + item(1, '2.', 'deux')),
    clean: '<ol><li>un</li><li>deux</li></ol>'
  },
  {
    name: 'a list three deep',
    html: word(item(1, '·', 'un') + item(2, 'o', 'dedans') + item(3, '§', 'plus') + item(1, '·', 'deux')),
    clean: '<ul><li>un<ul><li>dedans<ul><li>plus</li></ul></li></ul></li><li>deux</li></ul>'
  },
  {
    name: 'letters under numbers',
    html: word(item(1, '1)', 'un') + item(2, 'a.', 'dedans') + item(1, '2)', 'deux')),
    clean: '<ol><li>un<ol><li>dedans</li></ol></li><li>deux</li></ol>'
  },
  {
    name: 'a table',
    html: word(
      `<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr>${cell('<b>Jour</b>')}${cell('Prix')}</tr><tr>${cell('lundi')}${cell('12')}</tr></table>`
    ),
    clean:
      '<table><thead><tr><th scope="col">Jour</th><th scope="col">Prix</th></tr></thead><tbody><tr><td>lundi</td><td>12</td></tr></tbody></table>'
  },
  {
    name: 'the title of a document, a link, a bookmark and empty lines',
    html: word(
      '<p class=MsoTitle>Titre</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal><a name="_Toc1"></a>Voir <a href="https://exemple.fr/a"><span style="color:blue">ici</span></a></p><p class=MsoNormal>&nbsp;</p>'
    ),
    clean: '<h2>Titre</h2><p>Voir <a href="https://exemple.fr/a">ici</a></p>'
  },
  {
    name: 'a picture on its disk, comments and hidden text',
    html: word(
      '<p class=MsoNormal>Vu<!--[if gte vml 1]><v:shape></v:shape><![endif]--><img width=10 src="file:///C:/a.png"><span style="mso-hide:all;display:none">caché</span></p>'
    ),
    clean: '<p>Vu</p>'
  }
]

const docs = (body: string) =>
  `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">${body}</b><br class="Apple-interchange-newline">`
const run = (text: string, style = 'font-weight:400;font-style:normal') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${style};text-decoration:none;vertical-align:baseline;white-space:pre-wrap;">${text}</span>`
const paragraph = (body: string) => `<p dir="ltr" style="line-height:1.38;margin-top:0pt;">${body}</p>`
const point = (text: string) =>
  `<li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation">${run(text)}</p></li>`

export const DOCS: Clipboard[] = [
  { name: 'a paragraph', html: docs(paragraph(run('Bonjour à vous.'))), clean: '<p>Bonjour à vous.</p>' },
  {
    name: 'two paragraphs with an empty line between',
    html: docs(`${paragraph(run('un'))}<br />${paragraph(run('deux'))}`),
    clean: '<p>un</p><p>deux</p>'
  },
  {
    name: 'bold, italic and struck',
    html: docs(
      paragraph(
        `${run('a ')}${run('gras', 'font-weight:700')}${run(' ')}${run('penché', 'font-weight:400;font-style:italic')}`
      )
    ),
    clean: '<p>a <strong>gras</strong> <em>penché</em></p>'
  },
  {
    name: 'titles',
    html: docs(`<h1 dir="ltr">${run('Un')}</h1><h2 dir="ltr">${run('Deux', 'font-weight:700')}</h2>`),
    clean: '<h2>Un</h2><h3>Deux</h3>'
  },
  {
    name: 'a list in a list, as Docs nests them',
    html: docs(`<ul>${point('un')}<ul>${point('dedans')}</ul>${point('deux')}</ul>`),
    clean: '<ul><li>un<ul><li>dedans</li></ul></li><li>deux</li></ul>'
  },
  {
    name: 'a numbered list',
    html: docs(`<ol style="margin-top:0">${point('un')}${point('deux')}</ol>`),
    clean: '<ol><li>un</li><li>deux</li></ol>'
  },
  {
    name: 'a link that goes through the search engine',
    html: docs(
      paragraph(
        `<a href="https://www.google.com/url?q=https://exemple.fr/a%3Fb&amp;sa=D" style="text-decoration:none;">${run('ici')}</a>`
      )
    ),
    clean: '<p><a href="https://exemple.fr/a?b">ici</a></p>'
  },
  {
    name: 'a table without a row of headings',
    html: docs(
      `<div dir="ltr" align="left"><table style="border:none"><colgroup><col width="100"/><col/></colgroup><tbody><tr style="height:0pt"><td>${paragraph(run('Jour'))}</td><td>${paragraph(run('Prix'))}</td></tr><tr><td>${paragraph(run('lundi'))}</td><td>${paragraph(run('12'))}</td></tr></tbody></table></div>`
    ),
    clean:
      '<table><thead><tr><th scope="col">Jour</th><th scope="col">Prix</th></tr></thead><tbody><tr><td>lundi</td><td>12</td></tr></tbody></table>'
  },
  {
    name: 'a picture',
    html: docs(
      paragraph(
        '<span style="display:inline-block"><img src="https://lh7.exemple.fr/a" alt="Vue" width="600" height="400"></span>'
      )
    ),
    clean: '<figure><img src="https://lh7.exemple.fr/a" alt="Vue" /></figure>'
  }
]

const notion = (body: string) => `<meta charset='utf-8'>${body}<!-- notionvc: 0a1b2c3d-1111-2222 -->`

export const NOTION: Clipboard[] = [
  { name: 'a paragraph', html: notion('<p>Bonjour à vous.</p>\n'), clean: '<p>Bonjour à vous.</p>' },
  {
    name: 'titles',
    html: notion('<h1 id="a1">Un</h1>\n<h2>Deux</h2>\n<h3>Trois</h3>\n'),
    clean: '<h2>Un</h2><h3>Deux</h3><h4>Trois</h4>'
  },
  {
    name: 'nested bullets',
    html: notion('<ul>\n<li>un\n<ul>\n<li>dedans</li>\n</ul>\n</li>\n<li>deux</li>\n</ul>\n'),
    clean: '<ul><li>un<ul><li>dedans</li></ul></li><li>deux</li></ul>'
  },
  {
    name: 'a numbered list that goes on',
    html: notion('<ol start="3">\n<li>trois</li>\n<li>quatre</li>\n</ol>\n'),
    clean: '<ol start="3"><li>trois</li><li>quatre</li></ol>'
  },
  {
    name: 'things to do',
    html: notion(
      '<ul class="to-do-list"><li><div class="checkbox checkbox-on"></div> <span class="to-do-children-checked">fait</span></li><li><input type="checkbox"> reste</li></ul>'
    ),
    clean: '<ul><li>fait</li><li>reste</li></ul>'
  },
  {
    name: 'a quote and a rule',
    html: notion('<blockquote>\n<p>Une phrase.</p>\n</blockquote>\n<hr>\n<p>fin</p>\n'),
    clean: '<blockquote><p>Une phrase.</p></blockquote><hr /><p>fin</p>'
  },
  {
    name: 'code',
    html: notion(
      '<pre><code class="language-js">const a = 1;\n\nb();\n</code></pre>\n<p>et <code>c</code></p>'
    ),
    clean: '<pre><code>const a = 1;\n\nb();\n</code></pre><p>et <code>c</code></p>'
  },
  {
    name: 'a table with its headings',
    html: notion(
      '<table>\n<thead>\n<tr>\n<th>Jour</th>\n<th>Prix</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>lundi</td>\n<td><strong>12</strong></td>\n</tr>\n</tbody>\n</table>\n'
    ),
    clean:
      '<table><thead><tr><th scope="col">Jour</th><th scope="col">Prix</th></tr></thead><tbody><tr><td>lundi</td><td><strong>12</strong></td></tr></tbody></table>'
  },
  {
    name: 'a callout and a toggle',
    html: notion('<aside>\n💡 À savoir\n</aside>\n<details><summary>Plus</summary><p>Encore</p></details>'),
    clean: '<p>💡 À savoir</p><p>Plus</p><p>Encore</p>'
  }
]

export const PAGES: Clipboard[] = [
  {
    name: 'text in containers',
    html: '<div class="post"><div><p class="x">un</p></div><section><p>deux</p></section></div>',
    clean: '<p>un</p><p>deux</p>'
  },
  {
    name: 'loose text in containers',
    html: '<div>un</div><div>deux <b>trois</b></div>',
    clean: '<p>un</p><p>deux <strong>trois</strong></p>'
  },
  {
    name: 'two line ends as a new paragraph',
    html: '<p>un<br><br>deux<br>trois</p>',
    clean: '<p>un</p><p>deux<br />trois</p>'
  },
  {
    name: 'scripts, handlers and styles',
    html: '<style>p{color:red}</style><p style="color:red" onclick="x()">un<script>x()</script></p><svg><text>non</text></svg>',
    clean: '<p>un</p>'
  },
  {
    name: 'links that lead nowhere safe',
    html: '<p><a href="javascript:x()">un</a> <a href="#haut">deux</a> <a href="https://exemple.fr" target="_blank" class="y">trois</a></p>',
    clean: '<p>un deux <a href="https://exemple.fr">trois</a></p>'
  },
  {
    name: 'an article with its first heading',
    html: '<article><header><h1>Titre</h1></header><p>un</p><h2>Partie</h2></article>',
    clean: '<h2>Titre</h2><p>un</p><h3>Partie</h3>'
  },
  {
    name: 'headings that begin at the second level',
    html: '<h2>Partie</h2><p>un</p><h3>Détail</h3>',
    clean: '<h2>Partie</h2><p>un</p><h3>Détail</h3>'
  },
  {
    name: 'a figure with its caption',
    html: '<figure class="wp"><img src="https://exemple.fr/a.jpg" srcset="x 2x" alt="Vue"><figcaption>Le port</figcaption></figure>',
    clean: '<figure><img src="https://exemple.fr/a.jpg" alt="Vue" /><figcaption>Le port</figcaption></figure>'
  },
  {
    name: 'spaces that do not break, where they mean something and where not',
    html: '<p>un&nbsp;deux&nbsp;: «&nbsp;oui&nbsp;» 12&nbsp;000&nbsp;h&nbsp;et</p>',
    clean: '<p>un deux\u00a0: «\u00a0oui\u00a0» 12\u00a0000\u00a0h et</p>'
  },
  {
    name: 'an encyclopaedia: notes and a definition list',
    html: '<p>Un fait<sup><a href="#n1">1</a></sup>.</p><dl><dt>Mot</dt><dd>Sens</dd></dl>',
    clean: '<p>Un fait<sup>1</sup>.</p><p>Mot</p><p>Sens</p>'
  }
]

/** `html` is plain text here. */
export const PLAIN: Clipboard[] = [
  { name: 'a line', html: 'Bonjour', clean: '<p>Bonjour</p>' },
  { name: 'paragraphs', html: 'un\n\ndeux\n\n\ntrois', clean: '<p>un</p><p>deux</p><p>trois</p>' },
  { name: 'lines of one paragraph', html: 'un\ndeux', clean: '<p>un<br />deux</p>' },
  { name: 'dashes', html: '- un\n- deux', clean: '<ul><li>un</li><li>deux</li></ul>' },
  {
    name: 'bullets after a line',
    html: 'Liste :\n• un\n• deux\nfin',
    clean: '<p>Liste :</p><ul><li>un</li><li>deux</li></ul><p>fin</p>'
  },
  { name: 'numbers', html: '1. un\n2. deux', clean: '<ol><li>un</li><li>deux</li></ol>' },
  {
    name: 'numbers that go on',
    html: '4) un\n5) deux',
    clean: '<ol start="4"><li>un</li><li>deux</li></ol>'
  },
  { name: 'signs of HTML', html: 'a < b & c > d', clean: '<p>a &lt; b &amp; c &gt; d</p>' },
  { name: 'line ends of Windows', html: 'un\r\n\r\ndeux\r\n', clean: '<p>un</p><p>deux</p>' },
  {
    name: 'a dash inside a line, and a year',
    html: 'un - deux\n2026 est là',
    clean: '<p>un - deux<br />2026 est là</p>'
  }
]

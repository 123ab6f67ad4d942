import { edit, type NamedTest, type Proof } from './proof.ts'

const unit = (file: string, name: string): NamedTest => ({ project: 'unit', file, name })
const integration = (file: string, name: string): NamedTest => ({
  project: file.includes('.integration.') ? 'integration' : 'unit',
  file,
  name
})
const searchEngines = (name: string): NamedTest => ({
  project: 'journeys',
  file: 'infra/tests/src/journeys/search-engines.journey.test.ts',
  name
})
const chat = (number: string): NamedTest => ({
  project: 'journeys',
  file: 'infra/tests/src/journeys/chat/panel.journey.test.ts',
  name: `${number} `
})

const HEADS = 'mf-blog/src/remote/routes.test.ts'
const HEAD = 'mf-blog/src/remote/routes.ts'
const DATA = 'mf-blog/src/remote/structured-data.ts'
const SITEMAP = 'mf-blog/src/remote/sitemap.ts'
const PRESENTER = 'svc-content/src/articles/article-presenter.ts'
const ORIGINS = 'svc-content/src/articles/origins.test.ts'
const PAGES = 'svc-gateway/src/pages/pages.test.ts'
const PRUNING = 'infra/dev/src/operations/prune-backups.ts'
const BACKUPS = 'infra/dev/src/operations/backup.test.ts'
const KEPT_BACKUPS = 'keeps backups for 30 days, or as many as it is told, and removes the older ones itself'

/** What readers, search engines and the law are told, and who keeps it. */
export const promises: Proof[] = [
  {
    id: 'origin-not-under-the-date',
    without: 'An article does not say how it was made.',
    edits: [
      edit(
        'mf-blog/src/pages/article/article-reading.tsx',
        "<p className={styles.made}>{describeOrigin(article).join(' ')}</p>",
        '<p className={styles.made} />'
      )
    ],
    test: unit('mf-blog/src/pages/article/article-page.test.tsx', 'says under the date how it was made'),
    says: /to match \/1er mai 2026\.\*composé par un programm/
  },
  {
    id: 'origin-not-for-machines',
    without: 'Structured data do not say that an article was generated.',
    edits: [edit(DATA, '    ...sourceOf(article),\n', '')],
    test: unit(
      HEADS,
      'tells search engines that it was generated, and keeps it out of their lists unreviewed'
    ),
    says: /\{ …\(13\) \} to match object \{ …\(4\) \}/
  },
  {
    id: 'reviewer-unnamed',
    without: 'Structured data do not name who read an article over.',
    edits: [
      edit(
        DATA,
        "    ...(article.review?.by && { editor: { '@type': 'Person', name: article.review.by } })\n",
        ''
      )
    ],
    test: unit(HEADS, 'names who read it over, and says nothing of machines where a person wrote'),
    says: /editor/
  },
  {
    id: 'origin-not-in-the-feed',
    without: 'The feed does not say how an article was made.',
    edits: [
      edit(
        'svc-gateway/src/pages/feeds/feed.ts',
        "const made = describeOrigin(article).join(' ')",
        "const made = ''"
      )
    ],
    test: unit(
      PAGES,
      'says in the feed what each article is about, who answers for it and how it was made, with whole addresses'
    ),
    says: /to match \/<description>Un lien, un autre/
  },
  {
    id: 'origin-not-in-the-api',
    without: 'The API does not say how an article was made.',
    edits: [edit(PRESENTER, '    origin,\n    ...(editedAt', '    ...(editedAt')],
    test: integration(ORIGINS, 'says that a person wrote what was posted, and leaves it to search engines'),
    says: /expected undefined to deeply equal \{ writer: 'person' \}/
  },
  {
    id: 'review-not-in-the-api',
    without: 'The API does not say who read an article over, and when.',
    edits: [
      edit(
        PRESENTER,
        '    ...(review && { review: { at: review.at.toISOString(), ...(review.by !== null && { by: review.by }) } }),\n',
        ''
      )
    ],
    test: integration(
      ORIGINS,
      'says which model wrote, and keeps it from search engines until a person has read it over'
    ),
    says: /expected 'Relecture annulée' to be 'Article marqué comme relu'/
  },
  {
    id: 'edit-not-in-the-api',
    without: 'The API does not say when an article was edited.',
    edits: [edit(PRESENTER, '    ...(editedAt && { editedAt: editedAt.toISOString() }),\n', '')],
    test: integration(ORIGINS, 'keeps the origin through an edit, and says when it was; a pin is none'),
    says: /\{ id: \d+, title: 'Mieux', …\(6\) \} to match object/
  },
  {
    id: 'unreviewed-head',
    without: 'The head of an article that nobody has read over keeps nobody away.',
    edits: [edit(HEAD, '    ...(found.noindex && { noindex: true }),\n', '')],
    test: unit(
      HEADS,
      'tells search engines that it was generated, and keeps it out of their lists unreviewed'
    ),
    says: /noindex/
  },
  {
    id: 'unreviewed-page',
    without: 'A page lets search engines in whatever its head says.',
    edits: [
      edit(
        'shell/src/navigation/describe-page.ts',
        'route.index && status === 200 && !head.noindex',
        'route.index && status === 200'
      )
    ],
    test: searchEngines('keeps a generated article out of search engines until a person has read it over'),
    says: /noindex/
  },
  {
    id: 'unreviewed-in-the-sitemap',
    without: 'The sitemap lists articles that nobody has read over.',
    edits: [edit(SITEMAP, '      .filter(({ noindex }) => !noindex)\n', '')],
    test: unit(HEADS, 'puts the blog and every article that may be listed in the sitemap'),
    says: /…\(4\) \] to deeply equal \[ \{ path: '\/blog', …\(1\) \}, …\(3\) \]/
  },
  {
    id: 'description-cut-in-mid-word',
    without: 'The description of an article ends in the middle of a word.',
    edits: [
      edit(
        DATA,
        'cutAtWord(htmlToText(html), DESCRIPTION_LENGTH)',
        'htmlToText(html).slice(0, DESCRIPTION_LENGTH)'
      )
    ],
    test: unit(HEADS, 'cuts the description at the end of a word'),
    says: /to match \/\^\(automatiser \)\{11\}automatiser…\$\//
  },
  {
    id: 'edit-not-for-machines',
    without: 'Structured data give the date of publication for that of the last change.',
    edits: [
      edit(DATA, 'dateModified: article.editedAt ?? article.createdAt', 'dateModified: article.createdAt')
    ],
    test: unit(
      HEADS,
      'tells search engines that it was generated, and keeps it out of their lists unreviewed'
    ),
    says: /\{ …\(14\) \} to match object \{ …\(4\) \}/
  },
  {
    id: 'edit-not-in-the-sitemap',
    without: 'The sitemap gives the date of publication for that of the last change.',
    edits: [
      edit(
        SITEMAP,
        '({ createdAt, editedAt }: Article) => editedAt ?? createdAt',
        '({ createdAt }: Article) => createdAt'
      )
    ],
    test: unit(HEADS, 'puts the blog and every article that may be listed in the sitemap'),
    says: /\{ path: '\/blog', …\(1\) \}, …\(3\) \] to deeply equal/
  },
  {
    id: 'sitemap-without-dates',
    without: 'The sitemap gives no date at all.',
    edits: [
      edit(
        'svc-gateway/src/pages/feeds/sitemap.ts',
        'const modified = lastModified ?',
        "const modified = lastModified === '' ?"
      )
    ],
    test: unit(PAGES, 'lists what may be indexed in the sitemap, which robots.txt names'),
    says: /\[ '', '', '' \] to deeply equal/
  },
  {
    id: 'page-dated-by-every-deployment',
    without: 'Each deployment dates every page anew, whatever it changed.',
    edits: [
      edit(
        'infra/federation/src/registry/flip.ts',
        'before?.live.texts?.[path] === text ? before.pagesChangedAt?.[path] : now.toISOString()',
        'before?.live.texts?.[path] === path ? before.pagesChangedAt?.[path] : now.toISOString()'
      )
    ],
    test: unit(
      'infra/federation/src/registry/flip.test.ts',
      'dates a page by the deployment that last changed what it says'
    ),
    says: /\{ …\(3\) \} to deeply equal \{ …\(3\) \}/
  },
  {
    id: 'page-date-invented',
    without: 'A page whose former text is not known is dated by the deployment that began to keep it.',
    edits: [
      edit('infra/federation/src/registry/flip.ts', '  if (before && !before.live.texts) return {}\n', '')
    ],
    test: unit(
      'infra/federation/src/registry/flip.test.ts',
      'invents no date for a page whose former text is not known'
    ),
    says: /to deeply equal \{\}/
  },
  {
    id: 'page-dates-unread',
    without: 'The sitemap does not ask the registry.',
    edits: [
      edit(
        'svc-gateway/src/pages/feeds/sitemap.ts',
        'entry.lastModified ?? choice?.pagesChangedAt?.[entry.path]',
        "entry.lastModified ?? choice?.pagesChangedAt?.['']"
      )
    ],
    test: unit(PAGES, 'lists what may be indexed in the sitemap, which robots.txt names'),
    says: /to deeply equal/
  },
  {
    id: 'feed-without-subjects',
    without: 'The feed does not say what an article is about.',
    edits: [
      edit('svc-gateway/src/pages/feeds/feed.ts', "    element('category', subjectOf(title).label),\n", '')
    ],
    test: unit(
      PAGES,
      'says in the feed what each article is about, who answers for it and how it was made, with whole addresses'
    ),
    says: /'<category>Tarifs<\/category>'|to deeply equal/
  },
  {
    id: 'way-unseen',
    without: 'An article does not show where it stands in the site.',
    edits: [
      edit(
        'mf-blog/src/pages/article/article-view.tsx',
        '      {article && <Trail article={article} />}\n',
        ''
      )
    ],
    test: unit(
      'mf-blog/src/pages/article/article-page.test.tsx',
      'shows the way to it, step by step as search engines are told'
    ),
    says: /to deeply equal/
  },
  {
    id: 'links-broken-unwarned',
    without: 'An article that others link to is deleted without a warning.',
    edits: [
      edit(
        'mf-admin/src/articles/manage-screen.tsx',
        'doomed && articles ? articlesLinkingTo(doomed, articles, origin) : []',
        'doomed && articles ? articlesLinkingTo(doomed, [], origin) : []'
      )
    ],
    test: {
      project: 'journeys',
      file: 'infra/tests/src/journeys/blog/admin.journey.test.ts',
      name: 'MANAGE-16 '
    },
    says: /Timeout/
  },
  {
    id: 'log-without-bounds',
    without: 'Docker keeps of a container’s log whatever it writes.',
    edits: [
      edit(
        'infra/deploy/compose/compose.yaml',
        "options: { max-size: 10m, max-file: '5' }",
        "options: { max-file: '5' }"
      )
    ],
    test: unit(
      'infra/tests/src/deploy/kept-promises.test.ts',
      'keeps of a log what the privacy page says: a bounded place, where new lines take that of the oldest'
    ),
    says: /max-size|to deeply equal/
  },
  {
    id: 'runbook-without-the-warning',
    without: 'The runbook does not name what the writer warns of.',
    edits: [edit('infra/deploy/RUNBOOK.md', 'The writer’s store of articles runs out', 'The store runs out')],
    test: unit(
      'infra/tests/src/deploy/kept-promises.test.ts',
      'tells the runbook’s reader what the writer warns of before its bank of texts ends'
    ),
    says: /to contain .`The writer’s store of articles/
  },
  {
    id: 'card-without-words',
    without: 'The picture of a card is not described to who does not see it.',
    edits: [
      edit(
        'svc-gateway/src/pages/document/head.ts',
        "    image && head.imageAlt && named('twitter:image:alt', head.imageAlt),\n",
        ''
      )
    ],
    test: searchEngines('has a card for social networks, with a picture that is there'),
    says: /\{ …\(17\) \} to match object \{ …\(13\) \}/
  },
  {
    id: 'acronyms-ignored',
    without: 'Acronyms do not count when articles are compared.',
    edits: [
      edit(
        'infra/contracts/src/articles/related-articles.ts',
        'word.length >= SHORTEST_WORD || isAcronym(word)',
        'word.length >= SHORTEST_WORD'
      )
    ],
    test: unit('infra/contracts/src/articles/related-articles.test.ts', 'counts RAG, short as it is'),
    says: /to be|to deeply equal/
  },
  {
    id: 'backups-never-removed',
    without: 'Backups are kept for ever.',
    edits: [edit(PRUNING, '  for (const name of old) rmSync(join(folder, name))\n', '')],
    test: unit(BACKUPS, KEPT_BACKUPS),
    says: /to not include '\d{4}-/
  },
  {
    id: 'backups-kept-for-sixty-days',
    without: 'Backups are kept for sixty days.',
    edits: [edit('infra/contracts/src/site/retention.ts', 'BACKUP_DAYS = 30', 'BACKUP_DAYS = 60')],
    test: unit(BACKUPS, KEPT_BACKUPS),
    says: /to not include '\d{4}-/
  },
  {
    id: 'receivers-unnamed',
    without: 'An erasure does not say what had left.',
    edits: [edit('svc-leads/src/cli/commands.ts', '    ...describeReceivers(person)\n', '')],
    test: integration(
      'svc-leads/src/personal-data/personal-data.test.ts',
      'says which e-mails and calls had left for whom it erases'
    ),
    says: /to contain 'ask those of MAIL_TO/
  },
  {
    id: 'assistant-passes-for-a-person',
    without: 'The assistant does not say that it answers automatically when it greets.',
    edits: [
      edit('mf-chat/src/chat/content/chat.ts', 'Je suis l’assistant automatique de', 'Je suis l’assistant de')
    ],
    test: chat('CHAT-27'),
    says: /Timeout/
  },
  {
    id: 'form-passes-for-a-person',
    without: 'A form that the chat opens at does not say that answers are automatic.',
    edits: [edit('mf-chat/src/chat/chat-panel.tsx', '            {chatCopy.kind}\n', '')],
    test: unit(
      'mf-chat/src/chat/chat-views.test.tsx',
      'says that nobody is at the other end, at its first opening and whatever it opens at'
    ),
    says: /Réponses automatiques/
  },
  {
    id: 'topic-above-what-was-said',
    without: 'What a choice shows stands above what was said before it.',
    edits: [
      edit(
        'mf-chat/src/chat/messages.tsx',
        '[...lines.slice(0, viewAt), view, ...lines.slice(viewAt)]',
        '[view, ...lines]'
      )
    ],
    test: chat('CHAT-25'),
    says: /to deeply equal \[/
  },
  {
    id: 'choice-after-its-topic',
    without: 'What a choice shows is placed where the view before it stood.',
    edits: [
      edit(
        'mf-chat/src/chat/state/chat-reducer.ts',
        '  viewAt: state.messages.length,\n  turn: state.turn + 1',
        '  turn: state.turn + 1'
      )
    ],
    test: unit(
      'mf-chat/src/chat/state/chat-store.test.ts',
      'puts the choice before its topic, and the topic before what is said after it'
    ),
    says: /\[sectors\]|to deeply equal/
  },
  {
    id: 'dead-slot-bare',
    without: 'The place of a remote that does not come says one sentence and leads nowhere.',
    edits: [
      edit(
        'shell/src/remote-slot/slot-message.tsx',
        '        <FreeSlot label={content.slotPicture} />\n        <h1>{content.slotTitle}</h1>\n',
        ''
      ),
      edit(
        'shell/src/remote-slot/slot-message.tsx',
        '          <LinkButton variant="quiet" href={bookingUrl}>\n            {content.booking}\n          </LinkButton>\n',
        ''
      )
    ],
    test: unit(
      'shell/src/server.test.tsx',
      'gives that slot a title, a picture, a retry and a way to reach us'
    ),
    says: /to match \/<h1\[\^>\]\*>Cette page a pris/
  },
  {
    id: 'dead-slot-silent',
    without: 'The place of a remote that does not come stays empty.',
    edits: [
      edit(
        'shell/src/remote-slot/remote-slot.tsx',
        "{state.status === 'failed' && !isQuiet && <SlotMessage onRetry={retry} />}",
        "{state.status === 'failed' && isQuiet && <SlotMessage onRetry={retry} />}"
      )
    ],
    test: {
      project: 'journeys',
      file: 'infra/tests/src/journeys/deploy.journey.test.ts',
      name: 'every other page works, and the slot says so in French with a retry that retries'
    },
    says: /Timeout/
  },
  {
    id: 'invented-company-published',
    without: 'Production shows the invented company untold.',
    edits: [
      edit(
        'svc-gateway/src/config.ts',
        ") => !isFictional || NODE_ENV !== 'production' || SITE_BRAND === 'fictional'",
        ") => !isFictional || NODE_ENV === 'production' || SITE_BRAND !== ''"
      )
    ],
    test: unit(
      'svc-gateway/src/config.test.ts',
      'refuses to show an invented company in production, unless told that it is meant'
    ),
    says: /to deeply equal \[ Array\(1\) \]|SITE_BRAND: missing/
  }
]

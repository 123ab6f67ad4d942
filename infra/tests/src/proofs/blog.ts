import { edit, type NamedTest, type Proof } from './proof.ts'

const journey = (file: string, number: string): NamedTest => ({
  project: 'journeys',
  file: `infra/tests/src/journeys/blog/${file}.journey.test.ts`,
  name: `${number} `
})
const unit = (file: string, name: string): NamedTest => ({ project: 'unit', file, name })
const integration = (file: string, name: string): NamedTest => ({
  project: file.includes('.integration.') ? 'integration' : 'unit',
  file,
  name
})

const LIST = 'mf-blog/src/articles/article-list.ts'
const ROUTES = 'mf-blog/src/remote/routes.ts'
const ARTICLES = 'svc-content/src/articles/articles.test.ts'
const GENERATION = 'svc-content/src/runs/generation.test.ts'
const FORM = 'mf-admin/src/articles/use-article-form.ts'
const SCHEDULER = 'mf-admin/src/scheduler/use-scheduler.ts'

/** Blog, articles' administration and the generator. */
export const blog: Proof[] = [
  {
    id: 'two-retries',
    without: 'The list is tried twice more instead of three times.',
    edits: [edit(LIST, 'export const RETRIES = 3', 'export const RETRIES = 2')],
    test: journey('reader', 'BLOG-11'),
    says: /to have a length of 4 but got 3/
  },
  {
    id: 'page-not-renewed',
    without: 'A page that came with its list never asks again.',
    edits: [
      edit(
        LIST,
        "query.state.dataUpdatedAt === CAME_WITH_PAGE ? 'always' : true",
        "query.state.dataUpdatedAt < 0 ? 'always' : true"
      )
    ],
    test: journey('reader', 'BLOG-12'),
    says: /Timeout/
  },
  {
    id: 'broken-picture-shown',
    without: 'A picture that cannot be loaded is shown broken.',
    edits: [
      edit(
        'mf-blog/src/articles/article-picture.tsx',
        'if (!imageUrl || isBroken) return',
        'if (!imageUrl) return'
      )
    ],
    test: journey('reader', 'BLOG-5'),
    says: /waited 30000 ms for both drawn covers/
  },
  {
    id: 'missing-article-is-found',
    without: 'A missing article is answered 200.',
    edits: [edit(ROUTES, 'status: (context) => (isMissing(context) ? 404 : 200)', 'status: () => 200')],
    test: journey('reader', 'ARTICLE-4'),
    says: /expected 200 to be 404/
  },
  {
    id: 'article-undescribed',
    without: 'An article has no structured data of its own.',
    edits: [edit(ROUTES, '      articleData(found, context.site, pictureOf(found).image),\n', '')],
    test: journey('reader', 'ARTICLE-6'),
    says: /to match object \{ '@type': 'Article'/
  },
  {
    id: 'search-with-accents',
    without: 'The search of the blog tells é from e.',
    edits: [
      edit('infra/contracts/src/articles/related-articles.ts', ".normalize('NFD')", ".normalize('NFC')")
    ],
    test: journey('reader', 'BLOG-14'),
    says: /Timeout/
  },
  {
    id: 'blanks-sent',
    without: 'A title of blanks is sent.',
    edits: [
      edit(
        FORM,
        "return title.trim() === '' || isBlankHtml(content)",
        "return title === '' || isBlankHtml(content)"
      )
    ],
    test: journey('admin', 'MANAGE-2'),
    says: /Timeout/
  },
  {
    id: 'seven-unwarned',
    without: 'Deleting the article the home page leads to does not warn.',
    edits: [
      edit(
        'mf-admin/src/articles/manage-screen.tsx',
        'const LINKED_FROM_HOME = 7',
        'const LINKED_FROM_HOME = 8'
      )
    ],
    test: journey('admin', 'MANAGE-15'),
    says: /expected 1 to be \+0/
  },
  {
    id: 'deletion-reworded',
    without: 'The question before a deletion has another sentence.',
    edits: [
      edit(
        'mf-admin/src/articles/content/articles.ts',
        'Cette action est irréversible.`',
        'Cette action est définitive.`'
      )
    ],
    test: journey('admin', 'MANAGE-12'),
    says: /Timeout/
  },
  {
    id: 'code-bare-in-addresses',
    without: 'The code stands in addresses as it was typed.',
    edits: [edit('mf-admin/src/access/admin-path.ts', 'encodeURIComponent(adminCode)', 'adminCode')],
    test: journey('admin', 'ADMIN-5'),
    says: /to be '.*%26b%3D/
  },
  {
    id: 'draft-overwritten',
    without: 'Restoring a draft loses what was typed since.',
    edits: [
      edit(
        'mf-admin/src/articles/draft/use-drafts.ts',
        'const own = isDirty ? [keep()] : []',
        'const own: KeptDraft[] = []'
      )
    ],
    test: journey('editor', 'MANAGE-27'),
    says: /Timeout/
  },
  {
    id: 'left-unasked',
    without: 'Unsaved work is left without a question.',
    edits: [
      edit(
        'mf-admin/src/articles/draft/use-leave-guard.ts',
        'isDirty && !isSaved.current && from.pathname !== to.pathname',
        'isDirty && !isSaved.current && from.pathname === to.pathname'
      )
    ],
    test: journey('editor', 'MANAGE-28'),
    says: /Timeout/
  },
  {
    id: 'editor-runs-scripts',
    without: 'The visual surface keeps the handlers of what is pasted.',
    edits: [
      edit(
        'mf-admin/src/articles/editor/inert-markup.ts',
        "  for (const element of body.querySelectorAll('*')) disarm(element)\n",
        ''
      )
    ],
    test: journey('editor', 'MANAGE-24'),
    says: /onerror/
  },
  {
    id: 'status-late',
    without: 'The scheduler’s status is asked for every 40 s instead of 30.',
    edits: [edit(SCHEDULER, 'export const STATUS_REFRESH = 30_000', 'export const STATUS_REFRESH = 40_000')],
    test: journey('generator', 'RUN-1'),
    says: /expected 2 to be 3/
  },
  {
    id: 'code-in-the-status-address',
    without: 'The status is asked for with the code in its address.',
    edits: [
      edit(SCHEDULER, 'await callApi(http, STATUS, {', 'await callApi(http, STATUS, { query: { adminCode },')
    ],
    test: journey('generator', 'RUN-7'),
    says: /expected '\?adminCode=.*' to be ''/
  },
  {
    id: 'pins-ignored',
    without: 'Pinned articles do not come first.',
    edits: [
      edit(
        'svc-content/src/articles/article-repository.ts',
        "      { column: 'is_pinned', order: 'desc' },\n",
        ''
      )
    ],
    test: journey('reader', 'BLOG-2'),
    says: /\[ …\(9\) \] to deeply equal \[ …\(9\) \]/
  },
  {
    id: 'unreviewed-indexed',
    without: 'Generated articles that nobody has read over are left to search engines.',
    edits: [
      edit(
        'svc-content/src/articles/article-presenter.ts',
        "hidesUnreviewed && origin.writer !== 'person' && !review",
        "hidesUnreviewed && origin.writer === 'person' && !review"
      )
    ],
    test: integration('svc-content/src/articles/origins.test.ts', 'says which model wrote'),
    says: /title: 'Article n° 1'.* to match object/
  },
  {
    id: 'list-downloaded-again',
    without: 'A page asks for the list without saying which one it has.',
    edits: [
      edit(
        'mf-blog/src/articles/read-blog.ts',
        "await request(known && !isWhole ? known.etag : '')",
        "await request('')"
      )
    ],
    test: journey('reader', 'BLOG-13'),
    says: /200/
  },
  {
    id: 'list-never-304',
    without: 'The list’s entity tag is another one each time.',
    edits: [edit('svc-content/src/articles/blog.ts', '.slice(0, 27)', '.slice(0, 27) + Math.random()')],
    test: integration(ARTICLES, 'answers 304 until an article changes'),
    says: /expected 200 to be 304/
  },
  {
    id: 'deed-not-written-down',
    without: 'A change of an article is not in the audit.',
    edits: [
      edit(
        'svc-content/src/articles/change-article.ts',
        '  await recordAudit(trx, { at, action, subjectId: id, from: asker.from })\n  await appendEvent',
        '  if (action === undefined) await recordAudit(trx, { at, action, subjectId: id, from: asker.from })\n  await appendEvent'
      )
    ],
    test: integration(ARTICLES, 'publishes an article: answer, list, event and audit'),
    says: /\[\] to deeply equal \[ \{ id: Any<Number>/
  },
  {
    id: 'script-let-through',
    without: 'Handlers of elements are stored with an article.',
    edits: [
      edit(
        'svc-content/src/articles/sanitize-article.ts',
        "    '*': ['id', 'title', 'lang', 'dir'],\n",
        "    '*': ['id', 'title', 'lang', 'dir', 'on*'],\n"
      )
    ],
    test: unit('svc-content/src/articles/sanitize-article.test.ts', 'leaves nothing of'),
    says: /'onerror='/
  },
  {
    id: 'day-not-caught-up',
    without: 'A replica that starts looks for no work before midnight.',
    edits: [edit('svc-content/src/runs/schedule.ts', '  look()\n', '')],
    test: integration(GENERATION, 'is caught up at the start, written at midnight, and never twice'),
    says: /Not within 30000 ms: a run has succeeded/
  },
  {
    id: 'failure-not-tried-again',
    without: 'An article that could not be written is not tried again the same day.',
    edits: [
      edit(
        'svc-content/src/runs/next-attempt.ts',
        '  return parisDate(next) === run.plannedDate ? next : null\n',
        '  return parisDate(next) === run.plannedDate ? null : null\n'
      )
    ],
    test: integration(GENERATION, 'is tried again the same day, later each time, and says why it failed'),
    says: /to match object \{ attempts: 1/
  },
  {
    id: 'draft-unchecked',
    without: 'What a writer gives is published as it is.',
    edits: [
      edit(
        'svc-content/src/writers/draft/check-draft.ts',
        'content: sanitizeArticle(given.content)',
        'content: given.content'
      )
    ],
    test: integration(GENERATION, 'is cleaned before it is published'),
    says: /<script>/
  }
]

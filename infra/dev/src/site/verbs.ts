/** A command of `npm run site`: what it does, in half a line, and the script behind it with its first words. */
export interface Verb {
  does: string
  script: string
  words?: string[]
  /** A package that is downloaded for it, as it is not a dependency of the repository. */
  needs?: string
}

const CLI = 'infra/federation/src/cli.ts'
const OPERATIONS = 'infra/dev/src/operations/operations.ts'

/** The commands that are not needed every day, in the groups in which the help shows them. */
export const GROUPS: Record<string, Record<string, Verb>> = {
  'The front ends that are live': {
    remotes: {
      does: 'what is live, what was before it, whether it is sound',
      script: 'infra/dev/src/front-ends/remotes.ts'
    },
    deploy: {
      does: 'publishes here, or to a running site: deploy mf-blog --to=https://… --message=why',
      script: CLI,
      words: ['deploy']
    },
    register: {
      does: 'takes in a remote that another tool has built: register <folder or address>',
      script: CLI,
      words: ['register']
    },
    rollback: {
      does: 'makes the version before live again, or the one that is named: rollback mf-blog',
      script: CLI,
      words: ['rollback']
    },
    promote: {
      does: 'makes what a share of the visitors gets live for all: promote mf-blog',
      script: CLI,
      words: ['promote']
    },
    abort: { does: 'gives everybody the live version again: abort mf-blog', script: CLI, words: ['abort'] },
    hold: { does: 'keeps the share as it is: hold mf-blog', script: CLI, words: ['hold'] },
    copy: {
      does: 'takes a version from one site to another: copy mf-blog --from=… --to=…',
      script: CLI,
      words: ['copy']
    },
    live: {
      does: 'makes a version live that is kept, now or --at=<time>: live mf-blog <version>',
      script: CLI,
      words: ['live']
    },
    planned: { does: 'what is to go live at a time: planned', script: CLI, words: ['planned'] },
    cancel: {
      does: 'calls off what is planned of a front end: cancel mf-blog',
      script: CLI,
      words: ['cancel']
    },
    preview: {
      does: 'signs a link that shows kept versions: preview mf-blog <version> --days=7',
      script: CLI,
      words: ['preview']
    },
    retire: { does: 'takes a remote out of the site: retire mf-jobs', script: CLI, words: ['retire'] },
    log: { does: 'who made which version live, when and why: log mf-blog', script: CLI, words: ['log'] },
    versions: { does: 'the versions that are kept: versions mf-blog', script: CLI, words: ['versions'] },
    key: {
      does: 'makes the key that a team signs its versions with: key <file>',
      script: CLI,
      words: ['key']
    },
    signers: {
      does: 'who may sign the versions of a front end: signers mf-blog --add=<key> --team=Blog',
      script: CLI,
      words: ['signers']
    },
    repair: {
      does: 'restores a registry that cannot be read; --adopt signs one of before',
      script: CLI,
      words: ['repair']
    },
    dev: {
      does: 'a remote from its sources in a running site: dev mf-blog --site=https://…',
      script: 'infra/federation/src/local-remote/main.ts'
    },
    new: {
      does: 'a new remote in this repository: new mf-jobs',
      script: 'infra/federation/src/scaffold/new-remote.ts'
    },
    pack: {
      does: 'the packages for teams with a repository of their own: pack <folder>',
      script: 'infra/dev/src/release/packages/pack.ts'
    },
    changed: {
      does: 'the front ends and services that a change reaches: changed origin/main',
      script: 'infra/dev/src/release/changed.ts'
    },
    'build-services': {
      does: 'each service as plain JavaScript, for images',
      script: 'infra/dev/src/release/build-services.ts'
    }
  },
  'A system and its data': {
    'admin-code': {
      does: 'the hash of an admin code, for ADMIN_CODE_HASH',
      script: OPERATIONS,
      words: ['admin-code']
    },
    'admin-codes': {
      does: 'codes of persons beside it: list, add, rename, scopes, revoke',
      script: OPERATIONS,
      words: ['admin-codes']
    },
    leads: {
      does: 'what is kept of a person: leads export --email a@b.fr, erase, suspects, release',
      script: OPERATIONS,
      words: ['leads']
    },
    'dead-letters': {
      does: 'events a consumer gave up: list, show, replay, drop',
      script: OPERATIONS,
      words: ['dead-letters']
    },
    backup: { does: 'both databases in one file', script: OPERATIONS, words: ['backup'] },
    restore: { does: 'puts a backup back', script: OPERATIONS, words: ['restore'] }
  },
  'Tests and measures': {
    'test-long': {
      does: 'tests at their full lengths, an hour',
      script: 'infra/tests/src/run/main.ts',
      words: ['long']
    },
    'test-compose': {
      does: 'two of each service in containers',
      script: 'infra/tests/src/resilience/compose/main.ts'
    },
    mutate: {
      does: 'puts faults into a part and shows which no test sees: mutate registry',
      script: 'infra/tests/src/mutation/main.ts'
    },
    requirements: {
      does: 'what the product promises and no test names',
      script: 'infra/tests/src/requirements/main.ts'
    },
    soak: { does: 'minutes of mixed load: soak 5', script: 'infra/tests/src/load/soak/main.ts' },
    'simulate-scheduler': {
      does: 'a hundred days of eight replicas that are killed at every step',
      script: 'infra/tests/src/run/with-servers.ts',
      words: ['svc-content/src/testing/simulation/main.ts']
    },
    'simulate-articles': {
      does: 'two editors, the clock and dying replicas against a model of articles: simulate-articles 10000',
      script: 'infra/tests/src/run/with-servers.ts',
      words: ['svc-content/src/testing/article-model/main.ts']
    },
    'measure-assistant': {
      does: 'what the assistant answers to 300 kept questions',
      script: 'infra/tests/src/assistant/main.ts'
    },
    'measure-articles': {
      does: 'what a faithful reader of the built-in writer has read before: measure-articles 1000, or chapters',
      script: 'svc-content/src/cli/measure-articles.ts'
    },
    'check-alerts': {
      does: 'alert rules and scrape configuration, by promtool',
      script: 'infra/tests/src/run/check-alerts.ts'
    },
    'bench-read': {
      does: 'an answer from memory against bare Node, Koa and nginx',
      script: 'infra/tests/src/load/benchmarks/read/main.ts'
    },
    'bench-leads': {
      does: 'capture, delivery and search of leads',
      script: 'infra/tests/src/load/benchmarks/leads.ts'
    },
    'bench-blog': {
      does: 'pages of the blog at several lengths',
      script: 'infra/tests/src/load/benchmarks/blog.ts'
    },
    'bench-start': {
      does: 'what the start of a page costs who presses something, and the way to the next page: bench-start 5',
      script: 'infra/tests/src/load/benchmarks/start.ts'
    },
    'bench-idle': {
      does: 'what a page costs a browser that nobody touches: bench-idle / /blog --rounds=3',
      script: 'infra/tests/src/load/benchmarks/idle.ts'
    },
    'bench-delivery': {
      does: 'what a canary and signatures cost a request, and how long a deploy and a rollback take',
      script: 'infra/tests/src/load/benchmarks/delivery.ts'
    },
    lighthouse: {
      does: 'Lighthouse mobile on the public pages: lighthouse / /blog --articles=190',
      script: 'infra/tests/src/load/lighthouse/main.ts',
      needs: 'lighthouse@12.8.2'
    },
    'other-browsers': {
      does: 'every page in Firefox and in WebKit, where they are installed',
      script: 'infra/tests/src/other-browsers/main.ts'
    },
    'draw-recording': {
      does: 'a canary that is ended by itself, as it happens, for the documents',
      script: 'infra/tests/src/recording/main.ts'
    },
    'draw-cards': {
      does: 'draws the pictures that links show elsewhere',
      script: 'infra/tests/src/cards/main.ts'
    }
  }
}

export const VERBS: Record<string, Verb> = Object.assign({}, ...Object.values(GROUPS))

/** The help that `npm run site` prints, also when it is called without a command. */
export function describeVerbs(): string {
  const groups = Object.entries(GROUPS).map(([title, verbs]) =>
    [title, ...Object.entries(verbs).map(([name, { does }]) => `  ${name.padEnd(20)}${does}`)].join('\n')
  )
  return [
    'npm run site -- <command> [arguments]; each says with --help what it takes.',
    ...groups,
    'Every day: npm start, npm run dev, npm test, npm run deploy, npm run rollback, npm run contracts,\n           npm run validate (types, lint, unit), npm run format.'
  ].join('\n\n')
}

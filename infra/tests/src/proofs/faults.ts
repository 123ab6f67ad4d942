import { edit, type NamedTest, type Proof } from './proof.ts'

const fault = (file: string, name: string): NamedTest => ({
  project: 'faults',
  file: `infra/tests/src/${file}.fault.test.ts`,
  name
})

const RELAY = 'infra/service/src/events/relay.ts'
const BATCHES = 'infra/service/src/events/relay-batches.ts'
const LIFECYCLE = 'infra/service/src/http/lifecycle.ts'
const UPSTREAM = 'svc-gateway/src/upstream/upstream.ts'
const VERIFY = 'infra/registry/src/verify-version.ts'

const marksWhatFailed = edit(
  BATCHES,
  '        published.error = error\n',
  '        published.seqs.push(row.seq)\n'
)
const databaseIsOurFault = edit(
  'infra/service/src/http/problem-answers.ts',
  'return isUnavailable(error) ? unavailable(5, error) : internal(error)',
  'return internal(error)'
)
const cutsWhatIsInFlight = edit(
  LIFECYCLE,
  '    await drained\n',
  '    server.closeAllConnections()\n    await drained\n'
)

/** The suites of faults and properties: servers and services that die, hang, fill up; files that are damaged; rubbish. */
export const faults: Proof[] = [
  {
    id: 'lead-answered-before-stored',
    without: 'A lead is acknowledged before it is committed.',
    edits: [
      edit(
        'svc-leads/src/contact/contact-routes.ts',
        "const { id, isRepeat } = await capture(body, { key, referer: ctx.get('Referer'), isBeyond })",
        `const referer = ctx.get('Referer')
    setTimeout(() => void capture(body, { key, referer, isBeyond }).catch(() => undefined), 200)
    const { id, isRepeat } = { id: 1, isRepeat: false }`
      )
    ],
    test: fault('faults/kill', 'kill -9 of leads under load'),
    says: /to deeply equal \[\]/
  },
  {
    id: 'article-answered-before-commit',
    without: 'An article is acknowledged before its transaction has committed.',
    edits: [
      edit(
        'svc-content/src/articles/change-article.ts',
        '  const result = await inTransaction(deps.db, work)\n',
        `  const result = await new Promise<T>((resolve, reject) => {
    const commitLate = async (trx: Executor) => {
      resolve(await work(trx))
      await new Promise((done) => setTimeout(done, 500))
    }
    inTransaction(deps.db, commitLate).catch(reject)
  })\n`
      )
    ],
    test: fault('faults/kill', 'kill -9 of content under load'),
    says: /to deeply equal \[\]/
  },
  {
    id: 'gateway-not-revived',
    without: 'A process that ended is not started again.',
    edits: [
      edit(
        'infra/dev/src/processes/supervise.ts',
        'if (isWanted && !isExpected) void revive(how, performance.now() - startedAt)',
        'if (isWanted && !isExpected) plan.say(how)'
      )
    ],
    test: fault('faults/kill', 'kill -9 of gateway under load'),
    says: /expected false to be true/
  },
  {
    id: 'failed-transaction-acknowledged',
    without: 'A lead whose transaction failed is acknowledged all the same.',
    edits: [
      edit(
        'svc-leads/src/contact/contact-routes.ts',
        "await capture(body, { key, referer: ctx.get('Referer'), isBeyond })\n",
        `await capture(body, { key, referer: ctx.get('Referer'), isBeyond }).catch(() => ({
      id: 1,
      isRepeat: false
    }))\n`
      )
    ],
    test: fault('faults/kill', 'kill -9 of mysql under load'),
    says: /to deeply equal \[\]/
  },
  {
    id: 'events-lost-with-the-bus',
    without:
      'An event the bus did not take counts as published, and the last minutes are not published again.',
    edits: [
      marksWhatFailed,
      edit(RELAY, '    if (bus.isReady()) {\n', '    if (process.uptime() > 0) {\n'),
      edit(RELAY, '      if (mustRepeat) {\n', '      if (mustRepeat && process.uptime() < 0) {\n')
    ],
    test: fault('faults/kill', 'kill -9 of nats under load'),
    says: /waited \d+ ms for every event to take effect/
  },
  {
    id: 'bus-away-means-down',
    without: 'A service without the bus says it cannot serve.',
    edits: [edit('infra/service/src/http/health.ts', "('degraded' as const)", "('down' as const)")],
    test: fault('faults/bus', 'every lead is accepted, the backlog goes when it is back'),
    says: /503/
  },
  {
    id: 'published-while-the-bus-is-away',
    without: 'An event counts as published although the bus is away.',
    edits: [marksWhatFailed, edit(RELAY, '    if (bus.isReady()) {\n', '    if (process.uptime() > 0) {\n')],
    test: fault('faults/bus', 'every lead is accepted, the backlog goes when it is back'),
    says: /expected \+?0 to be \d+/
  },
  {
    id: 'nothing-published-again',
    without: 'A store that was wiped is not filled again.',
    edits: [edit(RELAY, '      if (mustRepeat) {\n', '      if (mustRepeat && process.uptime() < 0) {\n')],
    test: fault('faults/bus', 'the last five minutes are published again'),
    says: /waited 30000 ms for the stream to be filled again/
  },
  {
    id: 'inbox-forgets',
    without: 'An event that was delivered before takes effect again.',
    edits: [
      edit(
        'infra/service/src/events/inbox.ts',
        'if (isDuplicateKey(error)) return false',
        'if (isDuplicateKey(error)) return true'
      )
    ],
    test: fault('faults/bus', 'the last five minutes are published again'),
    says: /events took effect twice/
  },
  {
    id: 'poison-tried-for-ever',
    without: 'An event that always fails is never set aside.',
    edits: [
      edit(
        'infra/service/src/events/delivery.ts',
        'if (attempt < policy.maxDeliveries) return',
        'if (attempt > 0) return'
      )
    ],
    test: fault('faults/bus', 'is a dead letter after five tries while the rest go on'),
    says: /waited 30000 ms for the dead letter/
  },
  {
    id: 'dead-letter-not-kept',
    without: 'What a channel gives up is not kept for a person.',
    edits: [
      edit(
        'svc-leads/src/notices/channel.ts',
        '      await keepDeadLetter(db.knex, { ...letter, consumer: name }, clock())\n',
        '      letter.attempts += 0\n'
      )
    ],
    test: fault('faults/bus', 'is a dead letter after five tries while the rest go on'),
    says: /waited 30000 ms for the dead letter/
  },
  {
    id: 'database-down-is-our-fault',
    without: 'A database that is away is answered like any other error.',
    edits: [databaseIsOurFault],
    test: fault('faults/database', 'is 503 with Retry-After within 3 s'),
    says: /500/
  },
  {
    id: 'list-not-kept',
    without: 'The gateway asks svc-content for the list each time.',
    edits: [
      edit('svc-gateway/src/data/blog-cache.ts', 'keep: answer.status === 200', 'keep: false'),
      edit(
        'svc-gateway/src/data/blog-cache.ts',
        '      front.keep(ctx, representation, () => data.isFresh(mark))\n',
        ''
      )
    ],
    test: fault('faults/database', 'is 503 with Retry-After within 3 s'),
    says: /503/
  },
  {
    id: 'ready-without-database',
    without: 'A service says it is ready without asking its database.',
    edits: [edit('infra/service/src/http/health.ts', "    () => 'down' as const", "    () => 'ok' as const")],
    test: fault('faults/database', 'is 503 with Retry-After within 3 s'),
    says: /expected 200 to be 503/
  },
  {
    id: 'form-emptied-by-a-failure',
    without: 'A form that could not be sent is emptied.',
    edits: [
      edit(
        'mf-chat/src/chat/views/use-chat-form.ts',
        '    await sending.send((origin) => chatBody(kind, values, origin))\n',
        '    await sending.send((origin) => chatBody(kind, values, origin))\n    setValues(EMPTY)\n'
      )
    ],
    test: fault('faults/database', 'keeps what a visitor typed'),
    says: /\[ '', '' \] to deeply equal/
  },
  {
    id: 'statement-without-time-out',
    without: 'A statement waits for a database that hangs.',
    edits: [
      edit(
        'infra/service/src/database/mysql-dialect.ts',
        'const QUERY_TIMEOUT_MS = 4_000',
        'const QUERY_TIMEOUT_MS = 60_000'
      )
    ],
    test: fault('faults/database', 'is answered within 5 s, live and not ready'),
    says: /timeout|to be less than 5/
  },
  {
    id: 'marks-what-a-full-bus-refused',
    without: 'An event that a full bus refused counts as published.',
    edits: [marksWhatFailed],
    test: fault('faults/disk', 'of NATS: leads are accepted'),
    says: /expected 0 to be greater than 0/
  },
  {
    id: 'full-disk-is-our-fault',
    without: 'A database that is full is answered like any other error.',
    edits: [databaseIsOurFault],
    test: fault('faults/disk', 'of the database: no 2xx'),
    says: /500/
  },
  {
    id: 'full-disk-loses-leads',
    without: 'A lead that could not be stored is acknowledged now and then.',
    edits: [
      edit(
        'svc-leads/src/contact/capture-lead.ts',
        '      if (!arrival.key || !isDuplicateKey(error)) throw error\n',
        `      if (Math.random() < 0.5) return { id: 1, isRepeat: false }
      if (!arrival.key || !isDuplicateKey(error)) throw error\n`
      ),
      edit('svc-leads/src/contact/capture-lead.ts', '      if (isUnavailable(error)) throw error\n', '')
    ],
    test: fault('faults/disk', 'of the database: no 2xx'),
    says: /to deeply equal \[\]/
  },
  {
    id: 'short-write-taken-for-whole',
    without: 'What the disk did not take of the registry is not written again.',
    edits: [
      edit(
        'infra/federation/src/registry/write-whole.ts',
        'for (let offset = 0; offset < bytes.length; ) offset += write(file, bytes, offset)',
        'write(file, bytes, 0)'
      )
    ],
    test: fault('faults/deploy-disk', 'while the registry is flipped: the old one stays, one line, exit 1'),
    says: /expected \{ status: \+0/
  },
  {
    id: 'hash-not-compared',
    without: 'A file of a version is not compared with its hash.',
    edits: [edit(VERIFY, '(await readIntegrity(path)) === expected', "(await readIntegrity(path)) !== ''")],
    test: fault(
      'faults/remotes',
      'whose client file is of a wrong hash costs its slot alone, says so, and serves again when it is whole'
    ),
    says: /waited 20000 ms for the damage to be seen/
  },
  {
    id: 'server-bundle-not-checked',
    without: 'The server bundle of a version is not among the files that are checked.',
    edits: [edit(VERIFY, '      [manifest.server.file, manifest.server.integrity],\n', '')],
    test: fault(
      'faults/remotes',
      'whose server file is truncated costs its slot alone, says so, and serves again when it is whole'
    ),
    says: /waited 20000 ms for the damage to be seen/
  },
  {
    id: 'missing-file-not-seen',
    without: 'A file that is missing is no fault.',
    edits: [edit(VERIFY, "[isAbsent(cause) ? { file, kind: 'missing' } : ", 'isAbsent(cause) ? [] : [')],
    test: fault(
      'faults/remotes',
      'whose client file is missing costs its slot alone, says so, and serves again when it is whole'
    ),
    says: /waited 20000 ms for the damage to be seen/
  },
  {
    id: 'files-looked-at-once',
    without: 'Files of live versions are checked at the start alone.',
    edits: [edit('svc-gateway/src/service.ts', 'const VERIFY = 2000', 'const VERIFY = 3_600_000')],
    test: fault(
      'faults/remotes',
      'whose client file is truncated costs its slot alone, says so, and serves again when it is whole'
    ),
    says: /waited 20000 ms for the (damage to be seen|page again)/
  },
  {
    id: 'day-taken-by-everyone',
    without: 'Nothing keeps a second replica from taking the day: no look for its run, no unique key.',
    edits: [
      edit(
        'svc-content/src/migrations/0004-article-runs.ts',
        ".nullable().unique()\n      table.string('place'",
        ".nullable()\n      table.string('place'"
      ),
      edit(
        'svc-content/src/runs/claim-run.ts',
        'const known = await findDaily(db.knex, plannedDate)',
        'const known = process.uptime() < 0 ? await findDaily(db.knex, plannedDate) : undefined'
      )
    ],
    test: fault('faults/schedulers', 'write one article of the day'),
    says: /expected [2-8] to be 1/
  },
  {
    id: 'key-forgotten-soon',
    without: 'A submission is known by its key for minutes instead of hours.',
    edits: [
      edit(
        'svc-leads/src/contact/idempotency.ts',
        'RETENTION.idempotencyHours * 3_600_000',
        'RETENTION.idempotencyHours * 60_000'
      )
    ],
    test: fault('faults/schedulers', 'loses no lead, doubles no effect, and stops nobody'),
    says: /to deeply equal \[\]/
  },
  {
    id: 'breaker-never-opens',
    without: 'A service that does not answer is asked again by everyone.',
    edits: [edit(UPSTREAM, 'threshold: 5', 'threshold: 5_000_000')],
    test: fault('faults/upstream', 'svc-leads that answers nothing'),
    says: /expected 0 to be greater than or equal to 7/
  },
  {
    id: 'breaker-never-closes',
    without: 'A service that answers again is still spared.',
    edits: [
      edit(
        'svc-gateway/src/upstream/breaker.ts',
        '    succeeded() {\n      faults = 0\n      pause = pauseMs\n',
        '    succeeded() {\n'
      )
    ],
    test: fault('faults/upstream', 'svc-content that answers nothing'),
    says: /503|waited 15000 ms/
  },
  {
    id: 'gateway-waits-for-ever',
    without: 'The gateway waits for a service as long as it takes.',
    edits: [
      edit(
        UPSTREAM,
        '    const patience = startPatience(timeoutMs)',
        '    const patience = startPatience(3_600_000)'
      )
    ],
    test: fault('faults/upstream', 'svc-leads that answers nothing'),
    says: /timeout|to be less than 5/
  },
  {
    id: 'service-not-drained',
    without: 'A service that is told to end cuts the requests in flight.',
    edits: [cutsWhatIsInFlight],
    test: fault('faults/upstream', 'of leads cuts no submission'),
    says: /to deeply equal/
  },
  {
    id: 'gateway-closes-its-upstreams-first',
    without: 'The gateway closes its connections to services before its own requests are answered.',
    edits: [
      edit(
        LIFECYCLE,
        '    for (const close of options.closers ?? []) await closeOne(close, options.log)\n',
        ''
      ),
      edit(
        LIFECYCLE,
        '    options.onDrain?.()\n',
        '    options.onDrain?.()\n    for (const close of options.closers ?? []) await closeOne(close, options.log)\n'
      )
    ],
    test: fault('faults/upstream', 'of gateway cuts no submission'),
    says: /to deeply equal/
  },
  {
    id: 'sigterm-ends-at-once',
    without: 'SIGTERM ends a service at once.',
    edits: [edit(LIFECYCLE, '    if (service) void finish(service)\n  }', '    process.exit(0)\n  }')],
    test: fault('faults/upstream', 'of content cuts no article'),
    says: /503|502|500|Error/
  },
  {
    id: 'unreadable-body-is-our-fault',
    without: 'A body that cannot be parsed is answered 500.',
    edits: [
      edit(
        'infra/service/src/http/read-body.ts',
        'throw (error as { status?: number }).status === 413 ? payloadTooLarge() : badRequest()',
        'throw error'
      )
    ],
    test: fault('properties/malformed', 'POST /api/contact: no 5xx, no hang; nine in ten reach validation'),
    says: /error: 500 to/
  },
  {
    id: 'odd-address-is-our-fault',
    without: 'An address of a file that cannot be decoded is answered 500.',
    edits: [
      edit(
        'svc-gateway/src/files/unit-files.ts',
        "  try {\n    return decodeURIComponent(text)\n  } catch {\n    return '' // not an address of ours\n  }",
        '  return decodeURIComponent(text)'
      )
    ],
    test: fault('properties/malformed', 'GET /remotes/…: no 5xx, no hang; nine in ten reach validation'),
    says: /error: 500 to/
  },
  {
    id: 'stored-before-checked',
    without: 'A submission is stored before its key is looked at.',
    edits: [
      edit('svc-leads/src/contact/contact-routes.ts', '      const key = idempotencyKey(ctx)\n', ''),
      edit(
        'svc-leads/src/contact/contact-routes.ts',
        "await capture(body, { key, referer: ctx.get('Referer'), isBeyond })\n",
        "await capture(body, { key: undefined, referer: ctx.get('Referer'), isBeyond })\n    idempotencyKey(ctx)\n"
      )
    ],
    test: fault('properties/malformed', 'what was refused left nothing behind'),
    says: /expected \d+ to be \d+/
  },
  {
    id: 'every-request-remembered',
    without: 'The gateway forgets no request.',
    edits: [
      edit(
        'svc-gateway/src/routers.ts',
        'const keepCallsOutOfIndexes: Middleware = (ctx, next) => {\n',
        'const kept: Buffer[] = []\nconst keepCallsOutOfIndexes: Middleware = (ctx, next) => {\n  kept.push(Buffer.alloc(90_000, 1))\n'
      )
    ],
    test: fault('properties/malformed', 'malformed requests'),
    says: /gateway by \d+ MB/
  }
]

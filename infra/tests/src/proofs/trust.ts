import { edit, type NamedTest, type Proof } from './proof.ts'

const unit = (file: string, name: string): NamedTest => ({ project: 'unit', file, name })
const integration = (file: string, name: string): NamedTest => ({
  project: file.includes('.integration.') ? 'integration' : 'unit',
  file,
  name
})

const FIND = 'infra/service/src/http/client-address.ts'
const GUESSES = 'svc-gateway/src/api/guess-throttle.ts'
const HUB = 'svc-gateway/src/live/live-hub.ts'
const CANARY: NamedTest = {
  project: 'journeys',
  file: 'infra/tests/src/journeys/security/canary.journey.test.ts',
  name: 'is in no line that any service wrote'
}
const EVENTS = 'infra/service/src/events/events.test.ts'
const GENERATION = 'svc-content/src/runs/generation.test.ts'

/** What keeps events whole and attackers out, by the unit and integration tests that stand for it. */
export const trust: Proof[] = [
  {
    id: 'event-beside-the-transaction',
    without: 'A lead is stored although its event is not: what the outbox refuses is passed over.',
    edits: [
      edit(
        'svc-leads/src/leads/announce-lead.ts',
        '  await appendEvents(trx, leads.map(leadCreated))\n',
        '  await appendEvents(trx, leads.map(leadCreated)).catch(() => undefined)\n'
      )
    ],
    test: unit(
      'svc-leads/src/contact/contact-limits.test.ts',
      'stores neither the lead nor its key when the event cannot be written'
    ),
    says: /expected 201 to be 500/
  },
  {
    id: 'article-event-beside-the-transaction',
    without: 'An article is stored although its event is not.',
    edits: [
      edit(
        'svc-content/src/articles/change-article.ts',
        '  await appendEvent(trx, articleChanged(id, change, at))\n',
        '  await appendEvent(trx, articleChanged(id, change, at)).catch(() => undefined)\n'
      )
    ],
    test: integration(
      'svc-content/src/articles/articles.test.ts',
      'writes nothing when the event cannot be written'
    ),
    says: /expected 201 to be 500/
  },
  {
    id: 'outbox-outside-the-transaction',
    without: 'An event is written on another connection than what it tells of.',
    edits: [
      edit(
        'infra/service/src/database/database.ts',
        '      return await db.knex.transaction(work)\n',
        '      return await work(db.knex as unknown as Knex.Transaction)\n'
      )
    ],
    test: integration(EVENTS, 'what was rolled back is not published'),
    says: /to deeply equal \[\]|Condition/
  },
  {
    id: 'acknowledged-before-the-effect',
    without: 'An event is acknowledged when it arrives, before it took effect.',
    edits: [
      edit(
        'infra/service/src/nats/nats-bus.ts',
        '  const attempt = message.info.deliveryCount\n',
        '  const attempt = message.info.deliveryCount\n  message.ack()\n'
      )
    ],
    test: integration(EVENTS, 'an event that failed at first takes effect once'),
    says: /Not within 30000 ms: 1 effects/
  },
  {
    id: 'receipt-beside-the-effect',
    without: 'The receipt of an event is recorded outside the transaction of its effect.',
    edits: [
      edit(
        'infra/service/src/events/consumer.ts',
        'await recordReceipt(trx, {',
        'await recordReceipt(db.knex, {'
      )
    ],
    test: integration(EVENTS, 'an event that failed at first takes effect once'),
    says: /Not within 30000 ms: 1 effects/
  },
  {
    id: 'relays-share-rows',
    without: 'Relays of two replicas take the same rows.',
    edits: [
      edit(
        'infra/service/src/events/outbox.ts',
        'isMysql ? query.forUpdate().skipLocked() : query',
        'isMysql ? query : query'
      )
    ],
    test: integration(EVENTS, 'two relays at once publish every event, and every effect happens once'),
    says: /to deeply equal/
  },
  {
    id: 'message-without-id',
    without: 'A message has no id by which NATS drops its repetition.',
    edits: [edit('infra/service/src/nats/nats-bus.ts', '        msgID: messageId,\n', '')],
    test: integration(
      'infra/service/src/nats/nats-outage.integration.test.ts',
      'an id published twice is stored once'
    ),
    says: /expected 2 to be 1/
  },
  {
    id: 'no-receipts',
    without: 'What the bus lost in the middle of its stream is not published again.',
    edits: [edit('infra/service/src/events/relay.ts', '      await reconcile(clock().getTime())\n', '')],
    test: integration(
      'svc-leads/src/notices/lost-events.integration.test.ts',
      'tells of every lead once, though the bus lost events in the middle of its stream'
    ),
    says: /Not within 30000 ms: every lead is told both ways/
  },
  {
    id: 'stream-not-made-again',
    without: 'A stream that has gone is not looked for again.',
    edits: [
      edit(
        'infra/service/src/nats/nats-bus.ts',
        "    if ((error as { code?: string }).code === '503') link.recheck()\n",
        ''
      ),
      edit(
        'infra/service/src/nats/nats-pull.ts',
        "        if ((error as { code?: string }).code === '404') link.recheck()\n",
        ''
      )
    ],
    test: integration(
      'infra/service/src/nats/nats-outage.integration.test.ts',
      'a stream deleted under a running system is made again'
    ),
    says: /effects/
  },
  {
    id: 'replay-for-everyone',
    without: 'A dead letter that is delivered again reaches every consumer.',
    edits: [
      edit(
        'infra/service/src/events/consumer.ts',
        '      if (event.replayto !== undefined && event.replayto !== name) return\n',
        ''
      )
    ],
    test: integration(
      'infra/service/src/events/dead-letters.test.ts',
      'a replay reaches the consumer that gave up and no other'
    ),
    says: /to deeply equal|expected/
  },
  {
    id: 'deadlock-not-tried-again',
    without: 'The victim of a deadlock fails.',
    edits: [
      edit(
        'infra/service/src/database/database.ts',
        'if (!isDeadlock(error) || attempt > 3) throw error',
        'if (attempt > 0) throw error'
      )
    ],
    test: integration(
      'infra/service/src/database/database.integration.test.ts',
      'a deadlock is tried again until both are through'
    ),
    says: /[Dd]eadlock/
  },
  {
    id: 'key-not-kept',
    without: 'The key of a submission is not kept.',
    edits: [
      edit(
        'svc-leads/src/contact/idempotency.ts',
        '  if (keys.length === 0) return\n',
        '  if (keys.length >= 0) return\n'
      )
    ],
    test: integration(
      'svc-leads/src/contact/contact.test.ts',
      'makes one lead and one event of twenty simultaneous repeats'
    ),
    says: /expected 20 to be 1/
  },
  {
    id: 'publishes-what-is-not-its-own',
    without: 'An owner that was taken for dead publishes its article when it wakes.',
    edits: [
      edit(
        'svc-content/src/runs/perform-run.ts',
        "    if (!(await lockOwned(trx, run))) throw new WriterFault('interrupted', 'The run is no longer ours')\n",
        '    await lockOwned(trx, run)\n'
      )
    ],
    test: integration(
      GENERATION,
      'is taken over from an owner that is silent for a minute, which then publishes nothing'
    ),
    says: /Not within 30000 ms: the first owner gave up/
  },
  {
    id: 'lease-not-prolonged',
    without: 'An owner that is slow but alive loses its run.',
    edits: [
      edit(
        'svc-content/src/runs/hold-lease.ts',
        'deps.timers.every(deps.leaseMs / 3,',
        'deps.timers.every(deps.leaseMs * 30,'
      )
    ],
    test: integration(GENERATION, 'stays with an owner that is slow but alive'),
    says: /Not within \d+ ms: the lease is longer/
  },
  {
    id: 'run-taken-without-its-claim',
    without: 'Two replicas may take over the same run.',
    edits: [
      edit(
        'svc-content/src/runs/run-repository.ts',
        '    .where({ id: run.id, claim: run.claim, state: run.state })\n',
        '    .where({ id: run.id })\n'
      )
    ],
    test: integration(GENERATION, 'goes to one alone of those who read that it is abandoned'),
    says: /to deeply equal \[ false, true \]/
  },
  {
    id: 'day-without-unique-key',
    without: 'The table takes two runs for one day.',
    edits: [
      edit(
        'svc-content/src/migrations/0004-article-runs.ts',
        ".nullable().unique()\n      table.string('place'",
        ".nullable()\n      table.string('place'"
      )
    ],
    test: integration(
      'svc-content/src/runs/simulation.integration.test.ts',
      'a dozen days of three replicas that die, freeze and restart have one article each'
    ),
    says: /articles: (1[2-9]|2\d)/
  },
  {
    id: 'forged-address-believed',
    without: 'X-Forwarded-For is believed whoever sends it.',
    edits: [edit(FIND, 'proxyAddr.all(request, isTrusted)', 'proxyAddr.all(request, () => true)')],
    test: unit('infra/service/src/http/client-address.test.ts', 'a header forged by a client'),
    says: /expected '198\.51\.100\.1' to be '203\.0\.113\.7'/
  },
  {
    id: 'leftmost-address-believed',
    without: 'X-Forwarded-For is read from the left, where the client writes.',
    edits: [edit(FIND, 'proxyAddr.all(request, isTrusted)', 'proxyAddr.all(request)')],
    test: unit('infra/service/src/http/client-address.test.ts', 'a forged part left of the real one'),
    says: /to be '203\.0\.113\.7'/
  },
  {
    id: 'guesses-not-counted',
    without: 'Wrong codes are not counted.',
    edits: [edit(GUESSES, '          guesser.wrong.set(hash, now())\n', '')],
    test: unit('svc-gateway/src/api/guess-throttle.test.ts', 'answers 429 after 30 different wrong codes'),
    says: /expected 401 to be 429/
  },
  {
    id: 'parallel-guesses-walk-past',
    without: 'Checks under way are not counted as guesses.',
    edits: [edit(GUESSES, 'guesser.wrong.size + guesser.undecided < codes', 'guesser.wrong.size < codes')],
    test: unit(
      'svc-gateway/src/api/guess-throttle.test.ts',
      'counts a check under way, so that parallel tries do not walk past it'
    ),
    says: /expected 200 to be 429/
  },
  {
    id: 'guesses-lock-out-others',
    without: 'All addresses share their guesses.',
    edits: [edit(GUESSES, 'const key = networkOf(address)', "const key = networkOf('192.0.2.99')")],
    test: unit('svc-gateway/src/api/guess-throttle.test.ts', 'answers 429 after 30 different wrong codes'),
    says: /expected 429 to be 200|expected 429 to be 401/
  },
  {
    id: 'submissions-not-throttled',
    without: 'One address may send as many forms as it likes.',
    edits: [edit('svc-leads/src/contact/flood-gate.ts', '      await client.take(networkOf(address))\n', '')],
    test: unit('svc-leads/src/contact/contact-limits.test.ts', 'throttles one address and no other'),
    says: /expected 201 to be 429/
  },
  {
    id: 'method-not-told',
    without: 'Another method is answered 404.',
    edits: [
      edit(
        'infra/service/src/http/problem-answers.ts',
        '    throw methodNotAllowed([...allowed])\n',
        '    throw notFound()\n'
      )
    ],
    test: unit('infra/service/src/http/app.test.ts', 'a known path with another method is 405 with Allow'),
    says: /405/
  },
  {
    id: 'any-type-taken',
    without: 'A body of any type is taken for JSON.',
    edits: [
      edit(
        'infra/service/src/http/read-body.ts',
        '  if (!ctx.is(JSON_TYPES)) throw unsupportedMediaType()\n',
        ''
      )
    ],
    test: unit('infra/service/src/http/app.test.ts', 'a form is refused in French'),
    says: /415/
  },
  {
    id: 'body-without-limit',
    without: 'A body may be as long as it likes.',
    edits: [edit('infra/service/src/http/read-body.ts', 'jsonLimit: limitBytes', "jsonLimit: '1gb'")],
    test: unit('infra/service/src/http/app.test.ts', 'what is too much once unpacked is refused'),
    says: /expected 200 to be 413/
  },
  {
    id: 'path-leaves-the-folder',
    without: 'A segment of a file’s address may be anything.',
    edits: [
      edit(
        'svc-gateway/src/files/unit-files.ts',
        'if (segments.length === 0 || !segments.every((segment) => SEGMENT.test(segment))) return null',
        'if (segments.length === 0) return null'
      )
    ],
    test: unit('svc-gateway/src/files/unit-files.test.ts', 'never leave the folder of the version'),
    says: /expected 200 to be 404/
  },
  {
    id: 'streams-without-limit',
    without: 'One address may open as many live streams as it likes.',
    edits: [edit(HUB, '      if (same.length >= perAddress) throw tooManyRequests(10)\n', '')],
    test: unit('svc-gateway/src/live/live.test.ts', 'is bounded for one address, and in all'),
    says: /expected 200 to be 429/
  },
  {
    id: 'streams-without-total',
    without: 'All addresses together may open as many live streams as they like.',
    edits: [edit(HUB, 'if (isClosed || connections.size >= total) throw', 'if (isClosed) throw')],
    test: unit('svc-gateway/src/live/live.test.ts', 'is bounded for one address, and in all'),
    says: /expected 200 to be 503/
  },
  {
    id: 'slow-reader-not-cut',
    without: 'A live stream that nobody reads is kept, and what it was sent.',
    edits: [
      edit(HUB, 'response.writableLength <= MAX_UNREAD) return', 'response.writableLength >= 0) return')
    ],
    test: unit(
      'svc-gateway/src/live/live-hub.test.ts',
      'cuts a client that does not read, and the others notice nothing'
    ),
    says: /Not within|timed out|STACK_TRACE_ERROR/
  },
  {
    id: 'stream-for-anyone',
    without: 'The live stream is open to who has no code.',
    edits: [edit('svc-gateway/src/live/live-route.ts', '      throw adminCodeRefused()\n', '')],
    test: unit('svc-gateway/src/live/live.test.ts', 'is for who carries the code in the header'),
    says: /expected 200 to be 401/
  },
  {
    id: 'code-in-addresses-logged',
    without: 'The access log writes addresses as they came.',
    edits: [
      edit('infra/service/src/http/access-log.ts', 'url: redactUrl(ctx.originalUrl)', 'url: ctx.originalUrl'),
      edit(
        'infra/service/src/observability/log.ts',
        '      hooks: { streamWrite: redactText }\n',
        '      hooks: {}\n'
      ),
      edit(
        'infra/service/src/observability/log.ts',
        "  if (typeof value === 'string') return redactText(value)\n",
        ''
      )
    ],
    test: CANARY,
    says: /canari|to contain/
  },
  {
    id: 'code-answered',
    without: 'A refusal quotes what was sent.',
    edits: [
      edit(
        'svc-gateway/src/api/validate-admin.ts',
        "throw unauthorized(\"Code d'accès incorrect.\", 'admin-code-refused')",
        "throw unauthorized(String(candidate), 'admin-code-refused')"
      )
    ],
    test: { ...CANARY, name: 'is in no header and no body of any answer' },
    says: /\[ Array\(1\) \] to deeply equal \[\]/
  },
  {
    id: 'code-kept-with-the-lead',
    without: 'The address of an admin page is stored with a lead as it came, code and all.',
    edits: [
      edit(
        'svc-leads/src/contact/captured-url.ts',
        ' || isSecret(value)) url.searchParams.delete(name)\n',
        ' || isSecret(value)) continue\n'
      )
    ],
    test: { ...CANARY, name: 'is in no file the system keeps' },
    says: /to deeply equal \[\]/
  },
  {
    id: 'inline-scripts-allowed',
    without: 'Pages may run any inline script.',
    edits: [
      edit(
        'svc-gateway/src/pages/document/security-headers.ts',
        "['script-src', ...ours, ...inlineScripts]",
        `['script-src', ...ours, "'unsafe-inline'"]`
      )
    ],
    test: unit(
      'svc-gateway/src/pages/pages.test.ts',
      'allows its import map and its boot script by hash, and no other inline script or style'
    ),
    says: /to contain 'script-src \\'self\\' \\'sha256-/
  },
  {
    id: 'scripts-without-integrity',
    without: 'A page loads its scripts without comparing them with their hash.',
    edits: [
      edit(
        'svc-gateway/src/pages/document/document.ts',
        '(integrity ? ` integrity=',
        "(integrity === '' ? ` integrity="
      )
    ],
    test: unit(
      'svc-gateway/src/pages/pages.test.ts',
      'links a boot script that could end the element it stands in, with integrity'
    ),
    says: /to match \/<script async src/
  },
  {
    id: 'code-in-the-referer',
    without: 'Admin pages tell other sites their address, code and all.',
    edits: [
      edit(
        'svc-gateway/src/pages/document/security-headers.ts',
        "isAdmin ? 'no-referrer'",
        "isAdmin ? 'unsafe-url'"
      )
    ],
    test: unit('svc-gateway/src/pages/pages.test.ts', 'are rendered by the browser, stored by nobody'),
    says: /expected 'unsafe-url' to be 'no-referrer'/
  },
  {
    id: 'answers-stored',
    without: 'Answers of the services may be stored by whoever passes them on.',
    edits: [edit('infra/service/src/http/app.ts', "      'Cache-Control': 'no-store',\n", '')],
    test: unit(
      'infra/service/src/http/app.test.ts',
      'every answer has the security headers and is not stored'
    ),
    says: /to be 'no-store'/
  },
  {
    id: 'environment-in-the-worker',
    without: 'A front end’s server bundle sees the environment of the gateway.',
    edits: [
      edit(
        'svc-gateway/src/rendering/start-worker.ts',
        "    env: { NODE_ENV: 'production' },\n",
        "    env: { ...process.env, NODE_ENV: 'production' },\n"
      ),
      edit(
        'svc-gateway/src/rendering/worker.mjs',
        "const env = Object.freeze({ NODE_ENV: 'production' })",
        'const env = process.env'
      )
    ],
    test: unit(
      'svc-gateway/src/registry/versions.test.ts',
      'does not see the environment of the gateway, which holds the admin code'
    ),
    says: /to contain 'env:/
  },
  {
    id: 'process-in-the-worker',
    without: 'A front end’s server bundle has the process of the gateway in its hands.',
    edits: [edit('svc-gateway/src/rendering/worker.mjs', '  process: bare,\n', '')],
    test: unit('svc-gateway/src/registry/versions.test.ts', 'is given no way to modules of Node'),
    says: /to contain 'none:TypeError'/
  },
  {
    id: 'memory-outside-the-heap',
    without: 'A rendering thread keeps buffers as long as the machine has memory.',
    edits: [
      edit('svc-gateway/src/rendering/pool.ts', 'total > options.maxGrowth &&', 'total < 0 &&'),
      edit('svc-gateway/src/rendering/pool.ts', 'total > 2 * options.maxGrowth', 'total < 0')
    ],
    test: unit(
      'svc-gateway/src/pages/pages.test.ts',
      'that keeps memory outside the heap has its thread replaced'
    ),
    says: /to be less than 400000000/
  },
  {
    id: 'rendering-filled-by-one',
    without: 'One address fills the queue of renders for all others.',
    edits: [
      edit(
        'svc-gateway/src/pages/pages.ts',
        'client: networkOf(clientAddress(ctx))',
        `client: networkOf('0.0.0.0')`
      )
    ],
    test: unit('svc-gateway/src/pages/pages.test.ts', 'renders for a reader although another asks for more'),
    says: /expected false to be true/
  },
  {
    id: 'nobodys-page-each-time',
    without: 'Pages that do not exist are rendered anew each time.',
    edits: [edit('svc-gateway/src/pages/pages.ts', 'readStored(await standFor(input))', 'readStored(input)')],
    test: unit('svc-gateway/src/pages/pages.test.ts', 'renders the page of what is not there once'),
    says: /expected 3 to be 1/
  },
  {
    id: 'path-in-the-referer',
    without: 'A page that was entered inside the site tells our own servers its address, code and all.',
    edits: [
      edit(
        'svc-gateway/src/pages/document/security-headers.ts',
        "'strict-origin'",
        "'strict-origin-when-cross-origin'"
      )
    ],
    test: { ...CANARY, name: 'is in no Referer, whichever way an administrator comes to the leads' },
    says: /to deeply equal \[ '\/blog', \[\] \]/
  }
]

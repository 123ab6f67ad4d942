import { eventually } from '@site/service/testing/test-database'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { article, fails, type ModelServer, says, startModelServer } from '../../testing/start-model-server.ts'
import type { WritingOrder } from '../draft/article-writer.ts'
import { causeOf, WriterError } from '../draft/writer-error.ts'
import type { ModelAddress } from './ask-model.ts'
import { createOpenaiWriter } from './create-openai-writer.ts'

const KEY = 'sk-secret'
const ORDER: WritingOrder = { seed: '2026-11-21#1', usedTitles: ['Un titre déjà paru'] }

let server: ModelServer
beforeEach(async () => {
  server = await startModelServer()
})
afterEach(() => server.stop())

const write = (address: Partial<ModelAddress> = {}, order: Partial<WritingOrder> = {}) =>
  createOpenaiWriter({
    baseUrl: server.baseUrl,
    model: 'un-modele',
    apiKey: KEY,
    timeoutMs: 5_000,
    pauseMs: 5,
    ...address
  }).write({ ...ORDER, ...order })

/** The error that an order ends with. */
const errorOf = async (work: Promise<unknown>): Promise<WriterError> => {
  const error = await work.then(
    () => new Error('It was written'),
    (rejection: unknown) => rejection
  )
  if (!(error instanceof WriterError)) throw error
  return error
}

describe('an order to the model', () => {
  it('RUN-17 speaks the protocol: path, key, model, conversation', async () => {
    server.reply(says(article()))
    expect(await write()).toMatchObject({
      title: 'Préparer un audit IA',
      content: `<p>${'mot '.repeat(800).trim()}</p>`
    })
    expect(server.received).toHaveLength(1)
    const { method, path, headers, body } = server.received[0] as (typeof server.received)[number]
    expect([method, path]).toEqual(['POST', '/v1/chat/completions'])
    expect(headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'content-type': 'application/json' })
    expect(body).toEqual({
      model: 'un-modele',
      messages: [
        { role: 'system', content: expect.stringContaining('français') },
        { role: 'user', content: expect.stringContaining('- Un titre déjà paru') }
      ]
    })
  })

  it('sends no key where there is none, and another subject another day', async () => {
    server.reply(says(article()))
    for (const seed of ['2026-11-21#1', '2026-11-22#1', '2026-11-23#1', '2026-11-24#1'])
      await createOpenaiWriter({ baseUrl: server.baseUrl, model: 'm', timeoutMs: 5_000 }).write({
        ...ORDER,
        seed
      })
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual(Array(4).fill(undefined))
    expect(new Set(server.received.map(({ body }) => body.messages[1]?.content)).size).toBeGreaterThan(2)
  })

  it.each([
    ['in a fence', `Voici l’article :\n\`\`\`json\n${article()}\n\`\`\``],
    ['after reflections', `<think>{"title": "non"}</think>\n${article()}`],
    ['between words', `Bien sûr ! ${article()} Bonne lecture.`]
  ])('reads an article %s', async (_, text) => {
    server.reply(says(text))
    expect((await write()).title).toBe('Préparer un audit IA')
    expect(server.received).toHaveLength(1)
  })

  it('RUN-25 sets what was typed as French is printed, and not what is code', async () => {
    const words = '<p>mot</p>'.repeat(700)
    const typed = `<h2>L'essentiel: "peser"</h2><p>Est-ce <em>utile</em>? <code>"a"</code>...</p>`
    server.reply(says(article({ title: '"Pourquoi l\'audit ?"', content: typed + words })))
    expect(await write()).toMatchObject({
      title: 'Pourquoi l’audit\u202f?',
      content: `<h2>L’essentiel\u00a0: «\u00a0peser\u00a0»</h2><p>Est-ce <em>utile</em>\u202f? <code>"a"</code>…</p>${words}`
    })
  })

  it('cleans markup: scripts, handlers and styles are gone, ordinary formatting stays', async () => {
    const words = '<p>mot</p>'.repeat(700)
    const given = `<h2 style="color:red" onclick="x()">Un</h2><script>alert(1)</script><a href="javascript:x()">deux</a>${words}<ul><li><strong>trois</strong></li></ul>`
    server.reply(says(article({ title: '# <b>Titre</b>', content: given })))
    expect(await write()).toMatchObject({
      title: 'Titre',
      content: `<h2>Un</h2><a>deux</a>${words}<ul><li><strong>trois</strong></li></ul>`
    })
  })
})

describe('an answer that is not usable', () => {
  it.each([
    ['broken JSON', '{"title": "A", "content": "<p>', 'n’est pas un objet JSON'],
    ['JSON of another form', '{"titre": "A"}', 'n’est pas un objet JSON'],
    ['nothing', '', 'n’est pas un objet JSON'],
    ['a text too short', article({ content: '<p>court</p>' }), 'Le texte compte 1 mot'],
    ['a text too long', article({ content: `<p>${'mot '.repeat(1201)}</p>` }), 'Le texte compte 1201 mots'],
    ['a script and nothing else', article({ content: '<script>x()</script>' }), 'Le contenu manque.'],
    [
      'words of an unnamed client',
      article({
        content: `<p>Un dirigeant nous disait récemment : « jamais le dimanche ». ${'mot '.repeat(700)}</p>`
      }),
      'Des paroles sont prêtées à quelqu’un que personne ne nous a fait entendre.'
    ],
    [
      'a figure from nowhere',
      article({ content: `<p>Selon une étude, 40 % des entreprises hésitent. ${'mot '.repeat(700)}</p>` }),
      'La source «\u00a0Selon une étude, 40\u202f% des entreprises hésitent\u00a0» n’a été donnée par personne.'
    ],
    [
      'a title that was used',
      article({ title: 'UN TITRE déjà paru' }),
      'Un article porte ou a porté ce titre.'
    ]
  ])('as it holds %s, is sent back once with what is wrong, and corrected', async (_, bad, mistake) => {
    server.reply(says(bad), says(article()))
    expect((await write()).title).toBe('Préparer un audit IA')
    expect(server.received).toHaveLength(2)
    const messages = server.received[1]?.body.messages ?? []
    expect(messages.slice(0, 2)).toEqual(server.received[0]?.body.messages)
    expect(messages[2]).toEqual({ role: 'assistant', content: bad })
    expect(messages[3]).toEqual({ role: 'user', content: expect.stringContaining(mistake) })
    expect(messages).toHaveLength(4)
  })

  it('twice is given up, and the cause names what is wrong', async () => {
    server.reply(says('non'), says(article({ content: '<p>court</p>' })))
    const error = await errorOf(write())
    expect(server.received).toHaveLength(2)
    expect(causeOf(error)).toBe(
      'L’article proposé n’est pas utilisable. Le texte compte 1 mot\u00a0; il en faut de 600 à 1200.'
    )
  })
})

describe('an endpoint that', () => {
  it('is slow costs its time-out, and is told that nobody waits', async () => {
    server.reply(() => undefined)
    expect(await errorOf(write({ timeoutMs: 100 }))).toMatchObject({ code: 'timeout' })
    expect(server.received).toHaveLength(1)
    await eventually('the request is broken off', () => server.abortedCount() === 1)
  })

  it('begins to answer and does not end costs its time-out too', async () => {
    server.reply((response) => void response.writeHead(200).write('{"choices":'))
    expect(await errorOf(write({ timeoutMs: 100 }))).toMatchObject({ code: 'timeout' })
  })

  it('answers 429 is asked again after what Retry-After says', async () => {
    server.reply(fails(429, { 'Retry-After': '1' }), says(article()))
    const began = Date.now()
    await write()
    expect(Date.now() - began).toBeGreaterThanOrEqual(990)
    expect(server.received).toHaveLength(2)
  })

  it.each([
    ['seconds', () => '3600'],
    ['a date', () => new Date(Date.now() + 3_600_500).toUTCString()]
  ])('asks to wait long, in %s, is left to the schedule', async (_, inAnHour) => {
    server.reply(fails(429, { 'Retry-After': inAnHour() }))
    const error = await errorOf(write())
    expect(error.code).toBe('rate-limited')
    expect(error.retryAfterMs).toBeGreaterThan(3_590_000)
    expect(error.retryAfterMs).toBeLessThan(3_602_000)
    expect(server.received).toHaveLength(1)
  })

  it('answers 500 is asked again, a little later each time, four times in all', async () => {
    server.reply(fails(500), fails(503), says(article()))
    await write()
    expect(server.received).toHaveLength(3)
    server.reply(fails(500))
    expect(await errorOf(write())).toMatchObject({ code: 'failing' })
    expect(server.received).toHaveLength(7)
  })

  it.each([
    ['is no JSON', 'bonjour'],
    ['is no completion', '{"ok":true}']
  ])('sends an envelope that %s is taken for a failing one', async (_, text) => {
    server.reply((response) => void response.writeHead(200).end(text), says(article()))
    await write()
    expect(server.received).toHaveLength(2)
  })

  it('sends without end is cut', async () => {
    server.reply((response) => {
      response.writeHead(200)
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      }
      response.on('drain', pour)
      pour()
    })
    expect((await errorOf(write())).message).toContain('more than')
  })

  it.each([400, 401, 403, 404])(
    'refuses with %i is not asked again, and the key is in no message',
    async (status) => {
      server.reply(fails(status))
      const error = await errorOf(write())
      expect(error.code).toBe('refused')
      expect(causeOf(error)).toContain(`(HTTP ${status})`)
      expect(JSON.stringify([error.message, error.stack, error.detail, String(error.cause)])).not.toContain(
        KEY
      )
      expect(server.received).toHaveLength(1)
    }
  )

  it('has moved is not followed', async () => {
    server.reply(fails(307, { Location: `${server.baseUrl}/ailleurs` }))
    expect(await errorOf(write())).toMatchObject({ code: 'refused' })
    expect(server.received).toHaveLength(1)
  })

  it('is not there is out of reach', async () => {
    const { baseUrl } = server
    await server.stop()
    expect(await errorOf(write({ baseUrl }))).toMatchObject({ code: 'unreachable' })
    server = await startModelServer()
  })

  it('is asked nothing more once the order is withdrawn', async () => {
    const order = new AbortController()
    server.reply(fails(429, { 'Retry-After': '20' }))
    const writing = write({}, { signal: order.signal })
    writing.catch(() => undefined)
    await eventually('it waits', () => server.received.length === 1)
    order.abort(new Error('withdrawn'))
    await expect(writing).rejects.toThrow('withdrawn')
    expect(server.received).toHaveLength(1)
  })
})

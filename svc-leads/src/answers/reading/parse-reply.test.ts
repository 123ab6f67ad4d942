import { expect, it } from 'vitest'
import { parseReply } from './parse-reply.ts'

const read = (headers: string[], body: string) =>
  parseReply({
    uid: 1,
    at: new Date('2026-11-24T10:00:00.000Z'),
    source: Buffer.from([...headers, '', body].join('\r\n')),
    isHeadersOnly: false
  })

it('ANSWER-16 reads the beginning of HTML that would hold up the process for minutes', async () => {
  const started = performance.now()
  const headers = ['From: <elle@exemple.fr>', 'Message-ID: <r@exemple.fr>', 'Content-Type: text/html']
  const reply = await read(headers, `<p>Bonjour</p><table><tr>${'<td>x'.repeat(370_000)}`)
  expect(performance.now() - started).toBeLessThan(5000)
  expect(reply.text).toMatch(/^Bonjour\n/)
  expect(reply.isCut).toBe(true)
})

it('ANSWER-16 takes HTML of a usual length whole', async () => {
  const headers = ['From: <elle@exemple.fr>', 'Message-ID: <r@exemple.fr>', 'Content-Type: text/html']
  const reply = await read(headers, `<p>Bonjour</p><p>${'mot '.repeat(3000)}</p><p>Fin</p>`)
  expect(reply.text).toMatch(/^Bonjour\n[\s\S]*Fin$/)
  expect(reply.isCut).toBe(false)
})

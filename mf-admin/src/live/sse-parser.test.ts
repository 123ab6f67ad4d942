import { expect, it } from 'vitest'
import { createSseParser, type ServerSentEvent } from './sse-parser.ts'

const parse = (...chunks: string[]) => {
  const events: ServerSentEvent[] = []
  const parser = createSseParser((event) => events.push(event))
  for (const chunk of chunks) parser.feed(chunk)
  return events
}

it('reads events with their name, id and data', () => {
  expect(parse('event: site.lead-created\nid: 7\ndata: {"a":1}\n\ndata: two\n\n')).toEqual([
    { event: 'site.lead-created', id: '7', data: '{"a":1}' },
    { event: 'message', id: '7', data: 'two' }
  ])
})

it('reads the same whatever the chunks', () => {
  const text = 'event: a\r\ndata: één\r\ndata: two\r\n\r\n: ping\r\n\r\ndata: x\r\n\r\n'
  const whole = parse(text)
  expect(whole).toEqual([
    { event: 'a', id: null, data: 'één\ntwo' },
    { event: 'message', id: null, data: 'x' }
  ])
  for (let size = 1; size < 8; size += 1) {
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      text.slice(index * size, (index + 1) * size)
    )
    expect(parse(...chunks)).toEqual(whole)
  }
})

it('takes comments, blank keeps and unknown fields for nothing', () => {
  expect(parse(': ping\n\n', ':\n\n', 'event: a\n\n', 'retry: 10\nfoo\n\n')).toEqual([])
})

it('takes one space after the colon away, and only one', () => {
  expect(parse('data:  x\n\n', 'data:y\n\n', 'data\n\n').map(({ data }) => data)).toEqual([' x', 'y', ''])
})

it('accepts a lone CR and a byte order mark', () => {
  expect(parse('\uFEFFdata: x\r\r', 'data: y\n\n').map(({ data }) => data)).toEqual(['x', 'y'])
})

it('waits for the end of an event', () => {
  expect(parse('data: unfinished\n')).toEqual([])
})

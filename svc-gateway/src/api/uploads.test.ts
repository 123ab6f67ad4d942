import { expect, it } from 'vitest'
import { createUploads } from './uploads.ts'

const limits = { perNetwork: 3, total: 4, largePerNetwork: 1, largeTotal: 2 }
const turn = () => new Promise((resolve) => setImmediate(resolve))
const statusOf = (action: () => unknown) => {
  try {
    action()
    return 'begun'
  } catch (error) {
    return (error as { status: number }).status
  }
}

it('refuses a network, then everybody, beyond their uploads', () => {
  const uploads = createUploads(limits)
  const first = uploads.begin('2001:db8:1:1::1')
  uploads.begin('2001:db8:1:1::2')
  uploads.begin('2001:db8:1:1::3')
  expect(statusOf(() => uploads.begin('2001:db8:1:1::4'))).toBe(429)
  uploads.begin('192.0.2.1')
  expect(statusOf(() => uploads.begin('192.0.2.2'))).toBe(503)
  first.end()
  expect(statusOf(() => uploads.begin('192.0.2.2'))).toBe('begun')
})

it('lets large ones wait for a slot, each network for its own', async () => {
  const uploads = createUploads(limits)
  const [first, second, left, other] = [
    uploads.begin('192.0.2.1'),
    uploads.begin('192.0.2.1'),
    uploads.begin('192.0.2.1'),
    uploads.begin('192.0.2.2')
  ]
  const started: string[] = []
  void first?.grow().then(() => started.push('first'))
  void left?.grow().then(() => started.push('left'))
  void second?.grow().then(() => started.push('second'))
  void other?.grow().then(() => started.push('other'))
  await turn()
  expect(started).toEqual(['first', 'other'])
  left?.end()
  first?.end()
  await turn()
  expect(started).toEqual(['first', 'other', 'second'])
})

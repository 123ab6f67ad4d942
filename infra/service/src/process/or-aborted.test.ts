import { getEventListeners } from 'node:events'
import { expect, it } from 'vitest'
import { orAborted } from './or-aborted.ts'

const never = () => new Promise<string>(() => undefined)

it('gives what the work gives, and leaves nothing on the signal', async () => {
  const { signal } = new AbortController()
  expect(await orAborted(Promise.resolve('done'), signal)).toBe('done')
  await expect(orAborted(Promise.reject(new Error('failed')), signal)).rejects.toThrow('failed')
  expect(getEventListeners(signal, 'abort')).toEqual([])
})

it('rejects with the reason when the signal is aborted, before or meanwhile', async () => {
  const stopping = new AbortController()
  const waiting = orAborted(never(), stopping.signal)
  stopping.abort(new Error('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
  await expect(orAborted(never(), stopping.signal)).rejects.toThrow('stopped')
})

it('swallows a failure that comes after the abort', async () => {
  const stopping = new AbortController()
  let fail = (_: Error): void => undefined
  const waiting = orAborted(new Promise((_, reject) => (fail = reject)), stopping.signal)
  stopping.abort(new Error('stopped'))
  fail(new Error('too late'))
  await expect(waiting).rejects.toThrow('stopped')
})

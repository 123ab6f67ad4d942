import { describe, expect, it } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const item = (client: string, name = client) => ({ client, name })

/** Names in the order they are served. */
function drain(queue: ReturnType<typeof createFairQueue<{ client: string; name: string }>>): string[] {
  const served: string[] = []
  for (let next = queue.next(); next; next = queue.next()) served.push(next.name)
  return served
}

describe('the queue of renders', () => {
  it('serves one client in the order it came', () => {
    const queue = createFairQueue<{ client: string; name: string }>(10)
    for (const name of ['1', '2', '3']) queue.add(item('a', name))
    expect(drain(queue)).toEqual(['1', '2', '3'])
  })

  it('serves clients in turn, however many one of them sends', () => {
    const queue = createFairQueue<{ client: string; name: string }>(100)
    for (let sent = 0; sent < 50; sent += 1) queue.add(item('flood', `flood ${sent}`))
    expect(queue.next()?.name).toBe('flood 0')
    queue.add(item('reader'))
    expect(queue.next()?.name).toBe('reader')
    expect(queue.next()?.name).toBe('flood 1')
    queue.add(item('reader', 'again'))
    expect(drain(queue).slice(0, 3)).toEqual(['again', 'flood 2', 'flood 3'])
  })

  it('makes room, where it is full, at the cost of who has most in it', () => {
    const queue = createFairQueue<{ client: string; name: string }>(3)
    for (const name of ['1', '2', '3']) expect(queue.add(item('flood', name))).toBeNull()
    const refused = item('flood', '4')
    expect(queue.add(refused)).toBe(refused)
    expect(queue.add(item('reader'))?.name).toBe('3')
    expect(queue.size()).toBe(3)
    expect(drain(queue)).toEqual(['1', 'reader', '2'])
  })
})

import { expect, it } from 'vitest'
import { inTurn } from './in-turn.ts'

/** A read that ends when the test says so. */
function build() {
  const ends: (() => void)[] = []
  const again = inTurn(() => new Promise<void>((resolve) => void ends.push(resolve)))
  const end = async () => {
    ends.at(-1)?.()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const settle = () => Promise.resolve().then(() => undefined)
  return { again, begun: () => ends.length, end, settle }
}

it('LEADS-44 lets a read end, and begins one more after it, however often it is asked meanwhile', async () => {
  const { again, begun, end, settle } = build()
  void again()
  await settle()
  expect(begun()).toBe(1)
  for (let asked = 0; asked < 5; asked += 1) {
    void again()
    await settle()
  }
  expect(begun()).toBe(1)
  await end()
  expect(begun()).toBe(2)
  await end()
  expect(begun()).toBe(2)
  void again()
  await settle()
  expect(begun()).toBe(3)
})

it('LEADS-44 resolves when a read has ended that began after the call', async () => {
  const { again, end, settle } = build()
  const ended: string[] = []
  void again().then(() => ended.push('first'))
  await settle()
  void again().then(() => ended.push('second'))
  await end()
  expect(ended).toEqual(['first'])
  void again().then(() => ended.push('third'))
  await end()
  expect(ended).toEqual(['first', 'second'])
  await end()
  expect(ended).toEqual(['first', 'second', 'third'])
})

it('what is asked for at once is one read', async () => {
  const { again, begun, settle } = build()
  void again()
  void again()
  await settle()
  expect(begun()).toBe(1)
})

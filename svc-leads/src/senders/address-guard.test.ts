import type { LookupAddress } from 'node:dns'
import { createAddressGuard } from '@site/service/outgoing/address-guard'
import { startMoodyReceiver } from '@site/service/testing/start-moody-receiver'
import { describe, expect, it } from 'vitest'
import { postCall } from './post-call.ts'

const addresses = (...found: string[]): LookupAddress[] =>
  found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))

/** A name whose answers change from one question to the next. */
const changing = (answers: LookupAddress[][]) => {
  let asked = 0
  return (_host: string, found: (error: null, list: LookupAddress[]) => void) => {
    found(null, answers[Math.min(asked, answers.length - 1)] ?? [])
    asked += 1
  }
}

describe('DELIVERY-6 where a call may go', () => {
  it.each([
    ['93.184.216.34', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['169.254.169.254', false],
    ['::1', false],
    ['::ffff:10.0.0.1', false],
    ['fe80::1', false],
    ['64:ff9b::a00:1', false],
    ['10.9.8.7', true]
  ])('%s: %s', (address, isAllowed) => {
    expect(createAddressGuard(['10.9.0.0/16']).allows(address)).toBe(isAllowed)
  })

  it('is looked at when it connects: a name that leads home the second time reaches nothing', async () => {
    const receiver = await startMoodyReceiver()
    const { port } = new URL(receiver.url)
    const resolve = changing([addresses('127.0.0.1'), addresses('127.0.0.1', '10.0.0.1')])
    const open = createAddressGuard(['127.0.0.0/8'], resolve)
    const call = { url: `http://rebinding.example:${port}/x`, headers: {}, body: '{}' }
    expect(await postCall({ ...call, guard: open })).toMatchObject({ status: 200 })
    await expect(postCall({ ...call, guard: open })).rejects.toMatchObject({
      reason: 'forbidden-address',
      mayHaveArrived: false
    })
    const closed = createAddressGuard([], changing([addresses('93.184.216.34', '127.0.0.1')]))
    await expect(postCall({ ...call, guard: closed })).rejects.toMatchObject({ reason: 'forbidden-address' })
    expect(receiver.calls).toHaveLength(1)
    await receiver.close()
  })

  it('holds for addresses without a name too', async () => {
    const receiver = await startMoodyReceiver()
    const call = { url: receiver.url, headers: {}, body: '{}', guard: createAddressGuard([]) }
    await expect(postCall(call)).rejects.toMatchObject({ reason: 'forbidden-address' })
    expect(receiver.calls).toEqual([])
    await receiver.close()
  })
})

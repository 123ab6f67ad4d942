import { afterEach, expect, it, vi } from 'vitest'
import { UNDO_WITHIN } from '../../layout/undo-within.ts'
import { buildDesk } from './build-desk.ts'
import { createDeskChanges, newest } from './desk-changes.ts'

/** A service that answers when it is told to, and refuses a version that is not the one of now. */
function buildService(version = 1) {
  const waiting: (() => void)[] = []
  const asked: number[] = []
  return {
    asked,
    change: async (seen: number) => {
      asked.push(seen)
      await new Promise<void>((resolve) => waiting.push(resolve))
      if (seen !== version) throw new Error('409')
      version += 1
      return buildDesk({ version })
    },
    byAnother: () => {
      version += 1
    },
    answer: () => vi.waitFor(() => (waiting.shift() ?? expect.fail('Nothing was asked'))())
  }
}

afterEach(() => void vi.useRealTimers())

it('SHEET-23 sends one change of a lead after the other, each at the version that the one before made', async () => {
  const changes = createDeskChanges()
  const service = buildService()
  // Both were pressed on a sheet that showed the first version, as after going on to another lead and coming back.
  const first = changes.run('1', { status: 'contacte' }, 1, service.change)
  const second = changes.run('1', { owner: 'Noé' }, 1, service.change)
  expect(changes.of('1').pending).toEqual([{ status: 'contacte' }, { owner: 'Noé' }])
  await service.answer()
  await first
  expect(changes.of('1').pending).toEqual([{ owner: 'Noé' }])
  await service.answer()
  expect((await second).version).toBe(3)
  expect(service.asked).toEqual([1, 2])
  expect(changes.of('1')).toMatchObject({ pending: [], answered: { version: 3 } })
})

it('SHEET-5 names no version that was never shown: what somebody else did in between is not written over', async () => {
  const changes = createDeskChanges()
  const service = buildService()
  const first = changes.run('1', { status: 'contacte' }, 1, service.change)
  await service.answer()
  await first
  service.byAnother()
  const next = changes.run('1', { status: 'gagne' }, 2, service.change)
  const refused = expect(next).rejects.toThrow('409')
  await service.answer()
  await refused
  expect(service.asked).toEqual([1, 2])
  expect(changes.of('1').pending).toEqual([])
})

it('SHEET-23 goes on after a change that failed, and keeps each lead by itself', async () => {
  const changes = createDeskChanges()
  const failing = changes.run('1', { status: 'gagne' }, 4, () => Promise.reject(new TypeError('Offline')))
  const next = changes.run('1', { owner: 'Noé' }, 4, async (version) => buildDesk({ version: version + 1 }))
  const other = changes.run('2', { owner: 'Noé' }, 7, async (version) => buildDesk({ version: version + 1 }))
  await expect(failing).rejects.toThrow('Offline')
  expect([(await next).version, (await other).version]).toEqual([5, 8])
})

it('SHEET-23 takes a change that was made of several leads for one’s own', async () => {
  const changes = createDeskChanges()
  changes.accept('1', buildDesk({ version: 6, owner: 'Noé' }))
  const asked: number[] = []
  await changes.run('1', { status: 'contacte' }, 5, async (version) => {
    asked.push(version)
    return buildDesk({ version: version + 1 })
  })
  expect(asked).toEqual([6])
})

it('SHEET-23 shows the newest state that is known, whatever an older reading brings', () => {
  const changes = createDeskChanges()
  changes.note('1', buildDesk({ version: 3, status: 'gagne' }))
  changes.note('1', buildDesk({ version: 2 }))
  expect(newest(buildDesk({ version: 2 }), changes.of('1').answered).status).toBe('gagne')
  expect(newest(buildDesk({ version: 3, isLate: true }), changes.of('1').answered).isLate).toBe(true)
})

it('SHEET-21 offers to take a status back for ten seconds, whatever sheet is open', () => {
  vi.useFakeTimers()
  const changes = createDeskChanges()
  const made = { before: buildDesk({ version: 1 }), desk: buildDesk({ version: 2, status: 'gagne' }) }
  changes.offerUndo('1', made)
  vi.advanceTimersByTime(UNDO_WITHIN - 1)
  expect(changes.of('1').made).toBe(made)
  vi.advanceTimersByTime(1)
  expect(changes.of('1').made).toBeNull()
  changes.offerUndo('1', made)
  changes.offerUndo('1', null)
  expect(changes.of('1').made).toBeNull()
})

it('SHEET-15 knows of which leads a sheet is open', () => {
  const changes = createDeskChanges()
  const close = changes.open('1')
  const closeAgain = changes.open('1')
  close()
  expect([changes.isOpen('1'), changes.isOpen('2')]).toEqual([true, false])
  closeAgain()
  expect(changes.isOpen('1')).toBe(false)
})

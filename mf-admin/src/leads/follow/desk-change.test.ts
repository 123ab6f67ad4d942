import { expect, it } from 'vitest'
import { buildDesk } from './build-desk.ts'
import { isOvertaken } from './desk-change.ts'

it('SHEET-5 asks before it writes over what somebody else has done meanwhile, and not over the same', () => {
  const begun = buildDesk({ status: 'nouveau', lostReason: null, owner: null })
  const lost = buildDesk({ status: 'perdu', lostReason: 'Trop loin' })
  expect(isOvertaken({ status: 'perdu', lostReason: 'Trop cher' }, begun, lost)).toBe(true)
  expect(isOvertaken({ status: 'perdu', lostReason: 'Trop loin' }, begun, lost)).toBe(false)
  expect(isOvertaken({ status: 'gagne' }, begun, lost)).toBe(true)
  expect(isOvertaken({ owner: 'Inès' }, begun, lost)).toBe(false)
})

import { hostname, userInfo } from 'node:os'
import type { ReleaseNotes } from '@site/contracts/federation/release'
import type { Publisher } from './grants.ts'

/** The user of this machine, who may publish everything that the folder lets them write. */
export const localUser = (notes?: ReleaseNotes): Publisher => ({
  by: `${nameOfUser()}@${hostname()}`.slice(0, 120),
  ...(notes && { notes })
})

/** A container may run as a number that has no name. */
function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    return String(process.getuid?.() ?? 'user')
  }
}

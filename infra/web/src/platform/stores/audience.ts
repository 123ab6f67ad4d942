import type { Beacon } from '@site/contracts/audience/audience'
import { type AudienceStep, CAMPAIGN_PART } from '@site/contracts/audience/steps'
import { audienceCalls } from '@site/contracts/operations/calls/audience'
import { UNCOUNTED_FLAG } from '@site/contracts/site/brand'
import { readFirstTouch } from './visit.ts'

/** Who is not counted, and why: what the browser asks of every site, or what was pressed on the privacy page. */
export type NotCounted = 'browser' | 'objection'

/**
 * Counts the steps of a visit, without a trace of whose it is (decision 139). Nothing is stored but the flag of who objects, at
 * that person's wish.
 */
export function createAudience() {
  const told = new Set<AudienceStep>()
  let isMuted = false

  const reason = (): NotCounted | null => {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
    if (doNotTrack === '1' || globalPrivacyControl === true) return 'browser'
    return readFlag() ? 'objection' : null
  }

  return {
    /**
     * Counts a step on this page: a visit and a form that was sent each time, the others once a visit of a page. Browser only;
     * never throws.
     */
    count(step: AudienceStep): void {
      if (step === 'visit') told.clear()
      else if (step !== 'form-sent' && told.has(step)) return
      told.add(step)
      // A browser that a program drives is no visitor.
      if (isMuted || navigator.webdriver || reason()) return
      const parts = Object.entries(readFirstTouch()).map(([name, value]) => [
        name,
        value.slice(0, CAMPAIGN_PART)
      ])
      const beacon: Beacon = { step, path: window.location.pathname, ...Object.fromEntries(parts) }
      const body = new Blob([JSON.stringify(beacon)], { type: 'application/json' })
      navigator.sendBeacon?.(audienceCalls.countStep.path, body)
    },
    /** Counts nothing from now on: what is shown is a preview. */
    mute(): void {
      isMuted = true
    },
    /** Why this browser is not counted; null: it is. Browser only. */
    reason,
    /** Notes in this browser that it is not to be counted, or that it may be again. Throws where storage is refused. */
    object(isObjecting: boolean): void {
      if (isObjecting) window.localStorage.setItem(UNCOUNTED_FLAG.key, UNCOUNTED_FLAG.value)
      else window.localStorage.removeItem(UNCOUNTED_FLAG.key)
    }
  }
}

/** Where storage is refused nobody has objected there. */
function readFlag(): boolean {
  try {
    return window.localStorage.getItem(UNCOUNTED_FLAG.key) === UNCOUNTED_FLAG.value
  } catch (error) {
    console.warn('Whether this browser is counted could not be read', error)
    return false
  }
}

import type { AudienceStep } from '@site/contracts/audience/steps'
import { useEffect } from 'react'
import { usePlatform, useSite } from '../context/provider.tsx'
import { withCampaign } from '../stores/first-touch.ts'
import { readFirstTouch } from '../stores/visit.ts'
import { useHydrated } from './use-hydrated.ts'

/** What counts the steps of this visit, and knows who is not counted. */
export const useAudience = () => usePlatform().audience

/** Counts a step whenever `isTaken` becomes true. */
export function useCountedStep(step: AudienceStep, isTaken: boolean): void {
  const audience = useAudience()
  useEffect(() => {
    if (isTaken) audience.count(step)
  }, [audience, step, isTaken])
}

/** Address of the booking page; once hydrated with the campaign that led to this visit (AUDIENCE-11). */
export function useBookingUrl(): string {
  const { bookingUrl } = useSite()
  return useHydrated() ? withCampaign(bookingUrl, readFirstTouch()) : bookingUrl
}

/** What an administrator may do to what is live: an action of the audit each, which the gateway has a service write (release-note.ts). */
export const RELEASE_ACTIONS = [
  'release-made-live',
  'release-planned',
  'release-plan-cancelled',
  'release-rolled-back',
  'release-retired',
  'canary-shared',
  'canary-held',
  'canary-aborted',
  'canary-promoted'
] as const

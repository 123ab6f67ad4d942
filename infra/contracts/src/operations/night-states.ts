/**
 * What came of a night, or will. 'waiting': its article waits for somebody until `waitsUntil`; 'held': there is a draft that is not
 * published, by the gate or because nobody decided; 'withdrawn': its article was deleted later.
 */
export const NIGHT_STATES = [
  'published',
  'withdrawn',
  'missed',
  'waiting',
  'held',
  'writing',
  'planned'
] as const

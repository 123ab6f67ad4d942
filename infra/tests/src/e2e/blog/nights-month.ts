import type { Night } from '@site/contracts/operations/scheduler'

const buildNight = (changes: Partial<Night>): Night => ({
  date: '2026-05-01',
  state: 'planned',
  runId: null,
  articleId: null,
  title: null,
  grade: null,
  reasons: [],
  waitsUntil: null,
  mayBeDecided: false,
  ...changes
})

/** A month with a night of each state. */
export const aMonth: Night[] = Array.from({ length: 31 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 3, 8 + index)).toISOString().slice(0, 10)
  const run = { date, runId: index + 1, grade: 96, title: `Un article de la nuit, le numéro ${index + 1}` }
  if (index === 5) return buildNight({ date, state: 'missed' })
  if (index === 9) return buildNight({ ...run, state: 'withdrawn' })
  if (index === 14)
    return buildNight({
      ...run,
      state: 'held',
      grade: 20,
      reasons: ['Le chiffre «\u00a068\u202f%\u00a0» ne vient d’aucun document fourni.']
    })
  if (index === 23)
    return buildNight({
      ...run,
      state: 'waiting',
      waitsUntil: '2026-05-01T07:00:00.000Z',
      silence: 'publish',
      mayBeDecided: true
    })
  return index > 23 ? buildNight({ date }) : buildNight({ ...run, state: 'published', articleId: index + 1 })
})

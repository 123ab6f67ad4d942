import { plural } from '@site/web/ui/text/plural'

export const firstContactCopy = {
  title: 'Premier contact, sept derniers jours',
  median: 'Médiane',
  slowest: 'Le plus long',
  none: 'Aucun lead contacté ces sept derniers jours.',
  about: (contacted: number, elapsed: number | null) =>
    `En heures de bureau, sur ${plural(contacted, 'lead')}${elapsed === null ? '' : `. Toutes heures comptées, médiane\u00a0: ${sayDuration(elapsed)}`}.`
}

/** '45 s', '12 min', '3 h 05', '2 j 4 h'. @param seconds not negative */
export function sayDuration(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)}\u00a0s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes}\u00a0min`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`
  const left = hours % 24
  return `${Math.floor(hours / 24)}\u00a0j${left > 0 ? `\u00a0${left}\u00a0h` : ''}`
}

import type { NewLead } from '../leads/lead-repository.ts'

/** Gives a whole number from 0 to `limit` - 1. */
export type Random = (limit: number) => number

/** Gives the same sequence of numbers for the same seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * limit)
  }
}

const PRENOMS =
  'Élodie Jean Marie-Noëlle Camille Yanis Solène Hugo Léa Inès Chloé Théo Lucas Emma Zoé Adam Maël Anna Œnone'.split(
    ' '
  )
const SYLLABLES =
  'mar ber du le pon ro sé gar lef nier tin vré bou cha del fon gui har jou kel lam mor nav oli per qui ric sau ton ver wal yvo zel'.split(
    ' '
  )
const HOSTS = [
  'gmail.com',
  'orange.fr',
  'hôtel-du-port.fr',
  'free.fr',
  'laposte.net',
  'mairie-lyon.fr',
  'exemple.fr'
]

/** One of the list. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[random(list.length)] as T

/** A lead with a French name and phone number, in one of the many ways to write them. */
export function randomLead(
  random: Random
): Pick<NewLead, 'nom' | 'prenom' | 'email' | 'telephone' | 'createdAt'> {
  const prenom = pick(random, PRENOMS)
  const nom = Array.from({ length: 2 + random(2) }, () => pick(random, SYLLABLES)).join('')
  const email = `${prenom}.${nom}${random(3) ? random(1000) : ''}@${pick(random, HOSTS)}`
    .toLowerCase()
    .normalize('NFC')
  return {
    prenom: random(5) ? prenom : prenom.toUpperCase(),
    nom: random(3) ? nom : `d’${nom} ${pick(random, SYLLABLES)}`,
    email,
    telephone: randomPhone(random),
    createdAt: new Date(1_700_000_000_000 + random(90_000_000) * 1_000)
  }
}

function randomPhone(random: Random): string | null {
  if (random(4) === 0) return null
  const digits = `${1 + random(7)}${String(random(100_000_000)).padStart(8, '0')}`
  const spaced = `0${digits}`.replace(/(\d\d)(?=\d)/g, `$1${pick(random, ['', ' ', '.', '-'])}`)
  return pick(random, [spaced, `+33${digits}`, `0033 ${digits}`, `+33 (0)${digits}`, '+44 20 7946 0018'])
}

/** A search as an administrator may type it: a part of a lead in any spelling, two parts, or something that does not exist. */
export function randomSearch(random: Random): string {
  const { prenom, nom, email, telephone } = randomLead(random)
  const piece = (text: string) => text.slice(random(text.length), 1 + random(text.length) + random(6)) || text
  const one = () => piece(pick(random, [prenom, nom, email, email, telephone ?? '06']))
  const spelled = (text: string) =>
    pick(random, [text, text.toUpperCase(), text.normalize('NFD'), ` ${text} `, text.replace(/[\s.-]/g, '')])
  return pick(random, [
    one(),
    one(),
    spelled(one()),
    `${one()} ${one()}`,
    pick(random, ['%', '_', "'", 'zzz', '!', '+33 6', '06 1'])
  ])
}

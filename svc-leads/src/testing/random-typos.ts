import type { Random } from './random-leads.ts'

const NEIGHBOURS: Record<string, string> = {
  a: 'zq',
  b: 'vn',
  c: 'xv',
  d: 'sf',
  e: 'zr',
  f: 'dg',
  g: 'fh',
  h: 'gj',
  i: 'uo',
  j: 'hk',
  k: 'jl',
  l: 'km',
  m: 'lp',
  n: 'bh',
  o: 'ip',
  p: 'om',
  q: 'sa',
  r: 'et',
  s: 'qd',
  t: 'ry',
  u: 'yi',
  v: 'cb',
  w: 'xs',
  x: 'wc',
  y: 'tu',
  z: 'ae',
  0: '9',
  1: '2',
  2: '13',
  3: '24',
  4: '35',
  5: '46',
  6: '57',
  7: '68',
  8: '79',
  9: '80'
}

/** A text with one mistake as fingers make them: a letter left out, typed twice, swapped with the next, or its neighbour on the keyboard. */
export function mistype(random: Random, text: string): string {
  const at = random(Math.max(1, text.length - 1))
  const [letter = '', next = ''] = [text[at], text[at + 1]]
  const neighbours = NEIGHBOURS[letter.toLowerCase()] ?? letter
  const wrong = [
    letter.slice(1),
    letter + letter,
    next + letter,
    neighbours[random(neighbours.length)] ?? letter
  ]
  const kind = random(wrong.length)
  const rest = text.slice(at + (kind === 2 ? 2 : 1))
  return `${text.slice(0, at)}${wrong[kind]}${rest}`
}

/** An address with a mistake: before the @ twice as often as behind it. */
export function mistypeAddress(random: Random, address: string): string {
  const [local = '', host = ''] = address.split('@')
  if (random(3)) return `${mistype(random, local)}@${host}`
  const [name = '', end = ''] = [host.slice(0, host.lastIndexOf('.')), host.slice(host.lastIndexOf('.'))]
  return `${local}@${mistype(random, name)}${end}`
}

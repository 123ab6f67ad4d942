import { describe, expect, it } from 'vitest'
import { figureOf } from './cover-figure.ts'

describe('the figure of a title', () => {
  it.each([
    ['Audit IA : dix jours pour savoir', '10', 'jours'],
    ['Deux cents e-mails par jour', '200', 'e-mails'],
    ['Vingt-huit chambres et un calendrier', '28', 'chambres'],
    ['Vingt et un jours', '21', 'jours'],
    ['Quatre-vingt-dix nuits', '90', 'nuits'],
    ['Soixante-douze heures, montre en main', '72', 'heures'],
    ['Mille deux cents factures par mois', '1\u202f200', 'factures'],
    ['1\u202f200 factures par mois', '1\u202f200', 'factures'],
    ['En 2026, 3 idées', '3', 'idées'],
    ['Gagner 90\u00a0% du temps', '90', '%'],
    ['Les cent premiers jours', '100', 'premiers jours'],
    ['Avant l’arrivée de vingt nouveaux en deux semaines', '2', 'semaines']
  ])('%s', (title, value, unit) => {
    expect(figureOf(title)).toEqual({ value, unit })
  })

  it.each([
    '',
    'Le yield management à la portée d’un hôtel',
    'Un seul outil, une seule règle',
    'Les clauses à lire deux fois',
    'En 2026 pour les hôtels',
    'Jour 1, jour 3, jour 8',
    'À deux',
    'Un hôtel neuf ouvre sans papier',
    '123456789 milliards'
  ])('none in « %s »', (title) => {
    expect(figureOf(title)).toBeNull()
  })
})

/** What a text may stand in for, in braces: `{prénom}`. Accents and case do not matter: `{Prenom}` is the same. */
export const VARIABLES = ['prénom', 'nom', 'société', 'date', 'rendez-vous', 'signature'] as const
export type Variable = (typeof VARIABLES)[number]
/** What stands in the place of each for one lead. An empty one is left out, with the space before it. */
export type VariableValues = Record<Variable, string>

const IN_BRACES = /( ?)\{([\p{L}][\p{L}_ -]{0,30})\}/gu

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

const variableOf = (name: string): Variable | undefined =>
  VARIABLES.find((variable) => plain(variable) === plain(name))

/** Puts values in the place of the variables. What is no variable stays as it is (`unknownVariables`). 'Bonjour {prénom},' without a name is 'Bonjour,'. */
export const fillVariables = (text: string, values: VariableValues): string =>
  text.replace(IN_BRACES, (whole: string, space: string, name: string) => {
    const variable = variableOf(name)
    if (variable === undefined) return whole
    const value = values[variable]
    return value === '' ? '' : `${space}${value}`
  })

/** What stands in braces and is no variable, as typed: such a text would reach a visitor with its braces. */
export const unknownVariables = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(IN_BRACES)]
      .map(([, , name = '']) => name)
      .filter((name) => variableOf(name) === undefined)
  )
]

import { expect, it } from 'vitest'
import { contactSchema } from './contact.ts'

const faultsOf = (email: string) =>
  contactSchema.safeParse({ email }).error?.issues.map(({ message }) => message)

it.each([
  ['NUL', 'a\0b@exemple.fr'],
  ['an escape', 'a@b\u001b.fr'],
  ['DEL', 'a@b.fr\x7f'],
  ['a control of the second block', 'a\u0085b@exemple.fr'],
  ['text turned to the left', 'a@xn--\u202egro.fr'],
  ['an isolate', 'a\u2066b@exemple.fr'],
  ['a mark of direction', 'a\u200fb@exemple.fr'],
  ['a space of no width', 'a\u200b@exemple.fr'],
  ['half a character', 'a\ud83d@exemple.fr']
])('refuses an address with %s in it', (_, email) => {
  expect(faultsOf(email)).toEqual([expect.stringMatching(/^Cette adresse e-mail ne semble pas valide\./)])
})

it.each(['prenom.nom+lettre@exemple.fr', 'zoë@hôtel-des-îles.fr', 'o’neil@exemple.co'])(
  'takes %s as it is',
  (email) => {
    expect(contactSchema.parse({ email }).email).toBe(email)
  }
)

import { expect, it } from 'vitest'
import { mailtoAddress } from './mailto.ts'

it('ANSWER-9 opens a filled-in e-mail in one’s own mail program', () => {
  const { href, isCut } = mailtoAddress('a+b@exemple.fr', 'Votre demande & la suite', 'Bonjour,\nà bientôt ?')
  expect(href).toBe(
    'mailto:a%2Bb@exemple.fr?subject=Votre%20demande%20%26%20la%20suite&body=Bonjour%2C%0D%0A%C3%A0%20bient%C3%B4t%20%3F'
  )
  expect(isCut).toBe(false)
})

it('ANSWER-9 lets no address add receivers, and cuts a text that fits no address', () => {
  expect(mailtoAddress('a@b.fr?bcc=c@d.fr,e@f.fr', 'x', 'y').href).toMatch(
    /^mailto:a@b\.fr%3Fbcc%3Dc%40d\.fr%2Ce%40f\.fr\?subject=x&body=y$/
  )
  const long = mailtoAddress('a@b.fr', 'x', 'mot '.repeat(3000))
  expect(long.isCut).toBe(true)
  expect(long.href.length).toBeLessThanOrEqual(1900)
})

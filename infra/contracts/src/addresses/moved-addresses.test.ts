import { expect, it } from 'vitest'
import { addressHere, declaredAddress } from './moved-addresses.ts'
import { movedAddressesSchema } from './moved-schema.ts'

const moved = { '/blog': '/actualites', '/article': '/actualites/lire' }

it.each([
  ['/blog', '/actualites'],
  ['/blog/sujet/formation?q=a#b', '/actualites/sujet/formation?q=a#b'],
  ['/article/3-titre', '/actualites/lire/3-titre'],
  ['/blogue', '/blogue'],
  ['/', '/'],
  ['/seo#contact', '/seo#contact']
])('FED-53 what is declared at %s is found at %s, and the other way round', (declared, here) => {
  expect(addressHere(declared, moved)).toBe(here)
  expect(declaredAddress(here, moved)).toBe(declared)
})

it('FED-53 nothing stands where a remote has declared what this host has elsewhere', () => {
  expect(declaredAddress('/blog/page/2', moved)).toBeNull()
  expect(declaredAddress('/article/3', moved)).toBeNull()
  expect(declaredAddress('/blog/page/2')).toBe('/blog/page/2')
})

it.each([
  [{ '/blog': '/admin/blog' }],
  [{ '/admin': '/gestion' }],
  [{ '/blog': '/api/blog' }],
  [{ '/blog': '/' }],
  [{ '/article/:id': '/actualites' }]
])('FED-53 %j is refused', (given) => {
  expect(movedAddressesSchema.safeParse(given).success).toBe(false)
})

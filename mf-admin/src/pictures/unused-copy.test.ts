import { expect, it } from 'vitest'
import { unusedCopy } from './content/pictures.ts'

it('PICTURE-12 speaks of one unused picture as of one, and of several as of several', () => {
  expect(unusedCopy.hint(1)).toMatch(/ne la montre\. Elle est supprimée d’elle-même après/)
  expect(unusedCopy.hint(2)).toMatch(/ne les montre\. Elles sont supprimées d’elles-mêmes après/)
})

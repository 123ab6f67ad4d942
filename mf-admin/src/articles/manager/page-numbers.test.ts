import { expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

it.each([
  [1, 1, '1'],
  [1, 2, '1 2'],
  [1, 5, '1 2 … 5'],
  [3, 5, '1 2 3 4 5'],
  [1, 69, '1 2 … 69'],
  [4, 69, '1 2 3 4 5 … 69'],
  [34, 69, '1 … 33 34 35 … 69'],
  [69, 69, '1 … 68 69']
])('MANAGE-55 on page %i of %i offers %s', (page, pages, shown) => {
  expect(
    pageNumbers(page, pages)
      .map((number) => number ?? '…')
      .join(' ')
  ).toBe(shown)
})

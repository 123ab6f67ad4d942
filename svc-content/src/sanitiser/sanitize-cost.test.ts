import { expect, it } from 'vitest'
import { sanitizeArticle } from './sanitize-article.ts'

it.each([
  ['left open', '<b>'.repeat(350_000)],
  ['of mixed elements', '<div><p>a<span>'.repeat(60_000)],
  ['closed again', '<i>'.repeat(140_000) + '</i>'.repeat(140_000)]
])('cleans a megabyte of nested markup, %s, in the time of a few flat ones', (_, html) => {
  const time = (text: string) => {
    const before = process.cpuUsage()
    sanitizeArticle(text)
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const flat = '<p>Un <b>mot</b>.</p>'.repeat(html.length / 21)
  expect(time(html) / time(flat)).toBeLessThan(5)
})

import { describe, expect, it } from 'vitest'
import { boundNesting } from './bound-nesting.ts'

describe('markup that is nested too deep', () => {
  it('keeps five hundred elements, and of those within them the text', () => {
    const deep = `${'<b>'.repeat(500)}<i class="x">a<u>b</u></i>c${'</b>'.repeat(500)}<i>d</i>`
    expect(boundNesting(deep)).toBe(`${'<b>'.repeat(500)}abc${'</b>'.repeat(500)}<i>d</i>`)
  })

  it('counts from the start again once it is closed, whatever was closed too often', () => {
    const fine = `${'<b>'.repeat(500)}a${'</b>'.repeat(500)}`
    const html = `</i></i></i>${fine}${fine}`
    expect(boundNesting(html)).toBe(html)
    expect(boundNesting(`</i></i>${'<b>'.repeat(501)}`)).toBe(`</i></i>${'<b>'.repeat(500)}`)
  })

  it('counts an element by its name, whatever its case and its attributes', () => {
    const html = `${'<My-Element a="b">'.repeat(501)}</my-element >`
    expect(boundNesting(html)).toBe('<My-Element a="b">'.repeat(500))
    const h1 = '<h1>'.repeat(501)
    expect(boundNesting(h1)).toBe('<h1>'.repeat(500))
  })

  it.each(
    'area base br col hr img input link meta source track wbr p li dt dd td th tr option BR'.split(' ')
  )('does not count <%s>, which never stays open', (name) => {
    const html = `<${name}>`.repeat(600)
    expect(boundNesting(html)).toBe(html)
  })
})

import { expect, it } from 'vitest'
import { rulesBeyond } from './check-styles.ts'

const beyond = (css: string) => rulesBeyond(css, 'mf-jobs')

it.each([
  ['* { display: none } body { background: red }', ['*', 'body']],
  ['html, .mf-jobs_a { color: red }', ['html, .mf-jobs_a']],
  [':root { --ground: red }', [':root']],
  ['h1 > a:hover { color: red }', ['h1 > a:hover']],
  ['[data-more="end"] { top: 0 }', ['[data-more="end"]']],
  ['#contenu { top: 0 }', ['#contenu']],
  ['.card { top: 0 }', ['.card']],
  ['.mf-jobs-and-more_a { top: 0 }', ['.mf-jobs-and-more_a']],
  ['.mf-jobs_a + p { top: 0 }', ['.mf-jobs_a + p']],
  ['body:has(.mf-jobs_a) { top: 0 }', ['body:has(.mf-jobs_a)']],
  ['p:not(.mf-jobs_a) { top: 0 }', ['p:not(.mf-jobs_a)']],
  [':is(.mf-jobs_a, h1) { top: 0 }', [':is(.mf-jobs_a, h1)']],
  ['.mf-jobs_a { :root & ~ p { top: 0 } }', [':root & ~ p']],
  ['@media print { @supports (top: 0) { * { top: 0 } } }', ['*']],
  ['@layer base { h1 { top: 0 } }', ['h1']],
  ['@scope (main) { h1 { top: 0 } }', ['@scope (main)']],
  ['@scope { h1 { top: 0 } }', ['@scope']],
  ['::view-transition-old(root) { top: 0 }', ['::view-transition-old(root)']],
  ['@keyframes fade { to { top: 0 } }', ['@keyframes fade']],
  ['@font-face { font-family: "Site"; src: url(a.woff2) }', ['@font-face']],
  ['@property --ground { syntax: "*"; inherits: false }', ['@property --ground']],
  ['@import "https://example.org/all.css";', ['@import "https://example.org/all.css"']],
  ['@page { margin: 0 }', ['@page']],
  ['@view-transition { navigation: auto }', ['@view-transition']],
  ['@not-yet-known { body { top: 0 } }', ['@not-yet-known']]
])('FED-45 finds what reaches beyond the markup of its remote: %s', (css, found) => {
  expect(beyond(css)).toEqual(found)
})

it.each([
  '.mf-jobs_x1y2z_card { --own: 1; position: fixed }',
  'html .mf-jobs_a, body:hover > .mf-jobs_a { top: 0 }',
  '.mf-jobs_a h1, .mf-jobs_a > * + *, .mf-jobs_a .mf-jobs_b + p, .mf-jobs_a + .mf-jobs_a { top: 0 }',
  ':is(.mf-jobs_a, .mf-jobs_b)[data-theme="x"]::before, :where(.mf-jobs_a) :is(a, button) { top: 0 }',
  '.mf-jobs_a:has(+ p):not(:hover) .foreign-class { top: 0 }',
  '.mf-jobs_a { color: red; & p { top: 0 } > h1 + p { top: 0 } @media print { top: 0 } }',
  '@media print { @container (width > 1px) { .mf-jobs_a { top: 0 } } }',
  '@layer base, more; @layer base { .mf-jobs_a { top: 0 } }',
  '@scope (.mf-jobs_a) to (.mf-jobs_b) { :scope, h1 + p { top: 0 } }',
  '@starting-style { .mf-jobs_a { opacity: 0 } }',
  '@keyframes mf-jobs_a_fade { from { top: 0 } }',
  '@font-face { font-family: "mf-jobs_Sans"; src: url(a.woff2) }',
  '@property --mf-jobs_turn { syntax: "<angle>"; inherits: false; initial-value: 0deg }'
])('FED-45 lets pass what stays there: %s', (css) => {
  expect(beyond(css)).toEqual([])
})

it('FED-45 takes no stylesheet that it cannot read for a good one', () => {
  expect(() => beyond('.mf-jobs_a { top: 0 } & ! body { top: 0 }')).toThrow(SyntaxError)
})

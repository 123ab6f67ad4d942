import { expect, it } from 'vitest'
import { menusOf } from './menus.ts'

const link = (label: string, order: number, more = {}) => ({ menu: 'header', label, order, ...more })

it('FED-41 has the links of all remotes in their order, each to its page or a place of it', () => {
  const blog = { routes: [{ path: '/blog', menus: [link('Blog', 40, { above: '/article' })] }] }
  const others = {
    routes: [
      { path: '/', menus: [link('Contact', 50, { hash: '#contact' })] },
      { path: '/seo', menus: [link('SEO', 30), { ...link('SEO', 1), menu: 'footer' }] },
      { path: '/apropos' }
    ]
  }
  const header = [
    { label: 'SEO', order: 30, to: '/seo' },
    { label: 'Blog', order: 40, to: '/blog', above: '/article' },
    { label: 'Contact', order: 50, to: '/#contact' }
  ]
  const footer = [{ label: 'SEO', order: 1, to: '/seo' }]
  expect(menusOf([blog, others])).toEqual({ header, footer })
  expect(menusOf([others, blog])).toEqual({ header, footer })
  expect(menusOf([])).toEqual({})
  const named = { routes: [{ path: '/a', menus: [{ ...link('A', 1), menu: 'constructor' }] }] }
  expect(Object.entries(menusOf([named]))).toEqual([['constructor', [{ label: 'A', order: 1, to: '/a' }]]])
})

import { expect, it } from 'vitest'
import { confirmed, fault, faultsOf, newFaults } from './faults.ts'

const stackIn = (version: string, file = 'assets/page-Bx8.js') =>
  `at f (http://127.0.0.1:8080/remotes/mf-blog/${version}/${file}:1:204)`
const thrown = (message: string, version = '0.1.0-11111111') => ({ message, stack: stackIn(version) })
const textsOf = (faults: { text: string }[]) => faults.map(({ text }) => text)

it('FED-46 says of what was thrown its message and its file, once', () => {
  expect(textsOf(faultsOf([thrown('TypeError: no list'), thrown('TypeError: no list')]))).toEqual([
    'TypeError: no list (mf-blog/assets/page-Bx8.js:1:204)'
  ])
  expect(textsOf(faultsOf([{ message: 'Error: nowhere\nat all', stack: '' }]))).toEqual(['Error: nowhere'])
})

it('FED-46 says what the number of React means, and nothing of what browsers say of layout', () => {
  const react = 'Error: Minified React error #418; visit https://react.dev/errors/418'
  expect(textsOf(faultsOf([{ message: react, stack: '' }]))).toEqual([
    `what the server rendered is not what the browser renders (hydration): ${react}`
  ])
  expect(faultsOf([{ message: 'Error: ResizeObserver loop limit exceeded', stack: '' }])).toEqual([])
})

it('FED-46 knows the same fault in another version', () => {
  const lost = (version: string, hash: string) =>
    faultsOf([
      {
        message: `TypeError: Failed to fetch dynamically imported module: http://site/remotes/mf-blog/${version}/assets/page-${hash}.js`,
        stack: ''
      }
    ])
  expect(newFaults(lost('0.1.0-22222222', 'aaa'), lost('0.1.0-11111111', 'bbb'))).toEqual([])
  const [now, before] = [faultsOf([thrown('Error: b', '0.1.0-22222222')]), faultsOf([thrown('Error: a')])]
  expect(newFaults(now, before)).toEqual(now)
})

it('FED-46 believes what may be of a busy machine when it was seen twice, and what was thrown at once', () => {
  const frozen = fault('is frozen', { isOfTime: true })
  const blank = fault('is blank', { isOfTime: true })
  const error = fault('Error: a')
  const other = fault('Error: b')
  expect(confirmed([frozen, blank, error], [frozen, other])).toEqual([frozen, error, other])
})

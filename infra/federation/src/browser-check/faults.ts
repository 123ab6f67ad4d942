import { findPlace } from '@site/contracts/browser-health/find-place'
import { OTHER } from '@site/contracts/browser-health/limits'

/** Something that is wrong with a page. */
export interface Fault {
  /** As a line says it: 'TypeError: no list (mf-blog/assets/page-Bx8.js:1:204)'. */
  text: string
  /** The same for the same fault of another version. */
  key: string
  /** May the machine have been too busy? What may be is looked for once more. */
  isOfTime: boolean
}

/** What a page threw, or what kept one of its views from working. */
export interface Thrown {
  message: string
  stack: string
}

/** React says in production by a number alone that the page of the server is not what the browser makes. */
const HYDRATION = /Minified React error #(418|419|421|422|423|425)\b|hydrat/i
/** Of layout, every day, and harmless. */
const HARMLESS = /^(\w+: )?ResizeObserver loop/

const VERSION = /\d+\.\d+\.\d+-[0-9a-f]{8,16}/g
const FILE_NAME = /[\w@./-]+\.m?js(\?[\w=&]*)?(:\d+)*/g

export const fault = (text: string, { isOfTime = false, key = text } = {}): Fault => ({ text, key, isOfTime })

/** The faults that what a page threw is, each with its file where that is known. */
export function faultsOf(thrown: Thrown[]): Fault[] {
  const faults = thrown
    .filter(({ message }) => !HARMLESS.test(message))
    .map(({ message, stack }) => {
      const [line = ''] = message.split('\n')
      const place = findPlace(`${line}\n${stack}`, null, () => OTHER)
      const at = place?.line ? `:${place.line}:${place.column}` : ''
      const file = place?.file ? ` (${place.deployable}/${place.file}${at})` : ''
      const known = HYDRATION.test(line)
        ? `what the server rendered is not what the browser renders (hydration): ${line}`
        : line
      return fault(`${known.slice(0, 300)}${file}`, { key: line.replace(VERSION, '').replace(FILE_NAME, '') })
    })
  return distinct(faults)
}

/** Faults that none of `known` is. */
export const newFaults = (faults: Fault[], known: Fault[]): Fault[] =>
  faults.filter(({ key }) => !known.some((one) => one.key === key))

/** What was seen at two looks: a fault that may be of time counts where both have it. */
export const confirmed = (first: Fault[], second: Fault[]): Fault[] =>
  distinct([
    ...first.filter((one) => !one.isOfTime || newFaults([one], second).length === 0),
    ...second.filter(({ isOfTime }) => !isOfTime)
  ])

const distinct = (faults: Fault[]) => [...new Map(faults.map((one) => [one.key, one])).values()]

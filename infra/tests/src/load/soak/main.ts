import { setTimeout as pause } from 'node:timers/promises'
import { isPositive, takeCommandLine } from '@site/contracts/command-line'
import { startTestSystem } from '../../harness/start-test-system.ts'
import { arrive, listen, submission } from './visitors.ts'

/**
 * `npm run site -- soak [minutes]`: mixed load at twice the rate of a busy day. Assumed busy day: 20,000 visits of five pages, a tenth
 * of them within the busiest hour (2.8 pages a second), 300 submissions, five administrators with the lead list open. Ends with 1
 * when an answer was wrong or memory grew.
 */
const { words } = takeCommandLine({ usage: 'npm run site -- soak [<minutes>]', most: 1, isWord: isPositive })
const MINUTES = Number(words[0] ?? 5)
const PER_SECOND = { pages: 6, list: 3, contact: 1 }
const ADMINISTRATORS = 10
const SAMPLE_MS = 5000
/** What a process may gain from the middle third to the last, in MB. */
const MAY_GAIN = 24
const PAGES = ['/', '/blog', '/chatbot', '/seo', '/article/1', '/article/7', '/mentions-legales', '/inconnu']

const system = await startTestSystem(
  {
    CONTACT_LIMIT_PER_MINUTE: '100000',
    LIVE_PER_ADDRESS: '100',
    LOG_LEVEL: 'info'
  },
  'own'
)
const over = AbortSignal.timeout(MINUTES * 60_000)
const names = ['gateway', 'content', 'leads'] as const

async function memory(): Promise<number[]> {
  return Promise.all(
    names.map(async (name) => {
      const text = await (await fetch(`${system.urls[name]}/metrics`)).text()
      return Number(/^process_resident_memory_bytes\S* (\S+)/m.exec(text)?.[1]) / 1024 / 1024
    })
  )
}

async function sampleMemory(): Promise<number[][]> {
  const samples: number[][] = []
  while (!over.aborted) {
    samples.push(await memory())
    await pause(SAMPLE_MS)
  }
  return samples
}

/** An administrator's page: the list every five seconds, with the tag of the last one. */
function poller() {
  let etag = ''
  return async () => {
    const response = await fetch(`${system.url}/api/leads?adminCode=${system.code}`, {
      headers: etag ? { 'if-none-match': etag } : {}
    })
    etag = response.headers.get('etag') ?? etag
    return response
  }
}

const html = { headers: { accept: 'text/html', 'accept-encoding': 'br' } }
let turn = 0
const nextPage = () => PAGES[turn++ % PAGES.length] as string
const isOk = ({ ok, status, url }: Response) =>
  ok || status === 304 || (status === 404 && url.endsWith('/inconnu'))

const [pages, list, contact, polls, streams, samples] = await Promise.all([
  arrive(PER_SECOND.pages, () => fetch(system.url + nextPage(), html), isOk, over),
  arrive(PER_SECOND.list, () => fetch(`${system.url}/api/blog`), isOk, over),
  arrive(PER_SECOND.contact, () => fetch(`${system.url}/api/contact`, submission()), isOk, over),
  Promise.all(Array.from({ length: ADMINISTRATORS }, () => arrive(1 / 5, poller(), isOk, over))),
  Promise.all(Array.from({ length: ADMINISTRATORS }, () => listen(system.url, system.code, over))),
  sampleMemory()
])
const stored = await (await fetch(`${system.url}/api/leads?adminCode=${system.code}`)).json()
await system.stop()

const kinds = {
  pages,
  list,
  contact,
  'admin polling': {
    times: polls.flatMap(({ times }) => times),
    faults: polls.flatMap(({ faults }) => faults)
  }
}
const at = (times: number[], share: number) =>
  Math.round(
    (times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN) * 10
  ) / 10
console.table(
  Object.entries(kinds).map(([kind, { times, faults }]) => ({
    kind,
    requests: times.length,
    'p50 (ms)': at(times, 0.5),
    'p99 (ms)': at(times, 0.99),
    faults: faults.length
  }))
)
const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
const third = Math.floor(samples.length / 3)
const gains = names.map((name, index) => {
  const sizes = samples.map((sample) => sample[index] ?? Number.NaN)
  const [middle, last] = [mean(sizes.slice(third, 2 * third)), mean(sizes.slice(2 * third))]
  return {
    process: name,
    'first (MB)': Math.round(sizes[0] ?? 0),
    'middle third': Math.round(middle),
    'last third': Math.round(last),
    gain: Math.round((last - middle) * 10) / 10
  }
})
console.table(gains)
const heard = streams.map(({ messages }) => messages)
console.log(
  `live streams: ${ADMINISTRATORS}, messages each ${Math.min(...heard)} to ${Math.max(...heard)}; leads stored ${stored.length} of ${contact.times.length}`
)

const faults = [
  ...Object.values(kinds).flatMap((kind) => kind.faults),
  ...streams.flatMap((stream) => stream.faults),
  ...gains.filter(({ gain }) => gain > MAY_GAIN).map(({ process, gain }) => `${process} grew by ${gain} MB`),
  ...(stored.length === contact.times.length ? [] : ['a lead is missing, or there twice']),
  ...(Math.min(...heard) >= contact.times.length * 0.95 ? [] : ['messages of the live stream are missing'])
]
for (const fault of new Set(faults)) console.error(fault)
process.exit(faults.length === 0 ? 0 : 1)

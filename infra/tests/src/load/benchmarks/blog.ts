import { brotliDecompressSync } from 'node:zlib'
import { isPositive, takeCommandLine } from '@site/contracts/command-line'
import { fillBlog } from '../../e2e/blog/fill-blog.ts'
import { readArticles } from '../../harness/site-api.ts'
import { startTestSystem } from '../../harness/start-test-system.ts'

/**
 * What a blog of many articles costs a reader: bytes on the wire and time, first and again. Run it with
 * `npm run site -- bench-blog [articles…]`, say `10 60 190 210 2000`: one blog that grows to each of these lengths.
 * Front ends come from TEST_REMOTES_DIR or are built.
 */
const { words } = takeCommandLine({
  usage: 'npm run site -- bench-blog [<articles> …]',
  most: 10,
  isWord: isPositive
})
const counts = words.length > 0 ? words.map(Number) : [2000]
const PATHS = [
  '/api/blog',
  '/api/blog/cards',
  '/api/blog/cards?q=reponses',
  '/api/blog/cards?q=introuvable',
  '/blog',
  '/blog?q=reponses',
  '/article/7',
  '/rss.xml',
  '/sitemap.xml'
]
const REPEATS = 20

interface Measure {
  path: string
  'first (ms)': number
  'again, median (ms)': number
  'sent, br (KB)': number
  'whole (KB)': number
}

async function get(url: string): Promise<{ ms: number; sent: number; whole: number }> {
  const begin = performance.now()
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { headers: { accept: 'text/html, */*', 'accept-encoding': 'br' } },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const ms = performance.now() - begin
          const bytes = Buffer.concat(chunks)
          const isEncoded = answer.headers['content-encoding'] === 'br'
          resolve({
            ms,
            sent: bytes.length,
            whole: isEncoded ? brotliDecompressSync(bytes).length : bytes.length
          })
        })
      }
    )
    call.on('error', reject)
    call.end()
  })
}

async function measure(url: string, path: string): Promise<Measure> {
  const first = await get(url + path)
  const times: number[] = []
  for (let repeat = 0; repeat < REPEATS; repeat += 1) times.push((await get(url + path)).ms)
  times.sort((one, other) => one - other)
  const rounded = (value: number) => Math.round(value * 10) / 10
  return {
    path,
    'first (ms)': rounded(first.ms),
    'again, median (ms)': rounded(times[REPEATS / 2] ?? Number.NaN),
    'sent, br (KB)': rounded(first.sent / 1024),
    'whole (KB)': rounded(first.whole / 1024)
  }
}

async function main(): Promise<void> {
  const system = await startTestSystem({}, 'own')
  try {
    for (const count of counts) {
      const { length } = await readArticles(system.url)
      await fillBlog(system.url, system.code, count - length)
      const measures: Measure[] = []
      for (const path of PATHS) measures.push(await measure(system.url, path))
      console.log(`${count} articles`)
      console.table(measures)
    }
  } finally {
    await system.stop()
  }
}

await main()

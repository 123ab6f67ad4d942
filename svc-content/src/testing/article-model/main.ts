import { isPositive, takeCommandLine } from '@site/contracts/command-line'
import { DIALECTS } from '@site/service/testing/test-database'
import { checkArticles } from './check-articles.ts'

// npm run site -- simulate-articles [count [seed]]: what editors, clocks and dying replicas can do to articles, on both databases unless one
// is named. Needs TEST_MYSQL_URL.
const { words, options } = takeCommandLine({
  usage: 'npm run site -- simulate-articles [<count> [<seed>]] [--sqlite] [--mysql]',
  options: { sqlite: 'flag', mysql: 'flag' },
  most: 2,
  isWord: isPositive
})
const count = Number(words[0] ?? 10_000)
const seed = Number(words[1] ?? Date.now() % 1_000_000)
const isAnyNamed = Object.keys(options).length > 0
const chosen = DIALECTS.filter((dialect) => !isAnyNamed || options[dialect])
console.log(`Seed ${seed}`)
for (const dialect of chosen) {
  const began = Date.now()
  const print = (line: string) => console.log(`${dialect}: ${line}`)
  const { done, refused, died } = await checkArticles({ dialect, count, seed, print })
  const seconds = Math.round((Date.now() - began) / 1000)
  print(`${count} sequences: ${done} requests done, ${refused} refused, ${died} replicas died, ${seconds} s`)
}
process.exit(0)

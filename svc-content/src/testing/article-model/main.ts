import { isPositive, takeCommandLine } from '@site/contracts/command-line'
import { checkArticles } from './check-articles.ts'

// npm run site -- simulate-articles [count [seed]]: what editors, clocks and dying replicas can do to articles. Needs TEST_MYSQL_URL.
const { words } = takeCommandLine({
  usage: 'npm run site -- simulate-articles [<count> [<seed>]]',
  most: 2,
  isWord: isPositive
})
const count = Number(words[0] ?? 10_000)
const seed = Number(words[1] ?? Date.now() % 1_000_000)
const began = Date.now()
console.log(`Seed ${seed}`)
const { done, refused, died } = await checkArticles({ count, seed, print: console.log })
const seconds = Math.round((Date.now() - began) / 1000)
console.log(
  `${count} sequences: ${done} requests done, ${refused} refused, ${died} replicas died, ${seconds} s`
)
process.exit(0)

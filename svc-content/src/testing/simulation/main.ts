import { isPositive, takeCommandLine } from '@site/contracts/command-line'
import { createRandom, planHundredDays } from './plan-days.ts'
import { simulate } from './simulate.ts'

// npm run site -- simulate-scheduler [seed]: a hundred days of eight replicas, killed at every step. Needs TEST_MYSQL_URL.
const { words } = takeCommandLine({
  usage: 'npm run site -- simulate-scheduler [<seed>]',
  most: 1,
  isWord: isPositive
})
const seed = Number(words[0] ?? Date.now() % 1_000_000)
const random = createRandom(seed)
const began = Date.now()
console.log(`Seed ${seed}`)
const { days, articles, exits, furtherAttempts, errors } = await simulate({
  days: planHundredDays(random),
  replicas: 8,
  random,
  print: console.log
})
const seconds = Math.round((Date.now() - began) / 1000)
console.log(
  `${days} days, ${articles} articles of the day, ${exits} replicas ended, ${furtherAttempts} further attempts, ${seconds} s`
)
for (const error of errors) console.error(`FAULT ${error}`)
process.exit(errors.length === 0 ? 0 : 1)

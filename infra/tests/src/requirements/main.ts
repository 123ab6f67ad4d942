import { takeCommandLine } from '@site/contracts/command-line'
import { numbersOfTests, readSources } from './citations.ts'
import { readRequirements } from './read-requirements.ts'

// `npm run site -- requirements`: what no test names, area by area.
takeCommandLine({ usage: 'npm run site -- requirements' })
const requirements = readRequirements().filter(({ marker }) => marker !== 'withdrawn')
const { named } = numbersOfTests(readSources(), requirements)
const planned = requirements.filter(({ marker }) => marker === 'planned')
const unnamed = requirements.filter(({ number, marker }) => marker !== 'planned' && !named.has(number))

for (const file of new Set(unnamed.map((requirement) => requirement.file))) {
  console.log(`infra/requirements/${file}`)
  for (const { number, sentence } of unnamed.filter((requirement) => requirement.file === file))
    console.log(`  ${number.padEnd(12)}${sentence}`)
}
console.log(
  `${requirements.length} requirements: ${requirements.length - unnamed.length - planned.length} named by a test, ${unnamed.length} by none, ${planned.length} planned.`
)

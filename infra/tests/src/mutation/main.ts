import { takeCommandLine } from '@site/contracts/command-line'
import { Stryker } from '@stryker-mutator/core'
import { ROOT } from '../run/command.ts'
import { AREAS } from './areas.ts'

// `npm run site -- mutate [area] [--file=…]`: which faults in a part of the product its tests do not see (infra/tests/mutation).
const names = Object.keys(AREAS)
const { words, options } = takeCommandLine({
  usage: `npm run site -- mutate [${names.join(' | ')}] [--file=<one of its sources>]`,
  options: { file: 'value' },
  most: 1,
  isWord: (word) => names.includes(word)
})

/** An area that sees less than this share of its faults, in percent, fails. */
const LEAST = 85
/** The links to our workspaces, from the copy that the faults are put into. */
const LINKS = '../../../../node_modules/@site'

process.chdir(ROOT)
for (const [name, { mutate }] of Object.entries(AREAS)) {
  if (words.length > 0 && !words.includes(name)) continue
  process.env.MUTATION_AREA = name
  await new Stryker({
    mutate: options.file ? [options.file] : mutate,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'infra/tests/src/mutation/vitest.config.ts', related: false },
    concurrency: 2,
    tempDirName: '.data/mutation/sandbox',
    ignorePatterns: ['.data'],
    // Without links of its own the copy would test the workspaces of the checkout; other packages are found further up.
    buildCommand: `node -e fs.cpSync("${LINKS}","node_modules/@site",{recursive:true,verbatimSymlinks:true})`,
    reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
    clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
    htmlReporter: { fileName: `.data/mutation/${name}.html` },
    jsonReporter: { fileName: `.data/mutation/${name}.json` },
    thresholds: { high: 95, low: LEAST, break: LEAST }
  }).runMutationTest()
}

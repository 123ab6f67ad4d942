#!/usr/bin/env node
import { takeCommandLine } from '@site/contracts/command-line'
import { deployableNameSchema } from '@site/contracts/federation/registry'
import { CHANGES } from '../command/change-commands.ts'
import { endWithReader, say } from '../command/home.ts'
import { errorLines } from '../registry/deploy-error.ts'
import { describeVerbs } from './describe-verbs.ts'

// `site`, in the repository of a team that has its own: what `npm run site` is in the site's. The site is the one that --to, RELEASES_URL or
// package.json names, in this order.
// The modules of a command are loaded once it is named: they are most of the time that a short one takes.

const callOf = (command: string) => `site ${command}`
const BUILDING: Record<string, (args: string[]) => Promise<void>> = {
  dev: async (args) => (await import('./building-commands.ts')).dev(args),
  build: async (args) => (await import('./building-commands.ts')).build(args),
  deploy: async (args) => (await import('./building-commands.ts')).deploy(await withSite(args)),
  key: async (args) => (await import('../command/signer-commands.ts')).makeKey({ store: null, callOf }, args)
}

/** Without a name it is about the remote of this folder. */
async function withName(words: string[]): Promise<string[]> {
  const [first = '--'] = words
  if (deployableNameSchema.safeParse(first).success) return words
  const { findProject } = await import('./find-project.ts')
  return [findProject(process.cwd()).name, ...words]
}

async function withSite(words: string[]): Promise<string[]> {
  if (words.some((word) => /^--to(=|$)/.test(word))) return words
  const to = process.env.RELEASES_URL || (await import('./find-project.ts')).siteOfProject(process.cwd())
  return to ? [...words, `--to=${to}`] : words
}

endWithReader()
try {
  const [name = '', ...words] = process.argv.slice(2)
  const [building, change] = [BUILDING[name], CHANGES[name]]
  if (building) await building(words)
  else if (change) await change({ store: null, callOf }, await withSite(await withName(words)))
  else if (['', '--help', '-h', 'help'].includes(name)) say(describeVerbs())
  else
    takeCommandLine({ usage: `site ${[...Object.keys(BUILDING), ...Object.keys(CHANGES)].join(' | ')}` }, [
      name
    ])
} catch (error) {
  for (const line of errorLines(error)) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

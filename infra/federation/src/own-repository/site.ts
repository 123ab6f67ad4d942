#!/usr/bin/env node
import { takeCommandLine } from '@site/contracts/command-line'
import { deployableNameSchema } from '@site/contracts/federation/registry'
import { CHANGES } from '../command/change-commands.ts'
import { followUp, keptThere } from '../command/follow-up.ts'
import { clientOf, endWithReader, say, TO, TO_USAGE } from '../command/home.ts'
import {
  BUILD_OPTIONS,
  BUILD_USAGE,
  DEPLOY_OPTIONS,
  DEPLOY_USAGE,
  readWantedSigned,
  sendFolder
} from '../command/send-folder.ts'
import { makeKey } from '../command/signer-commands.ts'
import { devInSite, IN_SITE_OPTIONS, IN_SITE_USAGE, readInSite } from '../local-remote/dev-command.ts'
import { DeployError, errorLines } from '../registry/deploy-error.ts'
import { buildProject } from './build-project.ts'
import { describeVerbs } from './describe-verbs.ts'
import { findProject } from './find-project.ts'

// `site`, in the repository of a team that has its own: what `npm run site` is in the site's. The site is the one that --to or RELEASES_URL names.

/**
 * `site dev`: the remote in a stub of the shell, rendered on the server, with hot reload. Where a running site is named, it stands in that site itself, or with `--stub`
 * has its data.
 */
async function dev(args: string[]): Promise<void> {
  const line = {
    usage: `site dev [${IN_SITE_USAGE}; --stub: in a stub of the shell, with that site’s data]`,
    options: { ...IN_SITE_OPTIONS, stub: 'flag' }
  } as const
  const { options } = takeCommandLine(line, args)
  const project = findProject(process.cwd())
  if (options.site && !options.stub) return devInSite(project, { ...readInSite(options), say })
  // Vite is a second to load, and no other command needs it in this process.
  const { serveProject } = await import('./dev/serve-project.ts')
  const server = await serveProject(project, {
    port: Number(options.port ?? 5173),
    site: options.site?.replace(/\/$/, '') ?? null
  })
  say(`${server.resolvedUrls?.local[0]}  (Ctrl-C ends it)`)
}

/** `site build`: checks types and tests, then builds into `dist`, for a pipeline that sends it later, or to be looked at. */
async function build(args: string[]): Promise<void> {
  const line = { usage: 'site build [--unchecked]', options: { unchecked: 'flag' } } as const
  const { unchecked } = takeCommandLine(line, args).options
  say(await buildProject(findProject(process.cwd()), { unchecked, say }))
}

/** `site deploy`: builds what is not built, and sends it to the site, which checks it and makes it live, or shows it to who asks for it. */
async function deploy(args: string[]): Promise<void> {
  const line = {
    usage: `site deploy ${DEPLOY_USAGE} ${BUILD_USAGE} ${TO_USAGE}; RELEASES_URL may stand for --to`,
    options: { ...DEPLOY_OPTIONS, ...BUILD_OPTIONS, ...TO }
  } as const
  const { options } = takeCommandLine(line, args)
  if (!options.to) throw new DeployError(['which site? --to=<address of its release API>, or RELEASES_URL'])
  const [wanted, client] = [readWantedSigned(options), clientOf(options)]
  const { unchecked } = options
  const folder = await buildProject(findProject(process.cwd()), { unchecked, say })
  const kept = await sendFolder(folder, client, { ...wanted, say })
  await followUp([kept], wanted, { place: keptThere(client, wanted.notes), say })
}

const callOf = (command: string) => `site ${command}`
const BUILDING: Record<string, (args: string[]) => Promise<void>> = {
  dev,
  build,
  deploy,
  key: (args) => makeKey({ store: null, callOf }, args)
}

/** Without a name it is about the remote of this folder. */
function withName(words: string[]): string[] {
  const [first = '--'] = words
  return deployableNameSchema.safeParse(first).success ? words : [findProject(process.cwd()).name, ...words]
}

const withSite = (words: string[], to = process.env.RELEASES_URL) =>
  to && !words.some((word) => word.startsWith('--to')) ? [...words, `--to=${to}`] : words

endWithReader()
try {
  const [name = '', ...words] = process.argv.slice(2)
  const [building, change] = [BUILDING[name], CHANGES[name]]
  if (building) await building(name === 'deploy' ? withSite(words) : words)
  else if (change) await change({ store: null, callOf }, withSite(withName(words)))
  else if (['', '--help', '-h', 'help'].includes(name)) say(describeVerbs())
  else
    takeCommandLine({ usage: `site ${[...Object.keys(BUILDING), ...Object.keys(CHANGES)].join(' | ')}` }, [
      name
    ])
} catch (error) {
  for (const line of errorLines(error)) process.stderr.write(`${line}\n`)
  process.exitCode = 1
}

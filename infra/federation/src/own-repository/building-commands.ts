import { takeCommandLine } from '@site/contracts/command-line'
import { followUp, keptThere } from '../command/follow-up.ts'
import { clientOf, say, TO, TO_USAGE } from '../command/home.ts'
import {
  BUILD_OPTIONS,
  BUILD_USAGE,
  DEPLOY_OPTIONS,
  DEPLOY_USAGE,
  readWantedSigned,
  sendFolder
} from '../command/send-folder.ts'
import { devInSite, IN_SITE_OPTIONS, IN_SITE_USAGE, readInSite } from '../local-remote/dev-command.ts'
import { DeployError } from '../registry/deploy-error.ts'
import { buildProject } from './build-project.ts'
import { findProject } from './find-project.ts'

/**
 * `site dev`: the remote in a stub of the shell, rendered on the server, with hot reload. Where a running site is named, it stands in that site itself, or with `--stub`
 * has its data.
 */
export async function dev(args: string[]): Promise<void> {
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
export async function build(args: string[]): Promise<void> {
  const line = { usage: 'site build [--unchecked]', options: { unchecked: 'flag' } } as const
  const { unchecked } = takeCommandLine(line, args).options
  say(await buildProject(findProject(process.cwd()), { unchecked, say }))
}

/** `site deploy`: builds what is not built, and sends it to the site, which checks it and makes it live, or shows it to who asks for it. */
export async function deploy(args: string[]): Promise<void> {
  const line = {
    usage: `site deploy ${DEPLOY_USAGE} ${BUILD_USAGE} ${TO_USAGE}; RELEASES_URL or package.json may stand for --to`,
    options: { ...DEPLOY_OPTIONS, ...BUILD_OPTIONS, ...TO }
  } as const
  const { options } = takeCommandLine(line, args)
  if (!options.to)
    throw new DeployError([
      'which site? --to=<address of its release API>, RELEASES_URL, or "site": { "releases": "…" } in package.json'
    ])
  const [wanted, client] = [readWantedSigned(options), clientOf(options)]
  const { unchecked } = options
  const folder = await buildProject(findProject(process.cwd()), { unchecked, say })
  const kept = await sendFolder(folder, client, { ...wanted, say })
  await followUp([kept], wanted, { place: keptThere(client, wanted.notes), say })
}

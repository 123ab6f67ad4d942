import { execFileSync } from 'node:child_process'
import type { ReleaseNotes } from '@site/contracts/federation/release'
import { DeployError } from '../registry/deploy-error.ts'

/** What the usual pipelines say of their run: the commit, and an address of the run or what stands for one. */
const COMMIT = [
  'GITHUB_SHA',
  'CI_COMMIT_SHA',
  'GIT_COMMIT',
  'BUILDKITE_COMMIT',
  'CIRCLE_SHA1',
  'BITBUCKET_COMMIT'
]
const RUN = ['CI_PIPELINE_URL', 'BUILD_URL', 'BUILDKITE_BUILD_URL', 'CIRCLE_BUILD_URL']

/**
 * Where a release comes from: message as it is given, commit and pipeline as the environment of a pipeline says, else the commit of the folder's
 * repository. A source in no repository has none.
 *
 * @throws DeployError when the message is too long
 */
export function readNotes(
  dir: string,
  message: string | undefined,
  env: NodeJS.ProcessEnv = process.env
): ReleaseNotes {
  const notes = readRunNotes(message, env)
  const commit = first(env, COMMIT)?.toLowerCase() ?? commitOf(dir)
  return { ...notes, ...(commit && /^[0-9a-f]{7,64}(-dirty)?$/.test(commit) && { commit }) }
}

/**
 * The same of a change that builds nothing: the commit of the folder in which it is called is not that of the versions, which were published before.
 *
 * @throws DeployError when the message is too long
 */
export function readRunNotes(
  message: string | undefined,
  env: NodeJS.ProcessEnv = process.env
): Omit<ReleaseNotes, 'commit'> {
  if (message !== undefined && message.length > 500)
    throw new DeployError(['--message may have 500 characters at most'])
  const pipeline = runOf(env)
  return {
    ...(message !== undefined && { message }),
    ...(pipeline && { pipeline: pipeline.slice(0, 300) })
  }
}

const first = (env: NodeJS.ProcessEnv, names: string[]) => names.map((name) => env[name]).find(Boolean)

function runOf(env: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env
  return server && repository && run ? `${server}/${repository}/actions/runs/${run}` : first(env, RUN)
}

function commitOf(dir: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    const commit = git('rev-parse', 'HEAD')
    return git('status', '--porcelain', '--', '.') === '' ? commit : `${commit}-dirty`
  } catch {
    return undefined // no repository, no commit yet, or no git
  }
}

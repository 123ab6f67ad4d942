// Runs before any dependency exists: plain JavaScript, Node's own modules only (OPS-4).
// `node infra/dev/bootstrap.mjs [<command.ts> [arguments]]` checks Node, installs what is missing, runs the command if there is one.

import { spawn } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Can this version of Node run the project? 20.19 and later of 20, 22.12 and later of 22, and anything newer: what
 * the build tools ask for.
 * @param {string} version such as '20.19.0'
 * @returns {boolean}
 */
export function isNodeGood(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major === 20) return minor >= 19
  if (major === 22) return minor >= 12
  return major > 22
}

/**
 * What it means to run on a Node that gets no fixes any more: a line for whoever starts or tests the site, null where there is nothing to say.
 * @param {string} version such as '20.19.0'
 * @returns {string | null}
 */
export function noteOnNode(version) {
  if (Number(version.split('.')[0]) >= 22) return null
  return `This is Node ${version}, which has had no security fixes since April 2026. Everything works; where others can reach the site, use Node 24.`
}

/** @param {string} path */
const readJson = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/**
 * Does node_modules hold what the lock file names? Compares the versions npm noted when it installed, not dates, so
 * that a checkout that only touches the lock file installs nothing. What npm may leave out (other platforms) may miss.
 * @param {string} folder root of the project
 * @returns {boolean}
 */
export function isInstalled(folder) {
  const wanted = readJson(resolve(folder, 'package-lock.json'))
  const present = readJson(resolve(folder, 'node_modules/.package-lock.json'))
  if (wanted === null) return present !== null
  if (present === null) return false
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.optional || entry.devOptional || entry.peer) return true
    const there = present.packages[path]
    return there !== undefined && there.version === entry.version
  })
}

/** @type {[pattern: RegExp, line: string][]} */
const KNOWN_ERRORS = [
  [/ENOSPC|no space left/i, 'the disk is full. Free some space and run the command again.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ENOTCACHED|network (error|request)/,
    'the package registry cannot be reached. Check the network, or npm’s `registry` and `proxy` settings.'
  ],
  [
    /gyp ERR!|node-gyp|not found: make|make: not found|g\+\+: not found|No Xcode|Visual Studio/,
    'a package had to be compiled and no compiler was found. Install one (Debian: build-essential python3).'
  ],
  [/EACCES|EPERM|EROFS/, 'node_modules cannot be written here. Check who owns this folder.'],
  [
    /EUSAGE|not in sync|can only install packages when/,
    'package.json and package-lock.json disagree. Run `npm install` once.'
  ]
]

/**
 * One line that says why an installation failed.
 * @param {string} output what npm wrote
 * @returns {string}
 */
export function explainInstallError(output) {
  const known = KNOWN_ERRORS.find(([pattern]) => pattern.test(output))
  if (known) return `npm ci failed: ${known[1]}`
  const line = output
    .split('\n')
    .findLast((text) => /npm (ERR!|error)/.test(text) && !/complete log/.test(text))
  return `npm ci failed: ${line ? line.replace(/^npm (ERR!|error)\s*/, '') : 'run `npm ci` to see why.'}`
}

/** @returns {Promise<string | null>} a line that says why it failed */
function install() {
  console.log('Installing dependencies (npm ci, about a minute)…')
  const npm = process.env.npm_execpath
  // NODE_ENV=production would leave the development tools out, and the next `npm test` would install again.
  const args = ['ci', '--include=dev', '--no-progress']
  const [program, ...words] = npm?.endsWith('.js') ? [process.execPath, npm, ...args] : ['npm', ...args]
  const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output = (output + text).slice(-100_000)
    })
  }
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(signal)
  process.once('SIGINT', forward).once('SIGTERM', forward)
  return new Promise((done) => {
    child.once('error', (error) => {
      const isMissing = 'code' in error && error.code === 'ENOENT'
      done(explainInstallError(isMissing ? 'npm error npm is not on the PATH' : String(error)))
    })
    child.once('close', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      if (signal) process.exit(130)
      done(code === 0 ? null : explainInstallError(output))
    })
  })
}

/** Checks Node and installs what is missing. Exits 1 with one line when it cannot. */
async function prepare() {
  if (!isNodeGood(process.versions.node)) {
    fail(
      `This project needs Node 20.19 or later (22.12 or later in 22). This is ${process.version}: see https://nodejs.org.`
    )
  }
  process.chdir(root)
  if (isInstalled(root)) return
  const error = await install()
  if (error !== null) fail(error)
}

/**
 * Runs a TypeScript command of this project in this very process, dependencies installed first where needed. Signals
 * and the exit code are the command's own. Exits 1 with one line when the command cannot be run, and when it ends in the middle:
 * what it waited for can no longer come.
 * @param {string} command path from the root of the project
 * @param {string[]} args
 */
export async function run(command, args) {
  await prepare()
  const file = resolve(root, command)
  process.argv = [process.execPath, file, ...args]
  await import('@site/typescript')
  const endedEarly = () =>
    fail(`${command} ended before it was done: it waited for something that never came.`)
  process.once('beforeExit', endedEarly)
  await import(pathToFileURL(file).href)
  process.off('beforeExit', endedEarly)
}

/**
 * @param {string} line
 * @returns {never}
 */
function fail(line) {
  console.error(line)
  process.exit(1)
}

const asked = process.argv[1]
if (asked !== undefined && realpathSync(asked) === fileURLToPath(import.meta.url)) {
  const [command, ...args] = process.argv.slice(2)
  await (command === undefined ? prepare() : run(command, args))
}

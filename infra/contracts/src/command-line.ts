import { parseArgs } from 'node:util'

/** What a command takes. Words are what stands there without dashes: deployables, files, numbers. */
export interface CommandLine<Options extends Record<string, 'flag' | 'value'>> {
  /** One line that says all of it, for who wrote something else. */
  usage: string
  /** Calls as somebody would type them: --help shows them below. */
  examples?: readonly string[]
  options?: Options
  /** How many words, none by default, and which. */
  least?: number
  most?: number
  isWord?: (word: string, index: number) => boolean
}

export interface ReadLine<Options extends Record<string, 'flag' | 'value'>> {
  words: string[]
  options: { [Name in keyof Options]?: Options[Name] extends 'flag' ? true : string }
}

/** A command line that is not understood, in one line; nothing was done. A command that meets it exits with 2. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError'
}

/** Reads what a command was given. Throws a CommandLineError for anything it does not take, and for what it misses. */
export function readCommandLine<Options extends Record<string, 'flag' | 'value'> = Record<never, never>>(
  args: string[],
  { usage, options, least = 0, most = 0, isWord = () => true }: CommandLine<Options>
): ReadLine<Options> {
  const refuse = (what: string): never => {
    throw new CommandLineError(`${what} Understood: ${usage}`)
  }
  const known = Object.entries(options ?? {})
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: Object.fromEntries(
      known.map(([name, kind]) => [name, { type: kind === 'flag' ? 'boolean' : 'string' } as const])
    )
  })
  const words: string[] = []
  const read: Record<string, true | string> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    const kind = options?.[token.name]
    const isComplete =
      kind === 'flag' ? token.value === undefined : token.value && !token.value.startsWith('-')
    if (kind === undefined) refuse(`Not understood: ${token.rawName}.`)
    if (!isComplete) refuse(`${token.rawName} ${kind === 'flag' ? 'takes no value' : 'needs a value'}.`)
    read[token.name] = token.value ?? true
  }
  const strange = words.find((word, index) => index >= most || !isWord(word, index))
  if (strange !== undefined) refuse(`Not understood: ${strange}.`)
  if (words.length < least) refuse('Something is missing.')
  return { words, options: read as ReadLine<Options>['options'] }
}

/**
 * The same for a command that is a script: what this process was given, unless `args` says otherwise. Ends it with 2 and one line when that is not understood,
 * with 0, the same line and its examples when it asks for --help.
 */
export function takeCommandLine<Options extends Record<string, 'flag' | 'value'> = Record<never, never>>(
  line: CommandLine<Options>,
  args = process.argv.slice(2)
): ReadLine<Options> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(`${[line.usage, ...(line.examples ?? [])].join('\n')}\n`)
    process.exit(0)
  }
  try {
    return readCommandLine(args, line)
  } catch (error) {
    if (!(error instanceof CommandLineError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(2)
  }
}

/** Is it a number above 0? For minutes, rounds and counts. */
export const isPositive = (word: string): boolean => Number(word) > 0 && Number.isFinite(Number(word))

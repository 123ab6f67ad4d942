import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { CommandLineError, isPositive, readCommandLine, takeCommandLine } from './command-line.ts'

const deploy = {
  usage: 'npm run deploy -- <deployable>… [--preview] [--to=FOLDER]',
  options: { preview: 'flag', to: 'value' },
  least: 1,
  most: 2,
  isWord: (word: string) => /^mf-/.test(word)
} as const

describe('a command line', () => {
  it('is words and options, in any order', () => {
    const read = { words: ['mf-blog', 'mf-chat'], options: { preview: true, to: 'here' } }
    expect(readCommandLine(['mf-blog', '--preview', '--to=here', 'mf-chat'], deploy)).toEqual(read)
    expect(readCommandLine(['--to', 'here', 'mf-blog', 'mf-chat', '--preview'], deploy)).toEqual(read)
  })

  it.each([
    [['mf-blog', '--previw'], 'Not understood: --previw.'],
    [['mf-blog', '-p'], 'Not understood: -p.'],
    [['mf-blog', '--preview=yes'], '--preview takes no value.'],
    [['mf-blog', '--to'], '--to needs a value.'],
    [['mf-blog', '--to='], '--to needs a value.'],
    [['--to', '--preview', 'mf-blog'], '--to needs a value.'],
    [['blog'], 'Not understood: blog.'],
    [['mf-blog', 'mf-chat', 'mf-seo'], 'Not understood: mf-seo.'],
    [[], 'Something is missing.']
  ])('%j is refused in one line that says what is understood', (args, says) => {
    expect(() => readCommandLine(args, deploy)).toThrow(CommandLineError)
    expect(() => readCommandLine(args, deploy)).toThrow(`${says} Understood: ${deploy.usage}`)
  })

  it('takes nothing where nothing is said to be taken', () => {
    expect(readCommandLine([], { usage: 'npm run site -- remotes' })).toEqual({ words: [], options: {} })
    expect(() => readCommandLine(['x'], { usage: 'npm run site -- remotes' })).toThrow('Not understood: x.')
  })

  it('is explained by --help, with its examples, and a refusal stays one line', () => {
    const [output, errors] = [process.stdout, process.stderr].map((stream) =>
      vi.spyOn(stream, 'write').mockReturnValue(true)
    )
    const end = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`ended with ${code}`)
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const line = { ...deploy, examples: ['npm run deploy -- mf-blog', 'npm run deploy -- mf-chat --preview'] }
    expect(() => takeCommandLine(line, ['--help'])).toThrow('ended with 0')
    expect(output?.mock.lastCall).toEqual([
      `${deploy.usage}\nnpm run deploy -- mf-blog\nnpm run deploy -- mf-chat --preview\n`
    ])
    expect(() => takeCommandLine(line, [])).toThrow('ended with 2')
    expect(errors?.mock.lastCall).toEqual([`Something is missing. Understood: ${deploy.usage}\n`])
    expect(end).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['5', true],
    ['0.5', true],
    ['0', false],
    ['-1', false],
    ['x', false],
    ['Infinity', false]
  ])('%s is a number above 0: %s', (word, expected) => {
    expect(isPositive(word)).toBe(expected)
  })
})

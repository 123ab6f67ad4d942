import { expect, it, onTestFinished, vi } from 'vitest'
import { registerRemote } from './register-command.ts'

it('FED-54 shows by --help what it takes, and how it is called for a folder and for an address', async () => {
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  const home = { store: null, callOf: (command: string) => `site ${command}` }
  await expect(registerRemote(home, ['--help'])).rejects.toThrow('ended')
  const [, ...examples] = String(written.mock.lastCall?.[0]).trimEnd().split('\n')
  expect(examples).toEqual([
    'site register ../jobs/dist',
    'site register https://builds.example.org/jobs/mf-manifest.json --preview'
  ])
})

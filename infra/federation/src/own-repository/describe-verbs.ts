/** What each command of `site` does, in a team's own repository: the line that `site --help` shows for it. */
export const VERBS: Record<string, string> = {
  dev: 'the remote with hot reload, in a stub of the shell; --site=https://…: in that running site',
  build: 'checks types and tests, and builds into dist',
  deploy:
    'builds what is not built and makes it live; --preview: a link to it; --share=5: for 5 % of the visitors',
  key: 'makes a key to sign versions with, and says its public half for the site',
  rollback: 'the version before is live again, or a version that is named; what was live is blocked',
  live: 'any kept version is live; --at=06:00: at that time',
  planned: 'what is to go live at a time',
  cancel: 'calls off what is planned',
  preview: 'signs a link to kept versions, for a week or --days',
  copy: 'takes what is live at another site to this one, byte for byte',
  retire: 'takes the remote out of the site; --redirect=/page: its addresses lead there',
  log: 'who did what, when and why; refusals too',
  versions: 'the versions that are kept, and which of them are live, previous or blocked',
  promote: 'ends a share of the visitors: everybody gets the version',
  abort: 'ends a share of the visitors: nobody gets the version, which is blocked',
  hold: 'keeps a share as it is'
}

/** The help of `site`: a line for each command, and where the site and the token are said (FED-63). */
export function describeVerbs(): string {
  const width = Math.max(...Object.keys(VERBS).map((name) => name.length))
  const lines = Object.entries(VERBS).map(([name, does]) => `  ${name.padEnd(width)}  ${does}`)
  return [
    'site <command>; site <command> --help says what it takes',
    ...lines,
    'The site is --to=<address of its release API>, RELEASES_URL or "site": { "releases" } of package.json; the token is RELEASES_TOKEN or --token-file=<file>.'
  ].join('\n')
}

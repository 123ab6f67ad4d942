/**
 * The policy of a page of the site, for the developer's own browser: Vite writes its styles inline and speaks over a web socket of this machine. Scripts stay those
 * of the page's own origin and those that the site has named.
 *
 * @param host of the doorway, with its port
 */
export function rewritePolicy(policy: string, host: string): string {
  return policy
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]) => {
      if (name === 'style-src')
        // A hash or a nonce would switch 'unsafe-inline' off.
        return [name, ...sources.filter((source) => !/^'(sha\d+|nonce)-/.test(source)), "'unsafe-inline'"]
      if (name === 'connect-src') return [name, ...sources, `ws://${host}`]
      return [name, ...sources]
    })
    .filter(([name]) => name !== '' && name !== 'upgrade-insecure-requests')
    .map((directive) => directive.join(' '))
    .join('; ')
}

import type { PageState } from '@site/contracts/federation/render'

/** What an open page shows and has met. Runs in the page: it can use nothing from outside itself. */
export function readPage() {
  type Kept = { remote?: string; error?: unknown; target?: { href?: unknown; src?: unknown } }
  // What the shell says in the place of a part that does not work (its context/content.ts).
  const failures = [
    'Cette partie du site ne répond pas',
    'Le site ne répond pas',
    'Les boutons de cette page ne répondent pas'
  ]
  const read = (error: unknown) => {
    const { name = 'Error', message = String(error), stack = '' } = (error ?? {}) as Partial<Error>
    return { message: `${name}: ${message}`, stack: String(stack) }
  }
  // As the shell keeps them (browser-health/early-incidents.ts). What was thrown past all boundaries the browser tells by itself.
  const { siteIncidents = [] } = globalThis as unknown as { siteIncidents?: Kept[] }
  const incidents = siteIncidents.flatMap(({ remote, error, target }) => {
    if (remote) return [read(error)]
    const file = String(target?.href ?? target?.src ?? '')
    return /\/remotes\//.test(file) ? [{ message: 'a file does not load', stack: file }] : []
  })
  const { registry, rendered, shell } = JSON.parse(
    document.getElementById('site-state')?.textContent ?? '{}'
  ) as Partial<PageState>
  const main = document.querySelector('main') ?? document.body
  const text = main.innerText.trim()
  return {
    incidents,
    versions: {
      ...Object.fromEntries((registry?.remotes ?? []).map(({ name, version }) => [name, version])),
      ...(shell && { shell: shell.version })
    } as Record<string, string>,
    isRendered: rendered === true,
    title: document.title.trim(),
    isBlank: text === '',
    message: failures.find((one) => document.body.innerText.includes(one)) ?? null
  }
}

import { join } from 'node:path'
import type { ShellServerBundle } from '@site/contracts/federation/render'
import { begin } from '../limits/limited-step.ts'
import { loadShellBundle } from '../rendering/load-bundle.ts'
import { renderWithoutRemotes } from '../rendering/render-sample.ts'
import { type BundleOrder, SECONDS } from './check-bundle.ts'
import { oneLine } from './one-line.ts'

/**
 * What is wrong with a built shell by itself, in one line (FED-61): it must load, and render a page that no remote has with some text on it. Runs in a
 * process of its own (run-check.ts), before any remote is tried in it.
 */
export async function errorsOfShell({
  manifest: { name, server },
  dir
}: Pick<BundleOrder, 'manifest' | 'dir'>): Promise<string[]> {
  await begin('loading its server bundle', SECONDS)
  let shell: ShellServerBundle
  try {
    shell = loadShellBundle(join(dir, server.file))
  } catch (error) {
    return [`${name}: its server bundle does not load: ${oneLine(error)}`]
  }
  await begin('rendering a page without remotes', SECONDS)
  try {
    const { html } = await renderWithoutRemotes(shell)
    return hasText(html) ? [] : [`${name}: a page without remotes renders nothing`]
  } catch (error) {
    return [`${name}: a page without remotes does not render: ${oneLine(error)}`]
  }
}

const hasText = (html: string) => html.replaceAll(/<[^>]*>/g, '').trim() !== ''

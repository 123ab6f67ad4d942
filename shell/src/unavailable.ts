import { content } from './context/content.ts'

/** Plain markup for the case that the shell itself cannot be loaded on a page without any: says so, and reloads. */
export function showUnavailable(page: Document): void {
  const root = page.getElementById('root')
  if (!root) return
  const message = page.createElement('p')
  message.textContent = content.siteUnavailable
  const retry = page.createElement('button')
  retry.type = 'button'
  retry.textContent = content.retry
  retry.addEventListener('click', () => page.location.reload())
  root.replaceChildren(message, retry)
}

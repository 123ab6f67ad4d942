import { content } from './context/content.ts'

/** Shows plain markup with a reload button when the shell cannot be loaded on a page that was not rendered on the server. */
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

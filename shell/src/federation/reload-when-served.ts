/** Reloads the page if the site still serves it. Without network or gateway the visitor keeps what is on the screen. */
export async function reloadWhenServed(): Promise<void> {
  const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  if (answer?.ok) window.location.reload()
}

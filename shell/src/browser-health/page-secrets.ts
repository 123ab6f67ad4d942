/** A text this short would be found by chance. */
const SHORTEST = 4
/** What is looked for in a message at most. */
const MOST = 200

/**
 * What must not be told of a page: every value of its address, the admin code above all, and everything that has been typed into it, whole
 * and word by word. Longest first, so that no part of one stays.
 */
export function pageSecrets(page: Document): string[] {
  const { search, hash } = page.location
  const values = [
    ...new URLSearchParams(search).values(),
    ...new URLSearchParams(hash.slice(1)).values(),
    hash.slice(1),
    ...[...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map(
      ({ value }) => value
    )
  ]
  const forms = values.flatMap((value) => [value, encodeURIComponent(value), ...value.split(/\s+/)])
  const secrets = [...new Set(forms)].filter((form) => form.length >= SHORTEST)
  return secrets.sort((one, other) => other.length - one.length).slice(0, MOST)
}

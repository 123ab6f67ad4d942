import type { Draft } from '@site/contracts/articles/draft'

const KEY = 'lucarne_previews'
/** How many a tab remembers. */
const REMEMBERED = 20

interface OwnPreview {
  id: number
  address: string
}

/**
 * The address of a preview that this tab has made and that still holds: the server keeps a hash alone and cannot say it again. It is forgotten
 * with the tab, as it is a secret (PREVIEW-2).
 *
 * @param running those of the draft, as the server said them last
 */
export function keptPreviewOf(
  running: Draft['previews'],
  now = new Date(),
  store = openStore()
): string | undefined {
  const holds = ({ id }: OwnPreview) =>
    running.some((one) => one.id === id && new Date(one.expiresAt).getTime() > now.getTime())
  return readKept(store).find(holds)?.address
}

/** Remembers a preview that was made here. Where the browser refuses, the next press makes another one. */
export function keepPreview({ id, address }: OwnPreview, store = openStore()): void {
  try {
    store?.setItem(KEY, JSON.stringify([{ id, address }, ...readKept(store)].slice(0, REMEMBERED)))
  } catch (error) {
    console.info('The address of the preview is not remembered', error)
  }
}

function readKept(store: Storage | null): OwnPreview[] {
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isPreview) : []
  } catch {
    return [] // not ours
  }
}

const isPreview = (value: unknown): value is OwnPreview =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as OwnPreview).id === 'number' &&
  typeof (value as OwnPreview).address === 'string'

function openStore(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null
  } catch {
    return null // storage is forbidden to this page
  }
}

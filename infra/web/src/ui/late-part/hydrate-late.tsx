import { LATE_PART, PART_HYDRATED } from '@site/contracts/federation/late-part'
import { useHydrated } from '@site/web/platform'
import { type ComponentType, createRef, Suspense, use, useEffect } from 'react'
import styles from './late-part.module.css'
import { whenWanted } from './when-wanted.ts'

type View = { default: ComponentType }

/** A part of a page; `preload` loads what it shows, for those who do not find it in the page already. */
export type LatePart = ComponentType & { preload: () => Promise<void> }

/** Before another try to load what did not come, at the visitor's next sign. Milliseconds. */
const PAUSE = 1000

/**
 * A part of a page below its first screen, whose script is loaded and run once the visitor comes to it (decision 153). The server renders
 * it as any other; React leaves that markup alone until then, and the shell keeps the clicks on it. Where the browser renders the page itself, the part
 * is loaded at once. One that does not load stays as the server sent it.
 *
 * @param load imports the module whose default export is the part. It takes no properties: a new one would make React render anew what it
 * has not hydrated.
 */
export function hydrateLate(load: () => Promise<View>): LatePart {
  const region = createRef<HTMLDivElement>()
  let view: ComponentType | null = null
  let coming: Promise<void> | null = null

  const preload = async () => {
    view = (await load()).default
  }
  // Nothing of it is in the page: the browser will render it, and need not wait for the first screen's styles to ask for this. Whoever renders
  // it asks again for what does not come now.
  if (typeof document !== 'undefined' && !document.querySelector(`[${LATE_PART}]`))
    preload().catch(() => undefined)
  const come = async (): Promise<void> => {
    for (;;) {
      await whenWanted(document)
      try {
        return await preload()
      } catch (error) {
        if (!document.querySelector(`[${LATE_PART}]`)) throw error
        console.warn('A part of the page could not be loaded yet', error)
        dispatchEvent(new ErrorEvent('error', { error })) // for who counts what fails; the visitor keeps the markup
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    }
  }
  const Part = () => {
    coming ??= view ? Promise.resolve() : typeof document === 'undefined' ? preload() : come()
    if (!view) use(coming)
    const View = view
    return View && <View />
  }
  // What is shown in the browser alone (useHydrated) is there by then: a press that waited means what stands there now.
  const Announcement = () => {
    const isHydrated = useHydrated()
    useEffect(() => {
      if (isHydrated) region.current?.dispatchEvent(new Event(PART_HYDRATED, { bubbles: true }))
    }, [isHydrated])
    return null
  }
  // One element for good: React renders it anew for a changed context alone.
  const content = (
    <Suspense fallback={null}>
      <Part />
      <Announcement />
    </Suspense>
  )
  const Late = () => (
    <div ref={region} {...{ [LATE_PART]: '' }} className={styles.part}>
      {content}
    </div>
  )
  return Object.assign(Late, { preload })
}

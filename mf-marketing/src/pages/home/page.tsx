import { hydrateLate } from '@site/web/ui/late-part/hydrate-late'
import { Hero } from './hero/hero.tsx'

const Rest = hydrateLate(() => import('./rest.tsx'))

/** Home page: its first screen, and the rest, which is hydrated once the visitor comes to it. */
function HomePage() {
  return (
    <>
      <Hero />
      <Rest />
    </>
  )
}

export default Object.assign(HomePage, { preload: Rest.preload })

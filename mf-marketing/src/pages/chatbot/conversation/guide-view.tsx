import { IconButton } from '@site/web/ui/forms/button'
import { useEffect, useRef, useState } from 'react'
import { type GuidePage, guide, guideCopy, type Language, type Place } from '../content/guide.ts'
import styles from './guide-view.module.css'

interface GuideViewProps {
  id: string
  place: Place
  /** What to say of a page that was turned to. */
  onTurn: (title: string, language: Language) => void
}

const titleOf = (page: GuidePage, language: Language) =>
  `${page[language]}, ${guideCopy[language].page(page.number)}`

/** The guide, open at a page; a line that was asked for is marked, in sight, and has the focus. Mounted anew for each. */
export function GuideView({ id, place, onTurn }: GuideViewProps) {
  const [at, setAt] = useState(() => guide.findIndex(({ number }) => number === place.page))
  const [language, setLanguage] = useState<Language>(place.language)
  const sheet = useRef<HTMLElement>(null)
  const marked = useRef<HTMLElement>(null)
  useEffect(() => {
    const line = marked.current
    // It may have opened above the window of a phone.
    sheet.current?.parentElement?.scrollIntoView({ block: 'nearest' })
    if (!line || !sheet.current) return
    sheet.current.scrollTop = line.offsetTop - (sheet.current.clientHeight - line.offsetHeight) / 2
    line.focus({ preventScroll: true })
  }, [])

  const title = `${id}-page`
  const page = guide[at] ?? guide[0]
  if (!page) return null
  const turn = (step: number) => {
    const next = (at + step + guide.length) % guide.length
    setAt(next)
    sheet.current?.scrollTo(0, 0)
    onTurn(titleOf(guide[next] ?? page, language), language)
  }
  return (
    <section data-guide="" id={id} className={styles.guide} aria-label={guideCopy[language].name}>
      <div className={styles.bar}>
        <h2 id={title} className={styles.title} lang={language}>
          {page[language]} <span>{guideCopy[language].page(page.number)}</span>
        </h2>
        <button
          type="button"
          className={styles.other}
          lang={language === 'fr' ? 'en' : 'fr'}
          onClick={() => setLanguage(language === 'fr' ? 'en' : 'fr')}
        >
          {guideCopy.other[language]}
        </button>
        <IconButton icon="arrow-left" label={guideCopy.previous} onClick={() => turn(-1)} />
        <IconButton icon="arrow-right" label={guideCopy.next} onClick={() => turn(1)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section ref={sheet} className={styles.sheet} lang={language} tabIndex={0} aria-labelledby={title}>
        <ul className={styles.lines}>
          {page.lines.map((line, index) => (
            <li key={line.fr}>
              {page.number === place.page && index === place.index ? (
                <mark ref={marked} tabIndex={-1}>
                  {line[language]}
                </mark>
              ) : (
                line[language]
              )}
            </li>
          ))}
        </ul>
      </section>
    </section>
  )
}

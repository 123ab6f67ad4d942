import { Icon } from '@site/web/ui/pictures/icon'
import { clientsContent } from '../content/clients.ts'
import { heroContent } from '../content/hero.ts'
import { clientMarks } from './client-marks.tsx'
import styles from './client-strip.module.css'

/** Copies beside the list itself, so that the strip is full on very wide screens while it loops. */
const COPIES = [1, 2, 3]

interface ClientStripProps {
  motion: { isCalm: boolean; isPaused: boolean; isMoving: boolean; toggle: () => void }
}

/** Seven clients, 88 px each, passing at 45 px/s after 1500 ms (HOME-7). One button stops all that moves in the hero (HOME-8). */
export function ClientStrip({ motion }: ClientStripProps) {
  return (
    <div className={styles.strip}>
      <p className={styles.label} id="clients">
        {clientsContent.label}
      </p>
      <div className={styles.window} data-state={state(motion)}>
        <div className={styles.belt}>
          <ul className={styles.clients} aria-labelledby="clients">
            {clientsContent.clients.map(({ id, name, industry }) => (
              <li key={id} className={styles.client}>
                <svg
                  viewBox="0 0 76 32"
                  role="img"
                  aria-label={`${name}, ${industry}`}
                  className={styles.mark}
                >
                  {clientMarks[id]}
                </svg>
              </li>
            ))}
          </ul>
          {COPIES.map((copy) => (
            <div key={copy} className={styles.clients} aria-hidden="true">
              {clientsContent.clients.map(({ id }) => (
                <div key={id} className={styles.client}>
                  <svg viewBox="0 0 76 32" aria-hidden="true" className={styles.mark}>
                    {clientMarks[id]}
                  </svg>
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
      <button
        type="button"
        className={styles.pause}
        hidden={motion.isCalm}
        aria-label={motion.isPaused ? heroContent.play : heroContent.pause}
        title={motion.isPaused ? heroContent.play : heroContent.pause}
        onClick={motion.toggle}
      >
        <Icon name={motion.isPaused ? 'play' : 'pause'} />
      </button>
    </div>
  )
}

function state({ isCalm, isPaused }: ClientStripProps['motion']): 'still' | 'paused' | 'moving' {
  if (isCalm) return 'still'
  return isPaused ? 'paused' : 'moving'
}

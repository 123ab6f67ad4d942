import { Icon } from '@site/web/ui/pictures/icon'
import { type ClientId, clientsContent } from '../content/clients.ts'
import { heroContent } from '../content/hero.ts'
import { clientMarks } from './client-marks.tsx'
import styles from './client-strip.module.css'

/** Copies beside the list itself, so that the strip is full on very wide screens while it loops. */
const COPIES = [1, 2, 3]

interface ClientStripProps {
  motion: { isCalm: boolean; isPaused: boolean; isMoving: boolean; toggle: () => void }
  /** Is somebody there who sees the hero? */
  isAttended: boolean
}

/** Seven clients, 88 px each, passing at 45 px/s after 1500 ms (HOME-7). One button stops all that moves in the hero (HOME-8). */
export function ClientStrip({ motion, isAttended }: ClientStripProps) {
  const label = motion.isPaused ? heroContent.play : heroContent.pause
  return (
    <div className={styles.strip}>
      <p className={styles.label} id="clients">
        {clientsContent.label}
      </p>
      <div className={styles.window} data-state={state(motion, isAttended)}>
        <div className={styles.belt}>
          <ul className={styles.clients} aria-labelledby="clients">
            {clientsContent.clients.map(({ id, name, industry }) => (
              <li key={id} className={styles.client}>
                <Mark id={id} name={`${name}, ${industry}`} />
              </li>
            ))}
          </ul>
          {COPIES.map((copy) => (
            <div key={copy} className={styles.clients} aria-hidden="true">
              {clientsContent.clients.map(({ id }) => (
                <div key={id} className={styles.client}>
                  <Mark id={id} />
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
        aria-label={label}
        title={label}
        onClick={motion.toggle}
      >
        <Icon name={motion.isPaused ? 'play' : 'pause'} />
      </button>
    </div>
  )
}

function state({ isCalm, isMoving }: ClientStripProps['motion'], isAttended: boolean) {
  if (isCalm) return 'still'
  return isMoving && isAttended ? 'moving' : 'paused'
}

/** A client's word mark, with its name where it is read aloud. */
function Mark({ id, name }: { id: ClientId; name?: string }) {
  return (
    <svg viewBox="0 0 76 32" role={name && 'img'} aria-label={name} className={styles.mark}>
      {clientMarks[id]}
    </svg>
  )
}

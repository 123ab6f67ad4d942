import { Checkbox } from '@site/web/ui/forms/checkbox'
import { Dialog } from '@site/web/ui/overlay/dialog'
import type { Screen } from '../../layout/content/frame.ts'
import type { KeyLine, ScreenParts } from '../../layout/desk-store.ts'
import { keysCopy } from '../content/keys.ts'
import styles from './keys-dialog.module.css'

interface KeysDialogProps {
  isOpen: boolean
  areOn: boolean
  /** Those that the code opens. */
  screens: readonly Screen[]
  /** What the screen adds. */
  parts: readonly ScreenParts[]
  onToggle: (isOn: boolean) => void
  onClose: () => void
}

/** The list of the keyboard shortcuts, those of the screen first, and the switch that turns them off. */
export function KeysDialog({ isOpen, areOn, screens, parts, onToggle, onClose }: KeysDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={keysCopy.title} size="large">
      <Checkbox checked={areOn} onChange={(event) => onToggle(event.target.checked)}>
        {keysCopy.areOn}
      </Checkbox>
      <div className={styles.groups}>
        {parts
          .filter(({ keys }) => keys.length > 0)
          .map(({ title, keys }) => (
            <Lines key={title} title={title} lines={keys} />
          ))}
        <Lines title={keysCopy.everywhere} lines={keysCopy.list(screens)} />
      </div>
    </Dialog>
  )
}

function Lines({ title, lines }: { title: string; lines: KeyLine[] }) {
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {lines.map(({ key, text }) => (
          <div key={key} className={styles.row}>
            <dt>
              {key.split(' ').map((one) => (
                <kbd key={one} className={styles.key}>
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { Checkbox } from '@site/web/ui/forms/checkbox'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { shortcutsCopy } from './content/leads.ts'
import styles from './shortcuts-dialog.module.css'

interface ShortcutsDialogProps {
  isOpen: boolean
  areOn: boolean
  onToggle: (isOn: boolean) => void
  onClose: () => void
}

/** The list of the keyboard shortcuts, and the switch that turns them off. */
export function ShortcutsDialog({ isOpen, areOn, onToggle, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={shortcutsCopy.title}>
      <dl className={styles.list}>
        {shortcutsCopy.list.map(({ key, text }) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={areOn} onChange={(event) => onToggle(event.target.checked)}>
        {shortcutsCopy.areOn}
      </Checkbox>
    </Dialog>
  )
}

import { useCountedStep, useSite, useStore } from '@site/web/platform'
import { Dialog } from '@site/web/ui/overlay/dialog'
import styles from './contact-popup.module.css'
import { popupCopy } from './content/popup.ts'
import { PopupFormView } from './popup-form-view.tsx'
import { PopupMotif } from './popup-motif.tsx'
import { isPopupVisible } from './popup-rules.ts'
import type { PopupStore } from './popup-store.ts'
import { useExclusiveModal } from './use-exclusive-modal.ts'
import { usePopupForm } from './use-popup-form.ts'

/**
 * Focus starts here and not in a field: what opens unasked must not swallow what is being typed elsewhere, nor raise a
 * phone's keyboard.
 */
function Pitch() {
  return (
    <p tabIndex={-1} data-autofocus>
      {popupCopy.pitch}
    </p>
  )
}

/** The contact pop-up (POPUP-1, POPUP-9): shown when due and allowed, and only while no other modal is open. */
export function ContactPopup({ popup }: { popup: PopupStore }) {
  const { fullName } = useSite()
  const isWanted = useStore(popup.store, isPopupVisible)
  const isOpen = useExclusiveModal(
    isWanted,
    useStore(popup.store, ({ isReopened }) => isReopened)
  )
  useCountedStep('popup-shown', isOpen)
  const { close, ...form } = usePopupForm(popup)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={popupCopy.title(fullName)}
      description={<Pitch />}
      size="large"
      placement="sheet"
      closeLabel={popupCopy.close}
      className={styles.popup}
    >
      <PopupMotif />
      <PopupFormView {...form} />
    </Dialog>
  )
}

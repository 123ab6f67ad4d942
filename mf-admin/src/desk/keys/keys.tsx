import { useMay } from '../../access/use-rights.ts'
import { allScreens } from '../../layout/content/frame.ts'
import { useDesk, useDeskState } from '../../layout/desk-store.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

/** The keyboard of the administration: its keys, and the dialog that lists them with those of the screen. */
export function Keys({ adminCode }: { adminCode: string }) {
  const desk = useDesk()
  const may = useMay(adminCode)
  const isOpen = useDeskState(({ open }) => open === 'keys')
  const areOn = useDeskState(({ areShortcutsOn }) => areShortcutsOn)
  const parts = useDeskState((state) => state.parts)
  useDeskKeys(adminCode)
  return (
    <KeysDialog
      isOpen={isOpen}
      areOn={areOn}
      screens={allScreens.filter(({ scope }) => may(scope))}
      parts={parts}
      onToggle={desk.switchShortcuts}
      onClose={() => desk.open(null)}
    />
  )
}

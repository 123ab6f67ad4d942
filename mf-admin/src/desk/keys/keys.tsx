import { useDesk, useDeskState } from '../../layout/desk-store.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

/** The keyboard of the administration: its keys, and the dialog that lists them with those of the screen. */
export function Keys({ adminCode }: { adminCode: string }) {
  const desk = useDesk()
  const isOpen = useDeskState(({ open }) => open === 'keys')
  const areOn = useDeskState(({ areShortcutsOn }) => areShortcutsOn)
  const screen = useDeskState((state) => state.screen)
  useDeskKeys(adminCode)
  return (
    <KeysDialog
      isOpen={isOpen}
      areOn={areOn}
      screen={screen}
      onToggle={desk.switchShortcuts}
      onClose={() => desk.open(null)}
    />
  )
}

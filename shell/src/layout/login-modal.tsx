import { useCommand, useSession, useToast } from '@site/web/platform'
import { Button } from '@site/web/ui/button'
import { Dialog } from '@site/web/ui/dialog'
import { PasswordField } from '@site/web/ui/password-field'
import { type FormEvent, useRef, useState } from 'react'
import { loginContent } from './layout-content.ts'
import styles from './login-modal.module.css'

/** The dialog 'Connexion' (SPEC §2, §4, §8), opened by the command 'open-login' from anywhere on the page. */
export function LoginModal() {
  const [isOpen, setOpen] = useState(false)
  useCommand('open-login', () => setOpen(true))
  const close = () => setOpen(false)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={loginContent.title}
      description={loginContent.description}
      size="small"
    >
      <LoginForm onSuccess={close} />
    </Dialog>
  )
}

function LoginForm({ onSuccess }: { onSuccess: () => void }) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { isPending, submit } = useLogin(onSuccess)
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (code === '' || isPending) return
    // The button loses focus as it is disabled: after a refusal the keyboard goes on in the field, the code at hand.
    if (!(await submit(code))) field.current?.select()
  }
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <PasswordField
        ref={field}
        data-autofocus=""
        label={loginContent.field}
        showLabel={loginContent.show}
        hideLabel={loginContent.hide}
        name="code"
        autoComplete="current-password"
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" isWide disabled={isPending || code === ''}>
        {isPending ? loginContent.pending : loginContent.submit}
      </Button>
    </form>
  )
}

/** Sends the code as typed and says what came of it (RESOLUTIONS 16). `submit` answers whether it was accepted. */
function useLogin(onSuccess: () => void) {
  const { login } = useSession()
  const { show } = useToast()
  const [isPending, setPending] = useState(false)
  const submit = async (code: string): Promise<boolean> => {
    setPending(true)
    try {
      if (await login(code)) {
        show({ ...loginContent.success, tone: 'success' })
        onSuccess()
        return true
      }
      show({ ...loginContent.refused, tone: 'error' })
    } catch (error) {
      console.error('Login failed outside the check itself', error)
      show({ ...loginContent.thrown, tone: 'error' })
    } finally {
      setPending(false)
    }
    return false
  }
  return { isPending, submit }
}

import { useCommand, useLocation, useNavigate, useSession, useToast } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { PasswordField } from '@site/web/ui/forms/password-field'
import { Dialog } from '@site/web/ui/overlay/dialog'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { loginContent } from './layout-content.ts'
import styles from './login-modal.module.css'
import { useOpenFor } from './use-open-for.ts'

/**
 * The dialog 'Connexion' (LOGIN-1), opened by the command 'open-login' from anywhere on the page. A change of page closes it,
 * and so does a login, here or in another tab. A login that a locked card asked for goes on to what the card promised.
 */
export function LoginModal() {
  const { pathname } = useLocation()
  const { isLoggedIn } = useSession()
  const { isOpen, open, close } = useOpenFor(`${pathname} ${isLoggedIn}`)
  const navigate = useNavigate()
  const [destination, setDestination] = useState<string>()
  useCommand('open-login', (asked) => {
    setDestination(asked.destination)
    open()
  })
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={loginContent.title}
      description={loginContent.description}
      size="small"
    >
      <LoginForm onAccepted={() => destination !== undefined && navigate(destination)} />
    </Dialog>
  )
}

function LoginForm({ onAccepted }: { onAccepted: () => void }) {
  const [code, setCode] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { isPending, refused, submit } = useLogin()
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (code === '' || isPending) return
    if (await submit(code)) return onAccepted()
    // The button loses focus when it is disabled, so focus moves to the field after a refusal. What was typed meanwhile stays.
    if (field.current?.value === code) field.current.select()
    else field.current?.focus()
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
        keepsLine
        error={code === refused ? loginContent.refused.description : undefined}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" isWide disabled={isPending || code === ''}>
        {isPending ? loginContent.pending : loginContent.submit}
      </Button>
    </form>
  )
}

/**
 * Sends the code as typed and says what came of it (LOGIN-12); a code that was refused is told at the field too, while it stands there.
 * `submit` answers whether it was accepted. Closing the dialog aborts the request, so that a late answer has no effect.
 */
function useLogin() {
  const { login } = useSession()
  const { show } = useToast()
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const question = useRef<AbortController>(null)
  useEffect(() => () => question.current?.abort(), [])
  const submit = async (code: string): Promise<boolean> => {
    const controller = new AbortController()
    const { signal } = controller
    question.current = controller
    setPending(true)
    try {
      if (await login(code, signal)) {
        show({ ...loginContent.success, tone: 'success' })
        return true
      }
      if (signal.aborted) return false
      setRefused(code)
      show({ ...loginContent.refused, tone: 'error' })
    } catch (error) {
      console.error('Login failed outside the check itself', error)
      show({ ...loginContent.thrown, tone: 'error' })
    } finally {
      setPending(false)
    }
    return false
  }
  return { isPending, refused, submit }
}

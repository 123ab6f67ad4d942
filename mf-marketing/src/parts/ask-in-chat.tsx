import { useSendCommand } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'

interface AskInChatProps {
  children: string
  size?: 'large' | undefined
}

/** Opens the chat at its contact view (HOME-34). Not there without scripts. */
export function AskInChat({ children, size }: AskInChatProps) {
  const send = useSendCommand()
  return (
    <Button
      data-scripted=""
      variant="quiet"
      size={size}
      icon="chat"
      onClick={() => send('open-chat', { view: 'contact' })}
    >
      {children}
    </Button>
  )
}

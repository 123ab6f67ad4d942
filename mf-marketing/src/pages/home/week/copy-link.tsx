import { useToast } from '@site/web/platform'
import { Button } from '@site/web/ui/forms/button'
import { weekContent } from '../content/week.ts'
import { linkTo, type WeekSetting } from './week-setting.ts'

/** Copies the link that brings the setting back. Where the browser refuses, the link itself is shown. */
export function CopyLink({ setting }: { setting: WeekSetting }) {
  const toast = useToast()
  const copy = async () => {
    const link = linkTo(window.location.origin, setting)
    try {
      await navigator.clipboard.writeText(link)
      toast.show({ tone: 'success', ...weekContent.copied })
    } catch {
      toast.show({ tone: 'error', title: weekContent.notCopied, description: link })
    }
  }
  return (
    <Button data-scripted="" variant="quiet" icon="copy" onClick={copy}>
      {weekContent.copy}
    </Button>
  )
}

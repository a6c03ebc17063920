import { Link } from '../../addresses/link.tsx'
import { paths } from '../../addresses/paths.ts'
import { installPrompt, showInstallPrompt } from '../../device/install-prompt.ts'
import { useStore } from '../../hooks/use-store.ts'
import { NarrowAction, WidgetMessage } from './widget-message.tsx'

/**
 * Offers to install the site: with the browser's prompt, or with the steps on /device if it has none.
 * @param onAnswer called for each answer, after which this device is never asked again
 */
export function InstallMessage({ onAnswer }: { onAnswer: () => void }) {
  const prompt = useStore(installPrompt)
  const install = () => {
    onAnswer()
    showInstallPrompt()
  }
  return (
    <WidgetMessage icon="install" calm words={{ headline: 'Want this as an app?' }} onDismiss={onAnswer}>
      {prompt ? (
        <NarrowAction type="button" onClick={install}>
          Install
        </NarrowAction>
      ) : (
        <NarrowAction asChild>
          <Link to={`${paths.device}#install`} aria-label="Show how to install this site" onClick={onAnswer}>
            Show how
          </Link>
        </NarrowAction>
      )}
    </WidgetMessage>
  )
}

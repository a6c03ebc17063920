import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../addresses/paths.ts'
import { installPrompt } from '../../device/install-prompt.ts'
import { installWay } from '../../device/install-way.ts'
import { asBoolean, localSetting, useSetting } from '../../device/local-setting.ts'
import { isSharedDevice } from '../../device/shared-device.ts'
import { useShortlist } from '../../device/shortlist.ts'
import { isSecondVisit, recordPage } from '../../device/visits.ts'
import { useStore } from '../../hooks/use-store.ts'
import { mayOfferInstall } from './install-offer.ts'

const answered = localSetting({
  key: 'install-offer-answered',
  parse: asBoolean,
  fallback: false,
  whose: 'device',
})

/** Pages that explain the installation themselves, and those with the form or its result. */
const QUIET_PATHS: readonly string[] = [paths.device, paths.contact, paths.thankYou, paths.outbox]

/**
 * Whether to offer the installation on this page, and a function that records the answer. Decided when a page is
 * opened, so that nothing appears right after a press on a heart.
 */
export function useInstallOffer({ wasNotOnline, isInstalled }: { wasNotOnline: boolean; isInstalled: boolean }) {
  const { pathname } = useLocation()
  const shortlisted = useShortlist().length
  const prompt = useStore(installPrompt)
  const [isAnswered, setAnswered] = useSetting(answered)
  const canInstall = prompt !== undefined || hasOnlySteps()
  // Never on the first page.
  const [page, setPage] = useState({ pathname, isDue: false })
  if (page.pathname !== pathname) {
    const now = { canInstall, isInstalled, isShared: isSharedDevice(), isAnswered, wasNotOnline }
    const isDue = mayOfferInstall({ ...now, isSecondVisit: isSecondVisit(), shortlisted })
    setPage({ pathname, isDue: isDue && !QUIET_PATHS.includes(pathname) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts
  useEffect(recordPage, [pathname])
  return { isOffered: page.isDue && canInstall && !isAnswered, answer: () => setAnswered(true) }
}

/** Whether the browser has no prompt, but /device shows its steps: Safari on iOS, Firefox on Android. */
const hasOnlySteps = () =>
  !('onbeforeinstallprompt' in window) && installWay(navigator.userAgent, navigator.maxTouchPoints) !== 'other'

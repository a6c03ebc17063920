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

/** Pages that explain the installation themselves, and those with a form or its answer. */
const QUIET_PATHS: readonly string[] = [paths.device, paths.contact, paths.thankYou, paths.outbox]

/**
 * Whether to offer the installation on this page, and a function that records the answer. Decided when a page is opened:
 * nothing appears right after a press of a heart button.
 */
export function useInstallOffer({ wasOffline, isInstalled }: { wasOffline: boolean; isInstalled: boolean }) {
  const { pathname } = useLocation()
  const shortlisted = useShortlist().length
  const prompt = useStore(installPrompt)
  const [isAnswered, setAnswered] = useSetting(answered)
  const canInstall = prompt !== undefined || hasOnlySteps()
  // The first page is never due.
  const [page, setPage] = useState({ pathname, isDue: false })
  if (page.pathname !== pathname) {
    const now = { canInstall, isInstalled, isShared: isSharedDevice(), isAnswered, wasOffline }
    const isDue = mayOfferInstall({ ...now, isSecondVisit: isSecondVisit(), shortlisted })
    setPage({ pathname, isDue: isDue && !QUIET_PATHS.includes(pathname) })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page counts
  useEffect(recordPage, [pathname])
  return { isOffered: page.isDue && canInstall && !isAnswered, answer: () => setAnswered(true) }
}

/** A browser without a prompt whose steps /device shows: Safari of iOS, Firefox of Android. */
const hasOnlySteps = () =>
  !('onbeforeinstallprompt' in window) && installWay(navigator.userAgent, navigator.maxTouchPoints) !== 'other'

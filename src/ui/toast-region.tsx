import { chakra } from '@chakra-ui/react'
import { CircleAlert, X } from 'lucide'
import { Icon } from './icon.tsx'
import { closeToast, type ShownToast } from './toast.ts'

/** Where toasts appear, above the dock of small screens. Screen readers hear a destructive one at once. */
export function ToastRegion({ toast }: { toast: ShownToast }) {
  const destructive = toast.tone === 'destructive'
  return (
    <Region
      role={destructive ? 'alert' : 'status'}
      aria-live={destructive ? 'assertive' : 'polite'}
      data-screen-only=""
    >
      <Box key={toast.id} tone={toast.tone ?? 'default'}>
        <div>
          <b>
            {destructive && <Icon as={CircleAlert} />}
            {toast.title}
          </b>
          {toast.description && <p>{toast.description}</p>}
        </div>
        {toast.action && (
          <button type="button" onClick={toast.action.onClick}>
            {toast.action.label}
          </button>
        )}
        <button type="button" aria-label="Close notification" onClick={closeToast}>
          <Icon as={X} />
        </button>
      </Box>
    </Region>
  )
}

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '15',
    left: 'var(--gutter)',
    right: { base: 'var(--gutter)', md: 'auto' },
    bottom: { base: '92px', md: '84px' },
    maxWidth: '560px',
    // It can appear over what somebody is about to press: only its own buttons take presses.
    pointerEvents: 'none',
    '& button': { pointerEvents: 'auto' },
  },
})

const Box = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    padding: '12px 6px 12px 20px',
    borderRadius: 'control',
    textStyle: 'small',
    '& > div': { flex: '1' },
    '& b': { display: 'flex', alignItems: 'center', gap: '2', fontSize: '17px', fontWeight: '620' },
    '& button': { minHeight: '44px', minWidth: '44px', display: 'grid', placeItems: 'center', fontWeight: '600' },
  },
  variants: {
    tone: {
      default: {
        background: 'fixedInk',
        color: 'nightInk',
        boxShadow: 'var(--floating)',
        '& p': { color: 'nightMuted' },
        '& button:not(:last-child)': { color: 'nightAccent' },
        '& :focus-visible': { outlineColor: 'nightInk' },
      },
      destructive: {
        background: 'errorTint',
        borderLeft: '3px solid',
        borderColor: 'error',
        color: 'ink',
        boxShadow: 'var(--floating)',
        '& b': { color: 'error' },
      },
    },
  },
})

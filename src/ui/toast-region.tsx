import { chakra } from '@chakra-ui/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import { closeToast, type ShownToast } from './toast.ts'

/** How long a toast without an error is shown, in ms. */
const SHOWN_MS = 10_000

/**
 * Each toast gets a new element, which chooses its edge of the screen by itself: at the edge of the toast before, it could
 * cover what it is about.
 */
export const ToastRegion = ({ toast }: { toast: ShownToast }) => <Placed key={toast.id} toast={toast} />

/**
 * Where toasts appear: above the dock of small screens, or at the top if the toast's subject is at the bottom. Screen
 * readers announce a destructive one at once.
 */
function Placed({ toast }: { toast: ShownToast }) {
  const destructive = toast.tone === 'destructive'
  const region = useRef<HTMLDivElement>(null)
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom')
  const { about } = toast
  useLayoutEffect(() => setEdge(about && isOver(region.current, about) ? 'top' : 'bottom'), [about])
  return (
    <Region
      ref={region}
      edge={edge}
      role={destructive ? 'alert' : 'status'}
      aria-live={destructive ? 'assertive' : 'polite'}
      data-screen-only=""
    >
      <ToastContent {...toast} />
    </Region>
  )
}

/** Whether two elements overlap or nearly do, because a finger is wide. */
function isOver(element: Element | null, other: Element): boolean {
  if (!element) return false
  const near = 8
  const [one, two] = [element.getBoundingClientRect(), other.getBoundingClientRect()]
  const isBeside = one.right + near < two.left || two.right + near < one.left
  return !isBeside && one.top - near < two.bottom && two.top < one.bottom + near
}

function ToastContent({ tone = 'default', title, description, action }: ShownToast) {
  const destructive = tone === 'destructive'
  const [isUsed, setIsUsed] = useState(false)
  useEffect(() => {
    if (destructive || isUsed) return
    const timer = setTimeout(closeToast, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [destructive, isUsed])
  return (
    <Box
      tone={tone}
      onFocus={() => setIsUsed(true)}
      onBlur={() => setIsUsed(false)}
      onPointerEnter={() => setIsUsed(true)}
      onPointerLeave={() => setIsUsed(false)}
    >
      <Words>
        <Title tone={tone}>
          {destructive && <Icon name="alert" />}
          <span>{title}</span>
        </Title>
        {description && <Description tone={tone}>{description}</Description>}
      </Words>
      {action && (
        <Action type="button" tone={tone} onClick={action.onClick}>
          {action.label}
        </Action>
      )}
      <Press type="button" aria-label="Close notification" onClick={closeToast}>
        <Icon name="close" />
      </Press>
    </Box>
  )
}

const Region = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: '15',
    left: 'var(--gutter)',
    right: { base: 'var(--gutter)', md: 'auto' },
    maxWidth: '560px',
    // It may appear over a button that a person is about to press, so only its own buttons take presses.
    pointerEvents: 'none',
  },
  variants: {
    edge: {
      top: { top: 'calc(env(safe-area-inset-top) + 12px)' },
      bottom: { bottom: { base: 'calc(var(--floor) + 92px)', md: 'calc(var(--floor) + 84px)' } },
    },
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
  },
  variants: {
    tone: {
      default: {
        background: 'fixedInk',
        color: 'nightInk',
        boxShadow: 'var(--floating)',
        '& :focus-visible': { outlineColor: 'nightInk' },
      },
      destructive: {
        background: 'errorTint',
        borderLeft: '3px solid',
        borderColor: 'error',
        color: 'ink',
        boxShadow: 'var(--floating)',
      },
    },
  },
})

const Words = chakra('div', { base: { flex: '1' } })

const Title = chakra('b', {
  base: { display: 'flex', alignItems: 'center', gap: '2', fontSize: '17px', fontWeight: '620' },
  variants: { tone: { default: {}, destructive: { color: 'error' } } },
})

const Description = chakra('p', { variants: { tone: { default: { color: 'nightMuted' }, destructive: {} } } })

const Press = chakra('button', {
  base: {
    minHeight: '44px',
    minWidth: '44px',
    display: 'grid',
    placeItems: 'center',
    fontWeight: '600',
    pointerEvents: 'auto',
  },
})

const Action = chakra(Press, { variants: { tone: { default: { color: 'nightAccent' }, destructive: {} } } })

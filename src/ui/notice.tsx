import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    borderLeft: '3px solid',
    padding: '16px 20px',
    '& [data-part=title]': { fontWeight: '620' },
    '& [data-part=words]': { color: 'ink' },
  },
  variants: {
    tone: {
      error: { borderColor: 'error', background: 'errorTint', color: 'error' },
      warn: { borderColor: 'warn', background: 'warnTint', color: 'warn' },
      ok: { borderColor: 'ok', background: 'okTint', color: 'ok' },
      /** Nothing is wrong and nothing is finished. */
      plain: {
        borderLeft: '0',
        padding: '0',
        textStyle: 'lead',
        color: 'ink',
        '& [data-part=words]': { color: 'muted' },
      },
    },
  },
})

/**
 * A message in the flow of the page: what happened in bold, what to do in plain text. An error is announced at once.
 */
export const Notice = ({
  tone,
  title,
  children,
}: {
  tone: 'error' | 'warn' | 'ok' | 'plain'
  title: string
  children?: ReactNode
}) => (
  <Box tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
    <b data-part="title">{title}</b>
    {children !== undefined && <div data-part="words">{children}</div>}
  </Box>
)

import { chakra } from '@chakra-ui/react'
import { Icon } from '../../ui/icon.tsx'
import { Hidden } from '../../ui/layout.tsx'

type Step = { title: string; text: string; state: 'done' | 'now' | 'later' }

const SPOKEN = { done: 'Done: ', now: 'Now: ', later: 'Next: ' }

/** The progress of something, as a list that is read from top to bottom. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <List>
    {steps.map(({ title, text, state }) => (
      <li key={title} data-step={state} aria-current={state === 'now' ? 'step' : undefined}>
        <span aria-hidden="true" data-part="mark">
          {state === 'done' && <Icon name="check" size={16} />}
        </span>
        <div>
          <b data-part="title">
            <Hidden>{SPOKEN[state]}</Hidden>
            {title}
          </b>
          <p data-part="text">{text}</p>
        </div>
      </li>
    ))}
  </List>
)

const List = chakra('ol', {
  base: {
    marginBlock: '22px',
    borderTop: '1px solid',
    borderColor: 'line',
    '& li': { display: 'flex', gap: '4', paddingBlock: '4', borderBottom: '1px solid', borderColor: 'line' },
    '& [data-part=mark]': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '26px',
      height: '26px',
      border: '1.5px solid',
      borderColor: 'control',
      borderRadius: '50%',
    },
    '& [data-step=done] [data-part=mark]': { background: 'ok', borderColor: 'ok', color: 'page' },
    '& [data-step=now] [data-part=mark]': { borderWidth: '2px', borderColor: 'warn', color: 'warn' },
    '& [data-step=now] [data-part=mark]::before': {
      content: '""',
      width: '12px',
      height: '12px',
      borderRadius: '50%',
      background: 'currentColor',
    },
    '& [data-part=title]': { textStyle: 'strong' },
    '& [data-part=text]': { textStyle: 'small', color: 'muted', minHeight: '22px' },
  },
})

import { chakra } from '@chakra-ui/react'
import type { ComponentProps, Ref } from 'react'
import { type Control, useWatch } from 'react-hook-form'
import { dealerDay } from '../../contract/dealer-clock.ts'
import type { Inquiry } from '../../contract/inquiry.ts'
import { useCurrentDays } from '../../hooks/use-current-days.ts'
import { useNow } from '../../hooks/use-now.ts'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TextName } from './fields.ts'
import { Choice, FormNote, Pair } from './form-fields.tsx'
import { wishedDayWords } from './wished-day.ts'

type Props = {
  fold: Ref<HTMLDetailsElement>
  control: Control<Inquiry>
  /** The attributes that connect a text field with the form. */
  field: (name: TextName) => ComponentProps<typeof TextField>
  disabled: boolean
}

/** The optional details, collapsed at first. */
export function MoreDetails({ fold, control, field, disabled }: Props) {
  const now = useNow()
  return (
    <Fold ref={fold}>
      <summary>
        <span>
          Add details
          <small data-part="hint">Optional: test drive, trade-in, call or text</small>
        </span>
        <Icon name="down" />
      </summary>
      <div data-part="details">
        <Choice name="contactBy" none="No preference" control={control} disabled={disabled} />
        <fieldset data-part="group">
          <legend>Test drive</legend>
          <TextField {...field('testDriveDay')} type="date" min={now && dealerDay(now)} />
          <Choice name="testDrivePart" none="Any time" control={control} disabled={disabled} />
          <FormNote role="status">
            <RequestNote control={control} />
          </FormNote>
        </fieldset>
        <fieldset data-part="group">
          <legend>Trade-in</legend>
          <Pair>
            <TextField {...field('tradeInMake')} />
            <TextField {...field('tradeInModel')} />
          </Pair>
          <div data-part="narrow-wide">
            <TextField {...field('tradeInYear')} inputMode="numeric" />
            <TextField {...field('tradeInCondition')} />
          </div>
        </fieldset>
        <Choice name="heardFrom" none="Rather not say" control={control} disabled={disabled} />
      </div>
    </Fold>
  )
}

/** The note below the requested day. */
function RequestNote({ control }: { control: Control<Inquiry> }) {
  const day = useWatch({ control, name: 'testDriveDay' })
  const { special } = useCurrentDays()
  return wishedDayWords(day, special)
}

const Fold = chakra('details', {
  base: {
    borderBlock: '1px solid',
    borderColor: 'line',
    '& > summary': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      minHeight: '72px',
      paddingBlock: '3',
      fontWeight: '580',
      fontSize: '16px',
    },
    '& > summary:hover': { textDecoration: 'underline', textUnderlineOffset: '4px' },
    // Not underlined with the text above.
    '& [data-part=hint]': {
      display: 'inline-block',
      width: '100%',
      fontSize: '15px',
      lineHeight: '20px',
      fontWeight: '400',
      color: 'muted',
    },
    '& summary svg': { flex: 'none', transition: 'transform 200ms var(--ease)' },
    '&[open] > summary svg': { transform: 'rotate(180deg)' },
    '& [data-part=details]': { display: 'grid', gap: '32px', paddingBlock: '8px 28px' },
    '& [data-part=group]': {
      display: 'grid',
      gap: '18px',
      minWidth: '0',
      '& > legend': { textStyle: 'subhead', paddingBottom: '3' },
    },
    '& [data-part=narrow-wide]': { display: 'grid', gridTemplateColumns: '1fr 2fr', gap: { base: '12px', md: '22px' } },
  },
})

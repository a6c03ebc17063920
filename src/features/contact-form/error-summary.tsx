import { Fragment, type Ref } from 'react'
import { FIELDS } from '../../contract/inquiry-fields.ts'
import { TextLink } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { FieldName } from './fields.ts'

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

type Props = {
  names: readonly FieldName[]
  /** Gets the focus after each failed "Send". */
  box: Ref<HTMLDivElement>
  onChoose: (name: FieldName) => void
}

/** Says above the form how many fields are wrong after a failed "Send", with links to them. */
export const ErrorSummary = ({ names, box, onChoose }: Props) => (
  <div ref={box} tabIndex={-1}>
    <Notice
      tone="error"
      title={`Please check ${COUNTS[names.length] ?? names.length} ${names.length === 1 ? 'field' : 'fields'}`}
    >
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && <span>{index === names.length - 1 ? ' and ' : ', '}</span>}
          <TextLink
            href={`#${name}`}
            onClick={(event) => {
              event.preventDefault()
              onChoose(name)
            }}
          >
            {FIELDS[name].label}
          </TextLink>
        </Fragment>
      ))}
      .
    </Notice>
  </div>
)

/** The type scale, in px. The smallest text is 13. Columns and changing figures set tabular figures themselves. */
export const textStyles = {
  numeral: {
    value: {
      fontSize: { base: '56px', md: '104px' },
      lineHeight: '.95',
      fontWeight: '500',
      letterSpacing: '-.04em',
    },
  },
  display: {
    value: {
      fontSize: 'clamp(min(44px, 18vw), 5.6vw, 84px)',
      lineHeight: '.98',
      fontWeight: '560',
      letterSpacing: '-.035em',
      textWrap: 'balance',
    },
  },
  title: {
    value: {
      fontSize: 'clamp(min(34px, 14vw), 3.9vw, 56px)',
      lineHeight: '1.04',
      fontWeight: '560',
      letterSpacing: '-.03em',
      textWrap: 'balance',
    },
  },
  price: {
    value: {
      fontSize: 'clamp(44px, 3.6vw, 56px)',
      lineHeight: '1',
      fontWeight: '540',
      letterSpacing: '-.035em',
    },
  },
  heading: {
    value: {
      fontSize: 'clamp(28px, 2.6vw, 38px)',
      lineHeight: '1.1',
      fontWeight: '560',
      letterSpacing: '-.024em',
      textWrap: 'balance',
    },
  },
  stat: { value: { fontSize: '30px', lineHeight: '1.1', fontWeight: '520', letterSpacing: '-.025em' } },
  subhead: { value: { fontSize: '20px', lineHeight: '1.25', fontWeight: '580', letterSpacing: '-.015em' } },
  lead: { value: { fontSize: 'clamp(18px, 1.45vw, 21px)', lineHeight: '1.5', textWrap: 'pretty' } },
  body: { value: { fontSize: { base: '16px', md: '17px' }, lineHeight: '1.55' } },
  strong: { value: { fontSize: '17px', lineHeight: '1.35', fontWeight: '620', letterSpacing: '-.006em' } },
  small: { value: { fontSize: { base: '15px', lg: '16px' }, lineHeight: '1.5' } },
  label: { value: { fontSize: '13px', lineHeight: '1.35', fontWeight: '520' } },
}

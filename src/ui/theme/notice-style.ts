/** The band of a notice, which two places draw alike. */
export const noticeStyle = {
  background: 'skeleton',
  textStyle: 'small',
  fontWeight: '520',
  paddingBlock: '10px',
  textWrap: 'pretty',
} as const

/** The style of a notice band, which two places use. */
export const siteNoticeStyle = {
  background: 'skeleton',
  textStyle: 'small',
  fontWeight: '520',
  paddingBlock: '10px',
  textWrap: 'pretty',
} as const

import { Heading } from '@chakra-ui/react'
import type { Ref } from 'react'

/** The heading of a screen, which is the title of the browser's tab as well. */
export function PageHeading({ children, ref }: { children: string; ref?: Ref<HTMLHeadingElement> }) {
  return (
    <>
      <title>{`${children} | Office`}</title>
      <Heading as="h1" size="2xl" overflowWrap="anywhere" ref={ref} tabIndex={-1}>
        {children}
      </Heading>
    </>
  )
}

import { Heading } from '@chakra-ui/react'

/** The heading of a screen, which is also the title of the browser's tab. */
export function PageHeading({ children }: { children: string }) {
  return (
    <>
      <title>{`${children} | Office`}</title>
      <Heading as="h1" size="2xl" overflowWrap="anywhere">
        {children}
      </Heading>
    </>
  )
}

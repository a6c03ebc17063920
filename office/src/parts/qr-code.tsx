import { QrCode as ChakraQrCode } from '@chakra-ui/react'

/** An address as a QR code, on white in the dark theme, too. Hidden from screen readers, because the address is beside it. */
export const QrCode = ({ address }: { address: string }) => (
  <ChakraQrCode.Root
    value={address}
    size="lg"
    background="white"
    color="black"
    padding="3"
    alignSelf="start"
    aria-hidden
  >
    <ChakraQrCode.Frame>
      <ChakraQrCode.Pattern />
    </ChakraQrCode.Frame>
  </ChakraQrCode.Root>
)

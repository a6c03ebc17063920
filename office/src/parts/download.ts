import { useMutation } from '@tanstack/react-query'
import { requestFile } from '../api/request.ts'
import { sayError } from './toaster.tsx'

/** How long the browser may take to read the file, in ms. */
const KEEP_MS = 60_000

/** Saves a file on the device. A plain link would leave the office if the server answers with an error or not at all. */
export function useDownload(path: string, name: string) {
  return useMutation({
    mutationFn: () => requestFile(path),
    onSuccess: (file) => {
      const link = document.createElement('a')
      link.href = URL.createObjectURL(file)
      link.download = name
      link.click()
      setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS)
    },
    onError: sayError,
  })
}

import { isOwn } from '../contract/own-answer.ts'

const mediaType = (response: Response) => response.headers.get('content-type') ?? ''

export const isHtml = (response: Response): boolean => mediaType(response).startsWith('text/html')

/** Whether a response is a picture, or an opaque answer from another origin. */
export const isPicture = (response: Response): boolean =>
  response.type === 'opaque' || (response.ok && mediaType(response).startsWith('image/'))

/**
 * Whether an error does not come from the API itself, but from a proxy, a firewall, a sign-in page, or a gateway whose
 * server is down. To a visitor this is the same as no connection.
 */
export const isForeign = ({ ok, status, headers }: Response): boolean =>
  !ok && (!isOwn(headers) || (status >= 502 && status <= 504))

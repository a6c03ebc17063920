import { isOwn } from '../contract/own-answer.ts'

const mediaType = (response: Response) => response.headers.get('content-type') ?? ''

export const isHtml = (response: Response): boolean => mediaType(response).startsWith('text/html')

/** True for a picture, and for an opaque answer of another origin. */
export const isPicture = (response: Response): boolean =>
  response.type === 'opaque' || (response.ok && mediaType(response).startsWith('image/'))

/**
 * True for an error that is not the API's own: the word of a proxy, a firewall or a sign-in page, or of a gateway without a
 * server behind it. To a visitor it is the same as no connection.
 */
export const isForeign = ({ ok, status, headers }: Response): boolean =>
  !ok && (!isOwn(headers) || (status >= 502 && status <= 504))

const mediaType = (response: Response) => response.headers.get('content-type') ?? ''

export const isHtml = (response: Response): boolean => mediaType(response).startsWith('text/html')

/** True for a picture, and for an opaque answer of another origin. */
export const isPicture = (response: Response): boolean =>
  response.type === 'opaque' || (response.ok && mediaType(response).startsWith('image/'))

/** True when a gateway says that there is no server behind it: the same to a visitor as no connection. */
export const isGatewayError = ({ status }: Response): boolean => status >= 502 && status <= 504

const mediaType = (response: Response) => response.headers.get('content-type') ?? ''

export const isHtml = (response: Response): boolean => mediaType(response).startsWith('text/html')

/** Whether a response is a picture, or an opaque answer from another origin. */
export const isPicture = (response: Response): boolean =>
  response.type === 'opaque' || (response.ok && mediaType(response).startsWith('image/'))

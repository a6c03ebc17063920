/** True for the address of a page, false for a file and for what is not a page at all: the API and its data. */
export const isPage = (pathname: string): boolean =>
  !/^\/(?:api|data)\//.test(pathname) && (/^\/vehicles?\//.test(pathname) || !/\.[^/]+$/.test(pathname))

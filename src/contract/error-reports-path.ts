/** Where browsers report errors of the site's own scripts. The answer is 204, also when the report is dropped. */
export const ERROR_REPORTS_PATH = '/api/errors'

export const METRICS_TOKEN = 'the token of the tests'

/** What a request for the metrics of a server of these tests must carry. */
export const METRICS_HEADERS = { authorization: `Bearer ${METRICS_TOKEN}` }

export const METRICS_TOKEN = 'the token of the tests'

/** The headers that a request for the metrics needs in these tests. */
export const METRICS_HEADERS = { authorization: `Bearer ${METRICS_TOKEN}` }

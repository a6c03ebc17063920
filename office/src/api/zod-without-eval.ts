import * as z from 'zod'

// Otherwise Zod tests whether it may use `eval`. The office's Content-Security-Policy forbids it, and browsers report the test.
z.config({ jitless: true })

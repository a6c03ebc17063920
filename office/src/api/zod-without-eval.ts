import * as z from 'zod'

// Zod would try whether it may make functions from text. The office's Content-Security-Policy forbids that, and browsers report the try.
z.config({ jitless: true })

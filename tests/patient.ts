import { configure } from '@testing-library/react'
import { LIMITS } from './limits.ts'

// The library's own limit of a second is too short for a busy machine.
configure({ asyncUtilTimeout: LIMITS.wait })

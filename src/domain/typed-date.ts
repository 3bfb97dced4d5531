import * as z from 'zod/mini'
import { parseDate } from './time.ts'

/** Schema of a required date: `2026-03-05`. */
export const typedDate = (missing: string) =>
  z.string({ error: missing }).check(z.refine((day) => parseDate(day) !== null, { error: missing }))

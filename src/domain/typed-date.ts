import * as z from 'zod/mini'
import { parseDate } from './time.ts'

/** A day of the calendar that has to be there: `2026-03-05`. */
export const typedDate = (missing: string) =>
  z.string({ error: missing }).check(z.refine((day) => parseDate(day) !== null, { error: missing }))

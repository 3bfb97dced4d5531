import { company } from '#content/company.ts'
import { isTimeZone } from '#domain/time.ts'

// A browser takes 15 ms to make its first clock, and a slow phone 60. Made here, that is a piece of
// work of its own before React takes the page over, and not a part of the longest one.
setTimeout(() => isTimeZone(company.timeZone))

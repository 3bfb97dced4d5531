import { company } from '#content/company.ts'
import { isTimeZone } from '#domain/time.ts'

// A browser takes 15 ms to make its first clock, and a slow phone 60, for it looks through every
// language that it knows. Done here in three pieces of about the same weight (half of the looking is
// shared by all that knows languages), that is work of its own before React takes the page over, and
// not a part of its longest piece.
const pieces = [
  () => Intl.Collator.supportedLocalesOf('en-US'),
  () => Intl.DateTimeFormat.supportedLocalesOf('en-US'),
  () => isTimeZone(company.timeZone),
]

function nextPiece(): void {
  pieces.shift()?.()
  if (pieces.length > 0) setTimeout(nextPiece)
}
setTimeout(nextPiece)

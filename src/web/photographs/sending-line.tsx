import type { ChosenPhotograph } from './photograph-queue.ts'
import { waitText } from './send-photograph.ts'

/** The progress of a sent form's photographs in a sentence; nothing without any. */
export function SendingLine({ chosen }: { readonly chosen: readonly ChosenPhotograph[] }) {
  if (chosen.length === 0) return null
  const sent = chosen.filter(({ state }) => state.is === 'sent').length
  const lost = chosen.filter(({ state }) => state.is === 'broken' || state.is === 'refused').length
  const until = chosen.flatMap(({ state }) =>
    state.is === 'sending' && state.waitsUntil !== null ? [state.waitsUntil] : [],
  )
  const text =
    sent === chosen.length
      ? `${sent === 1 ? 'Your photograph is' : `Your ${sent} photographs are`} here too.`
      : sent + lost === chosen.length
        ? `${sent} of ${chosen.length} photographs arrived. Close this to see which did not.`
        : `Photographs: ${sent} of ${chosen.length} sent. Please keep this page open.${until.map((each) => ` ${waitText(each)}`).join('')}`
  return <output className="mt-3 block font-semibold">{text}</output>
}

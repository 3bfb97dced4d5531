import type { RouterContextProvider } from 'react-router'
import { formatTime } from '#domain/time.ts'
import { siteContext } from '#web/site-context.ts'
import type { SavedAnswer } from './answers.ts'
import { requireSession } from './desk-context.ts'

/** What a page says of a step that is done: `Saved 10:42 AM`, in the company's zone. */
export function saved(
  context: Readonly<RouterContextProvider>,
  words = 'Saved',
  undo = '',
): SavedAnswer {
  const { timeZone } = context.get(siteContext).content.company
  const time = formatTime(requireSession(context).desk.now(), timeZone)
  return { is: 'saved', message: `${words} ${time}`, undo }
}

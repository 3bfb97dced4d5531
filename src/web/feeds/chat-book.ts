import type { LoaderFunctionArgs } from 'react-router'
import { dateOf } from '#domain/time.ts'
import { siteContext } from '#web/site-context.ts'

/** `/chat-book.json`: the assistant's answers, loaded when its panel opens. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const { content, now } = context.get(siteContext)
  return Response.json(content.chat(dateOf(now, content.company.timeZone)))
}

import { dateOf } from '#domain/time.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/chat-book.ts'

/** `/chat-book.json`: the assistant's answers, loaded when its panel opens. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { content, now } = context.get(siteContext)
  return Response.json(content.chat(dateOf(now, content.company.timeZone)))
}

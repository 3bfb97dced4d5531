import type { LoaderFunctionArgs } from 'react-router'
import { siteContext } from '#web/site-context.ts'

/** `/chat-book.json`: the assistant's answers, loaded when its panel opens. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  Response.json(context.get(siteContext).content.chat)

import * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'

/** A contact detail that a visitor can act on: dial, write, or open on a map. */
const detail = z.object({
  label: z.string(),
  value: z.string(),
  /** Null if there is nothing to open, as for opening hours. */
  href: z.nullable(z.string()),
})

/** An answer of the assistant. */
const answer = z.object({
  /** Unique in its book; conversations store the id instead of the text. */
  id: z.string(),
  /**
   * The subject. If several answers fit a text equally well, one about events wins over questions
   * about the business (hours, prices, address), these over topics (a service), and topics over
   * courtesies. A tab that is older than the server may not know its kind.
   */
  kind: z.catch(z.enum(['event', 'business', 'topic', 'courtesy']), 'topic'),
  /** Paragraphs, in order. */
  text: z.array(z.string()),
  details: z.exactOptional(z.array(detail)),
  link: z.exactOptional(z.object({ label: z.string(), href: z.string() })),
  /** Labels of the quick replies after this answer. */
  next: z.array(z.string()),
  /** Title of an event or a page: some of its words together ask for this answer. */
  title: z.exactOptional(z.string()),
  /** Words or phrases that clearly ask for this answer. */
  strong: z.array(z.string()),
  /** Words that have other meanings too: they count only if no strong word fits. */
  weak: z.array(z.string()),
  /** Days and the like, which ask for this answer only without a topic: beside one they say when. */
  times: z.exactOptional(z.array(z.string())),
})

/** A button under the conversation, with its effect, which an older tab may not know either. */
const quickReply = z.object({
  label: z.string(),
  does: z.catch(
    z.discriminatedUnion('is', [
      z.object({ is: z.literal('answer'), answer: z.string() }),
      z.object({ is: z.literal('menu') }),
      z.object({ is: z.literal('reset') }),
    ]),
    { is: 'menu' },
  ),
})

/** All answers of the assistant; their texts come from the content of the site. */
export const chatBook = z.object({
  /** In order of preference among answers that fit a text equally well. */
  answers: z.array(answer),
  replies: z.array(quickReply),
  /** Id of the first answer of a conversation. */
  greeting: z.string(),
  /** Id of the answer that leads back to the menu. */
  menu: z.string(),
  /** Id of the answer to a text that fits nothing. */
  unknown: z.string(),
})

export type ChatDetail = DeepReadonly<z.infer<typeof detail>>
export type ChatAnswer = DeepReadonly<z.infer<typeof answer>>
export type QuickReply = DeepReadonly<z.infer<typeof quickReply>>
export type ChatBook = DeepReadonly<z.infer<typeof chatBook>>

/** The answer with this id; undefined if the book does not have it. */
export const answerById = (book: ChatBook, id: string): ChatAnswer | undefined =>
  book.answers.find((answer) => answer.id === id)

import * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { parsedJson } from '#domain/text.ts'
import { answerById, type ChatAnswer, type ChatBook, type QuickReply } from './book.ts'
import { clip, matchAnswer } from './match.ts'

const message = z.discriminatedUnion('from', [
  z.object({ from: z.literal('bot'), answer: z.string() }),
  z.object({
    from: z.literal('visitor'),
    text: z.pipe(
      z.string().check(z.refine((text) => text.trim() !== '')),
      z.transform((text) => clip(text)),
    ),
  }),
])

const savedChat = z.object({ version: z.literal(1), messages: z.array(z.unknown()) })

/** A message of the chat. The assistant's texts are looked up in the book when shown. */
type ChatMessage = DeepReadonly<z.output<typeof message>>

/** A conversation, oldest message first; it begins with an answer of the assistant. */
export interface Conversation {
  readonly messages: readonly ChatMessage[]
  /** Number of dropped messages before the first one, so that messages keep their numbers. */
  readonly dropped: number
}

/** Maximum number of messages; the oldest are dropped, so that a tab's storage never fills up. */
export const messagesKept = 100

/** A new conversation with only the greeting. */
export const startChat = (book: ChatBook): Conversation => ({
  messages: [{ from: 'bot', answer: book.greeting }],
  dropped: 0,
})

/** The visitor presses a quick reply. An unknown label changes nothing. */
export function pressReply(book: ChatBook, chat: Conversation, label: string): Conversation {
  const reply = book.replies.find((candidate) => candidate.label === label)
  if (reply === undefined) return chat
  switch (reply.does.is) {
    case 'reset':
      return startChat(book)
    case 'menu':
      return exchange(chat, label, book.menu)
    case 'answer':
      return exchange(chat, label, reply.does.answer)
  }
}

/**
 * The visitor sends a text. A blank text changes nothing; the exact label of a quick reply acts as
 * the button; a text that fits no answer gets the unknown-text answer.
 */
export function sendText(book: ChatBook, chat: Conversation, text: string): Conversation {
  const said = clip(text.trim())
  if (said === '') return chat
  const reply = book.replies.find(({ label }) => label.toLowerCase() === said.toLowerCase())
  if (reply !== undefined) return pressReply(book, chat, reply.label)
  return exchange(chat, said, matchAnswer(book, said) ?? book.unknown)
}

/** The quick replies of the assistant's last answer, in its order. */
export function offeredReplies(book: ChatBook, chat: Conversation): readonly QuickReply[] {
  const labels = lastAnswer(book, chat)?.next ?? []
  return labels.flatMap((label) => book.replies.filter((reply) => reply.label === label))
}

/** Serializes a conversation, to keep it while the visitor moves through the site. */
export const saveChat = (chat: Conversation): string =>
  JSON.stringify({ version: 1, messages: chat.messages })

/**
 * Restores a conversation that `saveChat` wrote. Answers that the book lacks stay in it unseen: those
 * about events come back with the database. Anything else (nothing, foreign text, an older shape)
 * gives a new conversation.
 */
export function restoreChat(book: ChatBook, saved: string | null): Conversation {
  const stored = savedChat.safeParse(parsedJson(saved ?? '')).data?.messages ?? []
  const messages = stored.flatMap((each) => message.safeParse(each).data ?? [])
  const chat = { messages: messages.slice(-messagesKept), dropped: 0 }
  const isUsable = messages[0]?.from === 'bot' && lastAnswer(book, chat) !== undefined
  return isUsable ? chat : startChat(book)
}

function exchange(chat: Conversation, text: string, answer: string): Conversation {
  const messages: readonly ChatMessage[] = [
    ...chat.messages,
    { from: 'visitor', text },
    { from: 'bot', answer },
  ]
  const kept = messages.slice(-messagesKept)
  // Without its answer before it, a visitor's text would open the panel mid-conversation.
  const shown = kept[0]?.from === 'visitor' ? kept.slice(1) : kept
  return { messages: shown, dropped: chat.dropped + messages.length - shown.length }
}

const lastAnswer = (book: ChatBook, chat: Conversation): ChatAnswer | undefined =>
  chat.messages
    .flatMap((message) => (message.from === 'bot' ? (answerById(book, message.answer) ?? []) : []))
    .at(-1)

import { answerById, type ChatAnswer, type ChatBook, type QuickReply } from './book.ts'
import { clip, matchAnswer } from './match.ts'

/** One bubble of the chat. The assistant's words are looked up in the book when shown. */
export type ChatMessage =
  | { readonly from: 'bot'; readonly answer: string }
  | { readonly from: 'visitor'; readonly text: string }

/** What has been said, oldest first; begins with an answer of the assistant. */
export interface Conversation {
  readonly messages: readonly ChatMessage[]
  /** How many went before these: the first of them is the message of that number. */
  readonly dropped: number
}

/** How many messages are kept; the oldest go first, so that the store of a tab never fills up. */
export const messagesKept = 100

/** A new conversation: the greeting and nothing else. */
export function startChat(book: ChatBook): Conversation {
  return { messages: [{ from: 'bot', answer: book.greeting }], dropped: 0 }
}

/** The visitor presses a quick reply. A label that the book does not know changes nothing. */
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
 * The visitor sends a text. Blank text changes nothing; the very label of a quick reply does what
 * pressing it does; a text that fits no answer gets the unknown-text answer.
 */
export function sendText(book: ChatBook, chat: Conversation, text: string): Conversation {
  const said = clip(text.trim())
  if (said === '') return chat
  const reply = book.replies.find(({ label }) => label.toLowerCase() === said.toLowerCase())
  if (reply !== undefined) return pressReply(book, chat, reply.label)
  return exchange(chat, said, matchAnswer(book, said) ?? book.unknown)
}

/** The quick replies to offer now: those of the assistant's last answer, in its order. */
export function offeredReplies(book: ChatBook, chat: Conversation): readonly QuickReply[] {
  const labels = lastAnswer(book, chat)?.next ?? []
  return labels.flatMap((label) => book.replies.filter((reply) => reply.label === label))
}

/** A conversation as text, to keep while the visitor moves through the site. */
export function saveChat(chat: Conversation): string {
  return JSON.stringify({ version: 1, messages: chat.messages })
}

/**
 * The conversation that `saveChat` wrote. Anything else (nothing, other people's text, an older
 * shape, an answer that the book has no more) gives a new conversation.
 */
export function restoreChat(book: ChatBook, saved: string | null): Conversation {
  const messages = saved === null ? null : messagesIn(book, parse(saved))
  if (messages === null || messages[0]?.from !== 'bot') return startChat(book)
  return { messages: messages.slice(-messagesKept), dropped: 0 }
}

function exchange(chat: Conversation, text: string, answer: string): Conversation {
  const messages: readonly ChatMessage[] = [
    ...chat.messages,
    { from: 'visitor', text },
    { from: 'bot', answer },
  ]
  const kept = messages.slice(-messagesKept)
  // A visitor's text without the answer before it would open the panel mid-sentence.
  const shown = kept[0]?.from === 'visitor' ? kept.slice(1) : kept
  return { messages: shown, dropped: chat.dropped + messages.length - shown.length }
}

function lastAnswer(book: ChatBook, chat: Conversation): ChatAnswer | undefined {
  const last = chat.messages.findLast((message) => message.from === 'bot')
  return last === undefined ? undefined : answerById(book, last.answer)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function messagesIn(book: ChatBook, saved: unknown): readonly ChatMessage[] | null {
  if (typeof saved !== 'object' || saved === null) return null
  if (!('version' in saved) || saved.version !== 1) return null
  if (!('messages' in saved) || !Array.isArray(saved.messages)) return null
  const messages = saved.messages.map((message: unknown) => messageIn(book, message))
  const whole = messages.filter((message) => message !== null)
  return whole.length === messages.length ? whole : null
}

function messageIn(book: ChatBook, saved: unknown): ChatMessage | null {
  if (typeof saved !== 'object' || saved === null || !('from' in saved)) return null
  if (saved.from === 'bot' && 'answer' in saved && typeof saved.answer === 'string')
    return answerById(book, saved.answer) ? { from: 'bot', answer: saved.answer } : null
  if (saved.from === 'visitor' && 'text' in saved && typeof saved.text === 'string')
    return saved.text.trim() === '' ? null : { from: 'visitor', text: clip(saved.text) }
  return null
}

import type { ChatBook } from '#domain/chat/book.ts'
import { type Conversation, restoreChat, saveChat } from '#domain/chat/conversation.ts'
import { getSessionItem, setSessionItem } from '#web/session-storage.ts'

const key = 'evergreen-chat'

/** The conversation of this tab; a new one where nothing is saved. */
export const preservedChat = (book: ChatBook): Conversation =>
  restoreChat(book, getSessionItem(key))

/** Saves the conversation for the other pages of this visit. */
export const preserveChat = (chat: Conversation): void => setSessionItem(key, saveChat(chat))

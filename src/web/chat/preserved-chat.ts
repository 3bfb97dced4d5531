import type { ChatBook } from '#domain/chat/book.ts'
import { type Conversation, restoreChat, saveChat } from '#domain/chat/conversation.ts'

const key = 'evergreen-chat'

/** The conversation of this tab; a new one where nothing is saved. */
export function preservedChat(book: ChatBook): Conversation {
  try {
    return restoreChat(book, sessionStorage.getItem(key))
  } catch {
    return restoreChat(book, null)
  }
}

/** Saves the conversation for the other pages of this visit. */
export function preserveChat(chat: Conversation): void {
  try {
    sessionStorage.setItem(key, saveChat(chat))
  } catch {
    // Private browsing may refuse; the conversation then lasts as long as its panel.
  }
}

import type { ChatBook } from '#domain/chat/book.ts'
import { type Conversation, restoreChat, saveChat } from '#domain/chat/conversation.ts'

const key = 'evergreen-chat'

/** What was said in this tab before; a new conversation where the browser keeps nothing. */
export function keptChat(book: ChatBook): Conversation {
  try {
    return restoreChat(book, sessionStorage.getItem(key))
  } catch {
    return restoreChat(book, null)
  }
}

/** Keeps what was said for the other pages of this visit. */
export function keepChat(chat: Conversation): void {
  try {
    sessionStorage.setItem(key, saveChat(chat))
  } catch {
    // Private windows may refuse: the conversation then lasts as long as its panel.
  }
}

/** A line of contact data that a visitor can act on: dial, write, or open on a map. */
export interface ChatDetail {
  readonly label: string
  readonly value: string
  /** Null where there is nothing to open, as with opening hours. */
  readonly href: string | null
}

/**
 * What an answer is about. When two answers fit a text equally well, questions about the
 * business (hours, prices, address) go before topics (a service), and topics before courtesies.
 */
export type AnswerKind = 'business' | 'topic' | 'courtesy'

/** One thing that the assistant can say. */
export interface ChatAnswer {
  /** Unique in its book; conversations keep this and not the words. */
  readonly id: string
  readonly kind: AnswerKind
  /** Paragraphs, in order. */
  readonly text: readonly string[]
  readonly details?: readonly ChatDetail[]
  readonly link?: { readonly label: string; readonly href: string }
  /** Labels of the quick replies that are offered after this answer. */
  readonly next: readonly string[]
  /** Words or phrases that leave no doubt that this answer is meant. */
  readonly strong: readonly string[]
  /** Words that also mean other things: they count only where no strong word fits. */
  readonly weak: readonly string[]
}

/** A button under the conversation, and what pressing it does. */
export interface QuickReply {
  readonly label: string
  readonly does:
    | { readonly is: 'answer'; readonly answer: string }
    | { readonly is: 'menu' }
    | { readonly is: 'reset' }
}

/** Everything the assistant knows; the words come from the content of the site. */
export interface ChatBook {
  /** In order of preference, for answers that fit a text equally well. */
  readonly answers: readonly ChatAnswer[]
  readonly replies: readonly QuickReply[]
  /** Id of the answer that opens a conversation. */
  readonly greeting: string
  /** Id of the answer that leads back to the menu. */
  readonly menu: string
  /** Id of the answer to a text that fits nothing. */
  readonly unknown: string
}

/** The answer with this id, if the book has it. */
export function answerById(book: ChatBook, id: string): ChatAnswer | undefined {
  return book.answers.find((answer) => answer.id === id)
}

/** A contact detail that a visitor can act on: dial, write, or open on a map. */
export interface ChatDetail {
  readonly label: string
  readonly value: string
  /** Null if there is nothing to open, as for opening hours. */
  readonly href: string | null
}

/**
 * The subject of an answer. If several fit a text equally well, an event wins over questions about
 * the business (hours, prices, address), these over topics (a service), and topics over courtesies.
 */
export type AnswerKind = 'event' | 'business' | 'topic' | 'courtesy'

/** An answer of the assistant. */
export interface ChatAnswer {
  /** Unique in its book; conversations store the id instead of the text. */
  readonly id: string
  readonly kind: AnswerKind
  /** Paragraphs, in order. */
  readonly text: readonly string[]
  readonly details?: readonly ChatDetail[]
  readonly link?: { readonly label: string; readonly href: string }
  /** Labels of the quick replies after this answer. */
  readonly next: readonly string[]
  /** Title of an event: some of its words together ask for this answer. */
  readonly title?: string
  /** Words or phrases that clearly ask for this answer. */
  readonly strong: readonly string[]
  /** Words that have other meanings too: they count only if no strong word fits. */
  readonly weak: readonly string[]
}

/** A button under the conversation, with its effect. */
export interface QuickReply {
  readonly label: string
  readonly does:
    | { readonly is: 'answer'; readonly answer: string }
    | { readonly is: 'menu' }
    | { readonly is: 'reset' }
}

/** All answers of the assistant; their texts come from the content of the site. */
export interface ChatBook {
  /** In order of preference among answers that fit a text equally well. */
  readonly answers: readonly ChatAnswer[]
  readonly replies: readonly QuickReply[]
  /** Id of the first answer of a conversation. */
  readonly greeting: string
  /** Id of the answer that leads back to the menu. */
  readonly menu: string
  /** Id of the answer to a text that fits nothing. */
  readonly unknown: string
}

/** The answer with this id; undefined if the book does not have it. */
export function answerById(book: ChatBook, id: string): ChatAnswer | undefined {
  return book.answers.find((answer) => answer.id === id)
}

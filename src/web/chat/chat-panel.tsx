import { useEffect, useRef, useState } from 'react'
import { type ChatBook, chatBook } from '#domain/chat/book.ts'
import {
  offeredReplies,
  pressReply,
  sendText,
  restoreChat,
  saveChat,
} from '#domain/chat/conversation.ts'
import { textMaxLength } from '#domain/chat/match.ts'
import { fetchJson } from '#web/api.ts'
import { paths } from '#domain/site/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { usePreservedText } from '#web/use-preserved-text.ts'
import { ChatFrame } from './chat-frame.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { getSessionItem, setSessionItem } from '#web/session-storage.ts'

/** The assistant with its answers. Rejects where they cannot be loaded. */
export async function loadChat(): Promise<React.ComponentType<{ readonly onClose: () => void }>> {
  const loaded = await fetchJson({ path: paths.chatBook, answer: chatBook })
  if (!loaded.ok) throw new Error('The chat book did not load')
  const book = loaded.value
  return ({ onClose }) => <ChatPanel book={book} onClose={onClose} />
}

/** The assistant: the conversation, the replies it offers, and a field for questions. */
function ChatPanel({ book, onClose }: { readonly book: ChatBook; readonly onClose: () => void }) {
  const [chat, setChat] = useState(() => restoreChat(book, getSessionItem(key)))
  const [text, setText] = useState('')
  usePreservedText('evergreen.chat-text', text || null, (stored) => setText(stored ?? ''))
  const scroller = useRef<HTMLDivElement>(null)
  const replies = useRef<HTMLFieldSetElement>(null)

  useEffect(() => {
    setSessionItem(key, saveChat(chat))
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight })
  }, [chat])

  return (
    <ChatFrame onClose={onClose}>
      {/* A short conversation is at the bottom, near the text field. */}
      <div
        ref={scroller}
        className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain p-4"
      >
        <ChatMessages book={book} chat={chat} onFollowed={onClose} />
        <fieldset
          ref={replies}
          aria-label="Quick replies"
          tabIndex={-1}
          className="mt-4 flex min-w-0 flex-wrap gap-2 outline-none"
        >
          {offeredReplies(book, chat).map(({ label }) => (
            <button
              key={label}
              type="button"
              onClick={() => {
                // The pressed button may disappear with the old answer, so the focus moves here.
                replies.current?.focus({ preventScroll: true })
                setChat(pressReply(book, chat, label))
              }}
              className="min-h-11 rounded-full border border-moss/60 bg-white px-4 text-sm font-semibold text-moss transition-colors hover:border-moss hover:bg-leaf-pale hover:text-evergreen"
            >
              {label}
            </button>
          ))}
        </fieldset>
      </div>
      <form
        className="flex shrink-0 items-center gap-2 border-t border-hairline bg-white p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
        onSubmit={(event) => {
          event.preventDefault()
          setChat(sendText(book, chat, text))
          setText('')
        }}
      >
        <input
          type="text"
          aria-label="Your message"
          placeholder="Type your question"
          autoComplete="off"
          enterKeyHint="send"
          maxLength={textMaxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="h-11 min-w-0 grow rounded-full border border-bark-soft/60 bg-white px-4 placeholder:text-bark-soft"
        />
        <button
          type="submit"
          className="flex size-11 shrink-0 items-center justify-center rounded-full bg-evergreen text-paper transition-colors hover:bg-moss"
        >
          <Icon name="send" />
          <span className="sr-only">Send</span>
        </button>
      </form>
    </ChatFrame>
  )
}

/** Under which this tab keeps the conversation for the other pages of this visit. */
const key = 'evergreen-chat'

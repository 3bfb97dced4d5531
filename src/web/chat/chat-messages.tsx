import { answerById, type ChatBook, type ChatDetail } from '#domain/chat/book.ts'
import type { Conversation } from '#domain/chat/conversation.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { UnbrokenTimes } from '#web/ui/unbroken.tsx'

/** The messages so far. Screen readers announce new ones. */
export function ChatMessages({
  book,
  chat,
  onFollowed,
}: {
  readonly book: ChatBook
  readonly chat: Conversation
  /** Called when a link of the site is followed on the sheet that covers a narrow screen. */
  readonly onFollowed: () => void
}) {
  return (
    <div role="log" aria-label="Conversation" className="mt-auto grid gap-3">
      {chat.messages.map((message, at) =>
        message.from === 'visitor' ? (
          <p
            key={chat.dropped + at}
            className="chat-bubble ml-10 justify-self-end rounded-2xl rounded-br-sm bg-moss px-4 py-2.5 leading-snug wrap-anywhere text-white"
          >
            <span className="sr-only">You: </span>
            {message.text}
          </p>
        ) : (
          <Answer key={chat.dropped + at} book={book} id={message.answer} onFollowed={onFollowed} />
        ),
      )}
    </div>
  )
}

function Answer({
  book,
  id,
  onFollowed,
}: {
  readonly book: ChatBook
  readonly id: string
  readonly onFollowed: () => void
}) {
  const answer = answerById(book, id)
  if (answer === undefined) return null
  const { text, details, link } = answer
  const leave = () => {
    if (window.matchMedia('(width < 40rem)').matches) onFollowed()
  }
  return (
    <div className="chat-bubble mr-6 justify-self-start rounded-2xl rounded-bl-sm border border-hairline bg-white px-4 py-3 leading-snug">
      <span className="sr-only">Assistant: </span>
      {text.map((paragraph) => (
        <p key={paragraph} className="not-first:mt-2">
          {paragraph}
        </p>
      ))}
      {details === undefined ? null : (
        <dl className="mt-2.5 grid gap-x-4 border-t border-hairline pt-1.5">
          {details.map((detail) => (
            <Detail key={`${detail.label} ${detail.value}`} detail={detail} onFollowed={leave} />
          ))}
        </dl>
      )}
      {link === undefined ? null : (
        <Link
          to={link.href}
          onClick={leave}
          className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-moss underline-offset-4 hover:underline"
        >
          {link.label}
          <Icon name="arrow-right" className="size-4.5" />
        </Link>
      )}
    </div>
  )
}

function Detail({
  detail: { label, value, href },
  onFollowed,
}: {
  readonly detail: ChatDetail
  readonly onFollowed: () => void
}) {
  const isPage = href?.startsWith('http') ?? false
  const isOfSite = href?.startsWith('/') ?? false
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <dt className={`text-sm text-bark-soft ${isOfSite ? 'w-full pt-1.5' : ''}`}>{label}</dt>
      <dd>
        {href === null ? (
          <span className="inline-block min-h-8 py-0.5">
            <UnbrokenTimes>{value}</UnbrokenTimes>
          </span>
        ) : isOfSite ? (
          <Link to={href} onClick={onFollowed} className="link inline-flex min-h-11 items-center">
            {value}
          </Link>
        ) : (
          <a
            href={href}
            {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
            className="link inline-flex min-h-11 items-center"
          >
            {value}
            {isPage ? <span className="sr-only"> (map, opens in a new tab)</span> : null}
          </a>
        )}
      </dd>
    </div>
  )
}

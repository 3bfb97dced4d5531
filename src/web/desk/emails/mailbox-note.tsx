import type { EmailsData } from './emails-page.ts'

/** State of the reading of the mailbox, or how to turn it on. */
export function MailboxNote({ mailbox, query }: Pick<EmailsData, 'mailbox' | 'query'>) {
  const isOther = query.filter === 'other'
  if (mailbox === null) {
    if (!isOther) return null
    return (
      <div className="mb-4 rounded-sheet border border-hairline bg-white px-4 py-3">
        <p className="max-w-[65ch]">
          <b className="font-semibold">Replies stay in your mailbox.</b> To have them added to their
          requests, whoever runs the site sets{' '}
          <code className="rounded bg-paper-deep px-1 break-all">
            IMAP_URL=imaps://user:password@mail-server/INBOX
          </code>{' '}
          and restarts it. Your mailbox stays as it is: nothing in it is moved or marked as read.
        </p>
      </div>
    )
  }
  if (mailbox.problem !== null) {
    return (
      <p className="mb-4 rounded-sheet border border-brick bg-white px-4 py-3">
        <b className="font-semibold text-brick">The mailbox cannot be read.</b> {mailbox.problem}{' '}
        The site keeps trying.
      </p>
    )
  }
  if (!isOther) return null
  return (
    <p className="mb-3 text-second text-bark-soft">
      {mailbox.name}
      {mailbox.checkedAt === null ? ', not read yet' : `, last read ${mailbox.checkedAt}`}
    </p>
  )
}

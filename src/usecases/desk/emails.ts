import { forwardedFrom, textParts } from '#domain/emails/quoted-text.ts'
import { isPersons, personsAddress } from '#domain/emails/received-email.ts'
import type { EmailFilter, ResendRefusal } from '#domain/emails/email-log.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { emailMessage, isEmail } from '#domain/fields.ts'
import type { Instant } from '#domain/time.ts'
import { emailToGuest } from '#usecases/bookings/booking-emails.ts'
import { newWork } from '#domain/requests/request-work.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { CorrectedGuest, EmailLogQuery, GivenUp, LoggedEmail } from '#ports/email-log.ts'
import type { NewEmail } from '#ports/mail-outbox.ts'
import type { OtherEmail, OtherEmailQuery } from '#ports/received-email-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { actorOf } from './actor.ts'
import { leadWithoutForm } from './lead-without-form.ts'

export function deskEmails(dependencies: Dependencies) {
  const { emailLog, receivedEmails, emailTexts, files, mailbox, clock } = dependencies
  const actor = actorOf(clock)
  const withText = (email: LoggedEmail) => ({ ...email, ...emailTexts.masked(email) })
  return {
    async listEmails(query: EmailLogQuery) {
      const page = await emailLog.list(query)
      return { ...page, emails: page.emails.map(withText) }
    },
    async findEmail(id: string) {
      const email = await emailLog.find(id)
      return email === null ? null : withText(email)
    },
    async countEmails(): Promise<Readonly<Partial<Record<EmailFilter, number>>>> {
      const [counts, other] = await Promise.all([emailLog.counts(), receivedEmails.countOther()])
      return { ...counts, other }
    },
    resendEmail: (id: string, by: StaffMember) => emailLog.resend(id, actor(by)),
    async correctEmail(
      id: string,
      address: string,
      by: StaffMember,
    ): Promise<Result<number, ResendRefusal>> {
      if (!isEmail(address)) return err({ code: 'invalid-address', message: emailMessage })
      return emailLog.correct(id, address, actor(by), emailsOfCorrection(clock.now()))
    },
    giveUpEmail: (id: string, by: StaffMember) => emailLog.giveUp(id, actor(by)),
    takeEmailUpAgain: (id: string, before: GivenUp['before'], by: StaffMember) =>
      emailLog.undoGiveUp(id, before, actor(by)),
    listOtherEmails: (query: OtherEmailQuery) => receivedEmails.listOther(query),
    findOtherEmail: (id: string) => receivedEmails.find(id),
    requestsForEmail: (id: string) => receivedEmails.candidates(id),
    putEmailOnRequest: (id: string, requestId: string, seen: string | null, by: StaffMember) =>
      receivedEmails.putOnRequest(id, requestId, seen, actor(by)),
    takeEmailOffRequest: (id: string, seen: string, by: StaffMember) =>
      receivedEmails.takeOffRequest(id, seen, actor(by)),
    archiveEmail: (id: string, isArchived: boolean, by: StaffMember) =>
      receivedEmails.archive(id, isArchived, actor(by)),
    makeRequestOfEmail: makeRequestOfEmail(dependencies),
    async readAttachment(id: string) {
      const found = await receivedEmails.findAttachment(id)
      if (found === null) return null
      const bytes = await files.read(found.fileKey)
      return bytes === null ? null : { name: found.name, kind: found.kind, bytes }
    },
    /** State of the reading of the mailbox; null if none is read. */
    async mailboxState() {
      if (mailbox === null) return null
      const state = await receivedEmails.state(mailbox.name)
      return {
        name: mailbox.name,
        checkedAt: state?.checkedAt ?? null,
        problem: state?.problem ?? null,
      }
    },
  }
}

/** Emails to the new address of a registration that moves, and to the former one if it works. */
const emailsOfCorrection =
  (at: Instant) =>
  ({ booking, event, from }: CorrectedGuest): readonly NewEmail[] => {
    const news = emailToGuest({ is: 'address-corrected' }, { booking, event }, at)
    if (from === null) return [news]
    const left = { booking: { ...booking, email: from }, event }
    return [news, emailToGuest({ is: 'address-left' }, left, at)]
  }

/** Creates a request from an email, for its sender, or for the author of a forwarded one. */
function makeRequestOfEmail({ receivedEmails, clock, ids }: Dependencies) {
  return async (id: string, seen: string | null, by: StaffMember) => {
    const email = await receivedEmails.find(id)
    if (email === null) return err({ code: 'unknown-email' })
    const at = clock.now()
    const work = newWork(at, { status: 'new', waitingSince: email.receivedAt })
    const lead = leadWithoutForm(ids, email.receivedAt, {
      contact: { ...contactOf(email), phone: '' },
      address: { street1: '', city: '', state: '', zip: '', addressType: 'Home' },
      services: [],
      details: detailsOf(email),
    })
    const made = await receivedEmails.makeRequest(id, { lead, work }, seen, { by: by.id, at })
    return made.ok ? ok(lead.id) : made
  }
}

function contactOf(email: OtherEmail) {
  const original = forwardedFrom(email.text, email.subject)
  const author = original ?? personsAddress(email)
  // A platform's name is not that of the person whom its notice is about.
  const isTheirs = email.kind === 'written' || author === '' || author === email.from.address
  const called = original === null && isTheirs ? email.from.name : ''
  const address = isPersons(author) ? author : ''
  const [firstName = '', ...rest] = (called || address.slice(0, address.indexOf('@'))).split(' ')
  return { firstName, lastName: rest.join(' '), email: address }
}

/** Longest text that a request begins with, in characters. */
const detailsLength = 10_000

function detailsOf({ subject, text }: OtherEmail): string {
  const own = textParts(text, subject).filter(({ isQuoted }) => !isQuoted)
  const ownText = own.map((part) => part.text).join('\n\n')
  return [subject, ownText].filter(Boolean).join('\n\n').slice(0, detailsLength)
}

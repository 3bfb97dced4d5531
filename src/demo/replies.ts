import { addressIn } from '#settings.ts'
import type { IncomingEmail } from '#domain/emails/received-email.ts'
import { threadToken } from '#domain/emails/reply-thread.ts'
import { isoString } from '#domain/time.ts'
import type { OpenMailbox } from '#ports/mailbox.ts'
import { receiveEmail } from '#usecases/emails/read-mailbox.ts'
import { type Person, personNamed } from './people.ts'
import type { Season } from './season.ts'

/** The customer replies to the last email about their request. */
export async function answerByEmail(
  season: Season,
  requestId: string,
  { firstName, lastName, email }: Person,
  text: string,
): Promise<void> {
  await receive(season, {
    from: { address: email, name: `${firstName} ${lastName}` },
    references: await threadOf(season, requestId),
    subject: 'Re: Your request',
    text,
  })
}

export async function bounceEmail(
  season: Season,
  requestId: string,
  { email }: Person,
  reason: string,
): Promise<void> {
  await receive(season, {
    from: { address: 'mailer-daemon@mail.example', name: 'Mail Delivery System' },
    references: await threadOf(season, requestId),
    subject: 'Undelivered Mail Returned to Sender',
    text: `Your email to ${email} could not be delivered: ${reason}`,
    machine: 'other',
    report: { recipient: email, reason },
  })
}

async function threadOf({ dependencies }: Season, requestId: string): Promise<readonly string[]> {
  const revocation = await dependencies.requests.replyRevocation(requestId)
  if (revocation === null) throw new Error(`There is no request ${requestId}`)
  const token = threadToken({ requestId, revocation }, (each) => dependencies.secrets.hash(each))
  return [`${token}@localhost`]
}

/** Email that replies to none of the site's. */
export function addOtherEmail(season: Season): void {
  season.at({ minutesAgo: 190 }, () =>
    receive(season, {
      from: { address: 'pta@hillside-school.example', name: 'Hillside School PTA' },
      subject: 'Mulch for the school garden?',
      text: 'Good morning,\n\nOur school garden needs about 12 yards of pine mulch. Do you deliver to Dawsonville, and is there a discount for schools?\n\nMarianne Ott\nPTA, Hillside School',
    }),
  )
  const { firstName, lastName, email } = personNamed('Carol Nakamura')
  season.at([1, '16:20'], () =>
    receive(season, {
      from: { address: email, name: `${firstName} ${lastName}` },
      subject: 'Photos of the holly',
      text: 'Hello Ruth,\n\nThe holly by the mailbox is dropping leaves. Is that normal at this time of year?\n\nCarol',
    }),
  )
}

/** UIDs of the season's imaginary mailbox. */
let lastUid = 0

async function receive(
  { dependencies }: Season,
  written: Pick<IncomingEmail, 'from' | 'subject' | 'text'> & Partial<IncomingEmail>,
): Promise<void> {
  const at = dependencies.clock.now()
  lastUid += 1
  const email: IncomingEmail = {
    replyTo: '',
    messageId: `sample-${lastUid}@mail.example`,
    references: [],
    receivedAt: at,
    writtenAt: isoString(at),
    omitted: null,
    size: written.text.length,
    attachments: [],
    machine: null,
    report: null,
    ...written,
  }
  const mailbox: OpenMailbox = {
    validity: '1',
    list: async () => [lastUid],
    readHead: async () => email,
    read: async () => email,
    news: async () => {},
    close: async () => {},
  }
  const place = { mailbox: 'sample', validity: '1', uid: lastUid }
  const ownAddresses = () => [addressIn(dependencies.ownerAddress())]
  await receiveEmail({ ...dependencies, ownAddresses })(mailbox, place)
}

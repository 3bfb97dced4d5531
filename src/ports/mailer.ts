import type { QueuedMail } from './mail-outbox.ts'

/** Hands a mail to the outside world. Rejects when it was not taken. */
export interface Mailer {
  send(mail: QueuedMail): Promise<void>
}

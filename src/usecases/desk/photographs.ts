import type { StaffMember } from '#domain/desk/staff.ts'
import { emailMessage, isEmail } from '#domain/fields.ts'
import { err, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { PhotographStore } from '#ports/photograph-store.ts'
import type { RequestStore } from '#ports/request-store.ts'
import type { Secrets } from '#ports/secrets.ts'
import { readPictureOfRequest } from '#usecases/photographs/read-picture.ts'
import { requestLinks } from '#usecases/photographs/request-links.ts'
import type { ReplyRefusal } from './requests.ts'

/** The photographs of requests, at the desk. */
export function deskPhotographs(dependencies: {
  readonly photographs: PhotographStore
  readonly requests: RequestStore
  readonly files: FileStore
  readonly secrets: Pick<Secrets, 'hash'>
  readonly clock: Clock
  readonly publicUrl: string
}) {
  const { photographs, requests, clock } = dependencies
  const links = requestLinks(dependencies)
  return {
    listPhotographs: (requestId: string) => photographs.list(requestId),
    readPhotograph: readPictureOfRequest(dependencies),
    addPhotographs: (requestId: string, ids: readonly string[], by: StaffMember) =>
      photographs.add(requestId, ids, { by: by.id, at: clock.now() }),
    removePhotograph: (requestId: string, id: string, by: StaffMember) =>
      photographs.remove(requestId, id, { by: by.id, at: clock.now() }),

    /** Address of the page that the customer has; to text, or to read out. */
    async linkOfRequest(requestId: string): Promise<string | null> {
      const revocation = await requests.replyRevocation(requestId)
      return revocation === null ? null : links.request(requestId, revocation)
    },

    /** Emails the customer where to add photographs. */
    async askForPhotographs(
      requestId: string,
      by: StaffMember,
    ): Promise<Result<null, ReplyRefusal>> {
      const found = await requests.find(requestId)
      if (found === null) return err({ code: 'unknown-request' })
      const { email: to, firstName } = found.lead.contact
      if (!isEmail(to)) return err({ code: 'no-email', message: emailMessage })
      const data = { firstName, requestId, from: by.name }
      return requests.reply(
        requestId,
        { to, email: { kind: 'photographs-wanted', data }, about: { kind: 'lead', id: requestId } },
        { by: by.id, at: clock.now() },
      )
    },
  }
}

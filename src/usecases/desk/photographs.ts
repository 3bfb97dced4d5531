import { onlyOf, type StaffMember } from '#domain/desk/staff.ts'
import { emailMessage, isEmail } from '#domain/fields.ts'
import type { Photograph } from '#domain/photographs/photograph.ts'
import { err, type Result } from '#domain/result.ts'
import type { Visit } from '#domain/visits/visit.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readShownPicture } from '#usecases/photographs/read-picture.ts'
import { requestLinks } from '#usecases/quote-requests/request-links.ts'
import { actorOf } from './actor.ts'
import type { ReplyRefusal } from './requests.ts'

/** A request, or a visit with the photographs of its request. */
export interface PhotographsOf {
  readonly is: 'request' | 'visit'
  readonly id: string
}

type VisitWithRequest = Pick<Visit, 'id' | 'requestId'>

export function deskPhotographs(dependencies: Dependencies) {
  const { photographs, requests, visits, clock } = dependencies
  const links = requestLinks(dependencies)
  const read = readShownPicture(dependencies)
  const subjectFor = ({ is, id }: PhotographsOf, by: StaffMember) =>
    is === 'visit' ? { is, id, onlyOf: onlyOf(by) } : { is, id }
  const actor = actorOf(clock)
  return {
    listPhotographs: (requestId: string) => photographs.list(requestId),

    /** Photographs of each visit, with those of its request. */
    async photographsOfVisits(
      shown: readonly VisitWithRequest[],
    ): Promise<(visit: VisitWithRequest) => readonly Photograph[]> {
      const all = await photographs.listOfVisits(shown)
      return (visit) => all.filter((each) => isOfVisit(each, visit))
    },

    readPhotograph: (requestId: string, id: string, size: 'full' | 'small') =>
      read(id, size, (found) => found.requestId === requestId),

    /** Reads a photograph of a visit for its assigned colleague. */
    async readPhotographOfVisit(
      visitId: string,
      id: string,
      size: 'full' | 'small',
      by: StaffMember,
    ) {
      const visit = await visits.find(visitId)
      const only = onlyOf(by)
      if (visit === null || (only !== null && visit.assignedTo !== only)) return null
      return read(id, size, (found) => isOfVisit(found, visit))
    },

    addPhotographs: (subject: PhotographsOf, ids: readonly string[], by: StaffMember) =>
      photographs.add(subjectFor(subject, by), ids, actor(by)),
    removePhotograph: (subject: PhotographsOf, id: string, by: StaffMember) =>
      photographs.remove(subjectFor(subject, by), id, actor(by)),
    restorePhotograph: (subject: PhotographsOf, id: string, by: StaffMember) =>
      photographs.restore(subjectFor(subject, by), id, actor(by)),

    /** Address of the customer's page, to text or to read out. */
    async linkOfRequest(requestId: string): Promise<string | null> {
      const revocation = await requests.replyRevocation(requestId)
      return revocation === null ? null : links.request(requestId, revocation)
    },

    /** Emails the customer a link for adding photographs; returns its id, as of a reply. */
    async askForPhotographs(
      requestId: string,
      by: StaffMember,
      formKey?: string,
    ): Promise<Result<string, ReplyRefusal>> {
      const found = await requests.find(requestId)
      if (found === null) return err({ code: 'unknown-request' })
      const to = found.replyTo
      if (!isEmail(to)) return err({ code: 'no-email', message: emailMessage })
      const data = { firstName: found.lead.contact.firstName, requestId, from: by.name }
      const email = { kind: 'photographs-wanted', data } as const
      return requests.reply(
        requestId,
        { email: { to, email, about: { kind: 'lead', id: requestId } }, followUpOn: null },
        actor(by, formKey),
      )
    },
  }
}

const isOfVisit = (
  { visitId, requestId }: Pick<Photograph, 'visitId' | 'requestId'>,
  visit: VisitWithRequest,
): boolean => visitId === visit.id || (visit.requestId !== null && requestId === visit.requestId)

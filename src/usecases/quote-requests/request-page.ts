import { estimateText } from '#domain/materials/request-estimate.ts'
import { maxPhotographs, countsTowardLimit } from '#domain/photographs/photograph.ts'
import { emailKey, lengthOf } from '#domain/fields.ts'
import { customerNoteLength } from '#domain/requests/request-work.ts'
import { reachVerb } from '#domain/quote-requests/preferences.ts'
import { isSpam } from '#domain/quote-requests/spam-signals.ts'
import { normalizeText } from '#domain/text.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Visit } from '#domain/visits/visit.ts'
import { isPast } from '#domain/visits/visit-window.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { linkedToken } from '#usecases/written-quotes/quote-links.ts'
import { openLink } from './request-links.ts'

/** Why the page of a request accepts nothing. */
export type PageRefusal = 'unknown-page' | 'too-many' | 'empty-note' | 'long-note'

/** The private page of a request, behind its link. */
export function customerRequestPage(dependencies: Dependencies) {
  const { photographs, requests, visits, clock } = dependencies
  const openToken = openLink(dependencies)

  const open = async (token: string) => {
    const read = await openToken(token)
    const found = read === null ? null : await requests.find(read.requestId)
    return read === null || found === null ? null : { ...read, found }
  }
  const openOwn = async (token: string) => {
    const opened = await open(token)
    // The owner's link and possible spam accept no additions.
    return opened?.opens === 'request' && !isSpam(opened.found.lead.signs) ? opened : null
  }

  /** Sent quotes. A customer sees those for their own address, since whoever can read can sign. */
  const quotes = async ({
    requestId,
    opens,
    found,
  }: NonNullable<Awaited<ReturnType<typeof open>>>) => {
    const own = emailKey(found.lead.contact.email || found.replyTo)
    return (await dependencies.writtenQuotes.ofRequest(requestId)).filter(
      ({ version, recipient }) =>
        version > 0 && (opens === 'photographs' || emailKey(recipient.email) === own),
    )
  }

  return {
    /**
     * A request on its customer's page. It shows no typed text, since anyone can type anyone's
     * address.
     */
    async read(token: string) {
      const opened = await open(token)
      if (opened === null) return null
      const { lead } = opened.found
      const all = await photographs.list(opened.requestId)
      // Photographs that staff took at visits are not for the customer.
      const sent = all.filter(({ by }) => by === null || opened.opens === 'photographs')
      const announced = (await visits.ofRequest(opened.requestId)).filter(
        ({ notified }) => notified !== null,
      )
      const shown = announced.filter((visit) =>
        visit.status === 'planned' ? !isPast(visit, clock.now()) : isMissedStill(visit, announced),
      )
      const taken = sent.filter((each) => countsTowardLimit(each, clock.now())).length
      return {
        opens: opened.opens,
        receivedAt: lead.request?.at ?? lead.createdAt,
        reach: reachVerb(lead.request?.preferences ?? {}),
        services: (lead.request?.services ?? []).map(({ name, materials }) => ({
          name,
          materials: materials.map((material) => material.name),
        })),
        quantities: (lead.request?.estimates ?? []).map((estimate) => {
          const { name, buy } = estimateText(estimate)
          return { name, amount: estimate.calculated === null ? 'to be measured on site' : buy }
        }),
        photographs: sent.map(({ id, state, caption }) => ({
          id,
          state,
          // The reader of the customer's page may not be the author.
          caption: opened.opens === 'photographs' ? caption : '',
        })),
        /** When the customer sent notes from this page. */
        notesSentAt: opened.found.timeline
          .filter(({ is, by }) => is === 'note' && by === null)
          .map(({ at }) => at),
        visits: shown.map(({ kind, startsAt, endsAt, status }) => ({
          kind,
          startsAt,
          endsAt,
          isMissed: status === 'missed',
        })),
        quotes: (await quotes(opened)).map((quote) => ({
          title: quote.title,
          number: quote.number,
          status: quote.calledOffAt === null ? quote.status : ('called-off' as const),
          /** Null if the reader of this page is not the customer, or its link was replaced. */
          token: opened.opens === 'request' ? linkedToken(dependencies.secrets, quote) : null,
        })),
        /** How many more photographs may be added. */
        room: Math.max(0, maxPhotographs - taken),
      }
    },

    async addPhotographs(
      token: string,
      ids: readonly string[],
    ): Promise<Result<null, { readonly code: PageRefusal }>> {
      const opened = await openOwn(token)
      if (opened === null) return err({ code: 'unknown-page' })
      const subject = { is: 'request', id: opened.requestId } as const
      const added = await photographs.add(subject, ids, { by: null, at: clock.now() })
      if (added.ok) return added
      return err({ code: added.error.code === 'too-many' ? 'too-many' : 'unknown-page' })
    },

    async addNote(
      token: string,
      typed: string,
      /** Identifies a note that is sent again. */
      key = '',
    ): Promise<Result<null, { readonly code: PageRefusal }>> {
      const text = normalizeText(typed)
      if (text === '') return err({ code: 'empty-note' })
      if (lengthOf(text) > customerNoteLength) return err({ code: 'long-note' })
      const opened = await openOwn(token)
      if (opened === null) return err({ code: 'unknown-page' })
      const { requestId } = opened
      const formKey = key === '' ? undefined : `${requestId} ${key.slice(0, 64)}`
      const actor = { by: null, at: clock.now(), formKey }
      const added = await requests.addNote(requestId, text, actor)
      return added.ok ? ok(null) : err({ code: 'unknown-page' })
    },
  }
}

/** Whether a visit was missed, and no later one of its kind was made. */
function isMissedStill(visit: Visit, all: readonly Visit[]): boolean {
  const { kind, startsAt, status } = visit
  return (
    status === 'missed' &&
    !all.some(
      (other) =>
        other.kind === kind &&
        other.startsAt > startsAt &&
        (other.status === 'planned' || other.status === 'done'),
    )
  )
}

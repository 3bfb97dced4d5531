import { onlyOf, type StaffMember } from '#domain/desk/staff.ts'
import { ok, type Result } from '#domain/result.ts'
import { addDays, dateOf, type CalendarDate } from '#domain/time.ts'
import type { VisitChange, VisitFacts, VisitWindow } from '#domain/visits/visit.ts'
import { checkWindow, type TypedWindow, type WindowRefusal } from '#domain/visits/visit-window.ts'
import type { NewVisit, VisitEdit, VisitQuery, VisitUndo } from '#ports/visit-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readLoadsPerDay } from '#usecases/deliveries/schedule-deliveries.ts'
import { actorOf } from './actor.ts'
import { moveDay } from './move-day.ts'
import { visitEmails, type EmailChoice } from './visit-emails.ts'

/** A visit as a member of staff types it. */
export interface TypedVisit {
  readonly facts: Omit<VisitFacts, keyof VisitWindow>
  readonly window: TypedWindow
  readonly email: EmailChoice
  /** `warningKey` of each warning that was overridden. */
  readonly accepted: readonly string[]
}

/** Maximum number of earlier visits without a result that are listed. */
const shownLeftOpen = 6

/** Days for which a colleague's own visit without a result is listed. */
const daysBack = 14

export const daysAhead = 7

/** Maximum number of visits on a customer's page. */
const shownOfCustomer = 20

/** A step of a visit, with the warnings that the colleague has accepted. */
export interface VisitStep {
  readonly step: Exclude<VisitChange, { is: 'edit' | 'move' }>
  /** Null for what only adds to it. */
  readonly seen: number | null
  readonly email?: EmailChoice
  readonly accepted?: readonly string[]
}

const noEmail: EmailChoice = { isWanted: false, message: '' }

/** The schedule. Staff who do not work on it see and change only their own visits. */
export function deskVisits(dependencies: Dependencies) {
  const { visits, settings, clock, company } = dependencies
  const zone = () => company().timeZone
  const actor = actorOf(clock)
  /** The facts with the typed window, or the window's errors. */
  const factsOf = ({ facts, window }: TypedVisit): Result<VisitFacts, WindowRefusal> => {
    const checked = checkWindow(window, zone())
    return checked.ok ? ok({ ...facts, ...checked.value }) : checked
  }
  const terms = async (email: EmailChoice, accepted: readonly string[], by: StaffMember) => ({
    accepted,
    loadsPerDay: await readLoadsPerDay(settings),
    emailFor: visitEmails(email, zone(), clock.now()),
    onlyOf: onlyOf(by),
    today: dateOf(clock.now(), zone()),
  })
  const change = async (
    edit: VisitEdit,
    email: EmailChoice,
    by: StaffMember,
    accepted: readonly string[],
    formKey?: string,
  ) => visits.change([edit], await terms(email, accepted, by), actor(by, formKey))
  return {
    listVisits: (query: VisitQuery) => visits.between(query),
    findVisit: (id: string) => visits.find(id),
    visitsOfRequest: (id: string) => visits.ofRequest(id),
    visitsOfCustomer: (id: string) => visits.ofCustomer(id, shownOfCustomer),
    /** The stops of one colleague on a day, without canceled ones. */
    async ownDay(day: CalendarDate, { id }: StaffMember) {
      const all = await visits.between({ from: day, to: day, assignedTo: id })
      return all.filter(({ status }) => status !== 'canceled')
    },
    /** Other days on which one colleague still has stops, with their numbers. */
    async ownOtherDays(today: CalendarDate, { id }: StaffMember) {
      const query = {
        from: addDays(today, -daysBack),
        to: addDays(today, daysAhead),
        assignedTo: id,
      }
      const all = await visits.between(query)
      const days = new Map<CalendarDate, number>()
      for (const { day, status } of all) {
        if (status === 'planned' && day !== today) days.set(day, (days.get(day) ?? 0) + 1)
      }
      return [...days]
    },
    /** Earlier visits without a result. */
    leftOpen: (today: CalendarDate) => visits.leftOpen(today, shownLeftOpen),
    /** Visits of the week ahead, without canceled ones. */
    async visitsAhead(today: CalendarDate) {
      const query = { from: addDays(today, 1), to: addDays(today, daysAhead), assignedTo: null }
      return (await visits.between(query)).filter(({ status }) => status !== 'canceled')
    },
    async setVisit(
      typed: TypedVisit,
      subject: NewVisit['subject'],
      by: StaffMember,
      formKey?: string,
    ) {
      const facts = factsOf(typed)
      if (!facts.ok) return facts
      const { email, accepted } = typed
      const visit = { facts: facts.value, subject }
      return visits.set(visit, await terms(email, accepted, by), actor(by, formKey))
    },
    async editVisit(id: string, typed: TypedVisit, seen: number, by: StaffMember) {
      const facts = factsOf(typed)
      if (!facts.ok) return facts
      const edit = { id, seen, change: { is: 'edit', facts: facts.value } } as const
      return change(edit, typed.email, by, typed.accepted)
    },
    /** A change that leaves time and place alone. */
    stepOnVisit: (
      id: string,
      { step, seen, email = noEmail, accepted = [] }: VisitStep,
      by: StaffMember,
      /** Of a note, which one form adds once. */
      formKey?: string,
    ) => change({ id, seen, change: step }, email, by, accepted, formKey),
    async undoVisits(undos: readonly VisitUndo[], by: StaffMember) {
      const loadsPerDay = await readLoadsPerDay(settings)
      return visits.undo(undos, { onlyOf: onlyOf(by), loadsPerDay }, actor(by))
    },
    ...moveDay(dependencies),
  }
}

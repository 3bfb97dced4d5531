import type { Company } from '#content/company.ts'
import type { Content } from '#content/content.ts'
import type { EmailLog } from '#ports/email-log.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { Mailbox } from '#ports/mailbox.ts'
import type { EmailTexts } from '#ports/mailer.ts'
import type { ReceivedEmailStore } from '#ports/received-email-store.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { RecordPeriods } from '#domain/settings/record-periods.ts'
import type { AlertStore } from '#ports/alert-store.ts'
import type { ActivityLog } from '#ports/activity-log.ts'
import type { Backups } from '#ports/backups.ts'
import type { AddressBook } from '#ports/address-book.ts'
import type { Catalog } from '#ports/catalog.ts'
import type { ContentStore } from '#ports/content-store.ts'
import type { Clock, Pause } from '#ports/clock.ts'
import type { CodeSignInStore } from '#ports/code-sign-in-store.ts'
import type { ReadCsv } from '#ports/csv-reader.ts'
import type { CustomerImportStore, RowOutcome } from '#ports/customer-import-store.ts'
import type { CustomerFacts, CustomerQuery, CustomerStore } from '#ports/customer-store.ts'
import type { Ids } from '#ports/ids.ts'
import type { PaymentStore } from '#ports/payment-store.ts'
import type { PasskeyStore } from '#ports/passkey-store.ts'
import type { PhotographStore } from '#ports/photograph-store.ts'
import type { PictureMaker } from '#ports/picture-maker.ts'
import type { PictureStore } from '#ports/picture-store.ts'
import type { Passkeys } from '#ports/passkeys.ts'
import type { LoggedCall, RequestEdit, RequestQuery, RequestStore } from '#ports/request-store.ts'
import type { SearchStore } from '#ports/search-store.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { PersonStore } from '#ports/person-store.ts'
import type { RetentionStore } from '#ports/retention-store.ts'
import type { SessionStore } from '#ports/session-store.ts'
import type { RestockStore } from '#ports/restock-store.ts'
import type { SettingsStore } from '#ports/settings-store.ts'
import type { CalendarFeedStore } from '#ports/calendar-feed-store.ts'
import type { VisitStore } from '#ports/visit-store.ts'
import type { StaffStore } from '#ports/staff-store.ts'
import { actorOf } from './actor.ts'
import { deskPictures } from './pictures.ts'
import { deskPhotographs } from './photographs.ts'
import { personalData } from '#usecases/personal-data.ts'
import { findChanges, listActivity } from './activity.ts'
import { changeRole } from './change-role.ts'
import { countWaiting } from './count-waiting.ts'
import { downloadBackup } from './download-backup.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { deskEmails } from './emails.ts'
import { prepareImport, draftColumns, correctColumns } from './customer-imports.ts'
import { addCustomer, exportCustomers, findCustomer } from './customers.ts'
import { findContact } from './find-contact.ts'
import { exportRequests } from './export-requests.ts'
import { goingLive, type GoingLiveDependencies } from './going-live.ts'
import { inviteColleague, lookAtInvitation } from './invite-staff.ts'
import { addPasskey, startPasskey, startPasskeyProof } from './own-passkeys.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { removeStaff } from './remove-staff.ts'
import {
  addRequestByHand,
  clearRequests,
  countHeldAcknowledgements,
  proposeFollowUp,
  replyToRequest,
  requestsToday,
} from './requests.ts'
import { searchEverything, searchRequests } from './search-everything.ts'
import { searchSite } from './search-site.ts'
import { documentFindings } from './document-findings.ts'
import { documentLists } from './document-lists.ts'
import { deskDocuments } from './documents.ts'
import { deskEntries } from './entries.ts'
import { deskSite } from './site.ts'
import { deskSettings } from './settings.ts'
import { requestSignInCode } from './request-sign-in-code.ts'
import { findSession } from './sessions.ts'
import { findTrouble } from './trouble.ts'
import { signIn } from './sign-in.ts'
import { ownCalendar } from './own-calendar.ts'
import { visitUseCases } from './visits.ts'
import { deskMoney } from './money.ts'
import { deskPrices } from './prices.ts'
import { deskDeliveries } from './price-deliveries.ts'
import { deskQuotes } from './written-quotes.ts'
import type { LeadDeliveryStore } from '#ports/lead-delivery-store.ts'
import type { LedgerStore } from '#ports/ledger-store.ts'
import type { PriceStore } from '#ports/price-store.ts'
import type { QuotePrinter } from '#ports/quote-printer.ts'
import type { DeliveryBatchStore } from '#ports/delivery-batch-store.ts'
import type { QuotedDeliveryStore } from '#ports/quoted-delivery-store.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'

/** Everything that the use cases of the desk need, whichever adapters fulfill it. */
export interface DeskDependencies extends GoingLiveDependencies {
  readonly staff: StaffStore
  readonly sessions: SessionStore
  readonly passkeyStore: PasskeyStore
  readonly codeSignIns: CodeSignInStore
  readonly activity: ActivityLog
  readonly requests: RequestStore
  readonly search: SearchStore
  readonly photographs: PhotographStore
  readonly pictures: PictureStore
  readonly customers: CustomerStore
  readonly people: PersonStore
  readonly leadDeliveries: Pick<LeadDeliveryStore, 'notTaken'>
  readonly backups: Backups
  readonly alerts: AlertStore
  /** The company's mailbox. */
  readonly ownerAddress: () => string
  readonly settings: SettingsStore
  readonly contentStore: ContentStore
  readonly restock: Pick<RestockStore, 'waiting'>
  readonly retention: RetentionStore
  readonly paymentStore: Pick<PaymentStore, 'inTrouble' | 'refundsDue'>
  readonly visits: VisitStore
  readonly ledger: LedgerStore
  readonly prices: PriceStore
  readonly writtenQuotes: WrittenQuoteStore
  readonly quotedDeliveries: QuotedDeliveryStore
  readonly deliveryBatches: DeliveryBatchStore
  readonly quotePrinter: QuotePrinter
  readonly addressBook: Pick<AddressBook, 'positionOf'>
  readonly pictureMaker: Pick<PictureMaker, 'makeLogo'>
  readonly calendarFeeds: CalendarFeedStore
  readonly emailLog: EmailLog
  readonly receivedEmails: ReceivedEmailStore
  readonly emailTexts: EmailTexts
  readonly files: FileStore
  /** Null where no mailbox is read. */
  readonly mailbox: Pick<Mailbox, 'name'> | null
  readonly customerImports: CustomerImportStore
  readonly readCsv: ReadCsv
  readonly catalog: Catalog
  readonly passkeys: Passkeys
  readonly secrets: Secrets
  readonly clock: Clock
  /** What the pages say now. */
  readonly content: () => Content
  /** The company as it is now. */
  readonly company: () => Company
  readonly ids: Ids
  readonly pause: Pause
  readonly publicUrl: string
  readonly tenant: string
  /** Whether codes by email open the desk beside passkeys. */
  readonly deskCodes: boolean
  /** How long records are kept unless the desk sets it. */
  readonly configuredPeriods: RecordPeriods
}

/** What the pages of the desk can do. */
export type Desk = ReturnType<typeof deskUseCases>

/** Result of one of the desk's use cases. */
export type DeskResult<Name extends keyof Desk> = Desk[Name] extends (
  ...input: never
) => infer Answer
  ? Awaited<Answer>
  : never

/** Refusals of one of the desk's use cases, or of several. */
export type DeskRefusal<Name extends keyof Desk> = ErrorOf<DeskResult<Name>>

type ErrorOf<T> = T extends { readonly ok: false; readonly error: infer Error } ? Error : never

/** Composes what the pages of the desk can do. */
export function deskUseCases(dependencies: DeskDependencies) {
  const {
    staff,
    requests,
    customers,
    customerImports,
    sessions,
    passkeyStore,
    codeSignIns,
    secrets,
    clock,
  } = dependencies
  const quotes = deskQuotes(dependencies)
  const documents = documentLists(dependencies)
  const actor = actorOf(clock)
  return {
    now: () => clock.now(),
    newBrowserToken: () => secrets.newToken(),
    hasCodes: dependencies.deskCodes,
    findSession: findSession(dependencies),
    signIn: signIn(dependencies),
    confirmIdentity: confirmIdentity(dependencies),
    requestSignInCode: requestSignInCode(dependencies),
    startPasskeyProof: startPasskeyProof(dependencies),
    startPasskey: startPasskey(dependencies),
    addPasskey: addPasskey(dependencies),
    removePasskey: (member: StaffMember, id: string) =>
      passkeyStore.remove(member.id, id, clock.now()),
    renamePasskey: (member: StaffMember, id: string, name: string) =>
      passkeyStore.rename(member.id, id, name, clock.now()),
    listPasskeys: ({ id }: StaffMember) => passkeyStore.list(id),
    listSessions: ({ id }: StaffMember) => sessions.list(id, clock.now()),
    endSessions: ({ id }: StaffMember, which: { readonly id: string } | 'all') =>
      sessions.end(id, which, clock.now()),
    countRecoveryCodes: ({ id }: StaffMember) => codeSignIns.countRecoveryCodes(id),
    makeRecoveryCodes: makeRecoveryCodes(dependencies),
    listStaff: () => staff.list(),
    countPlannedVisitsOfStaff: () => staff.countPlannedVisits(),
    countOpenRequestsOfStaff: () => staff.countOpenRequests(),
    listInvitations: () => staff.openInvitations(clock.now()),
    inviteColleague: inviteColleague(dependencies),
    isInvitationOpen: lookAtInvitation(dependencies),
    changeRole: changeRole(dependencies),
    removeStaff: removeStaff(dependencies),
    listRequests: (query: RequestQuery) => requests.list(query),
    countRequests: () => requests.counts(),
    findRequest: (id: string) => requests.find(id),
    changeRequests: (edits: readonly RequestEdit[], by: StaffMember) =>
      requests.change(edits, actor(by)),
    addNote: (id: string, text: string, by: StaffMember, formKey?: string) =>
      requests.addNote(id, text, actor(by, formKey)),
    undoNote: (id: string, note: string, by: StaffMember) => requests.undoNote(id, note, actor(by)),
    logCall: (id: string, call: LoggedCall, by: StaffMember, formKey?: string) =>
      requests.logCall(id, call, actor(by, formKey)),
    undoCall: (id: string, call: string, by: StaffMember) => requests.undoCall(id, call, actor(by)),
    retryLeadDelivery: (id: string, by: StaffMember) => requests.retryLeadDelivery(id, actor(by)),
    exportRequests: exportRequests(dependencies),
    addRequestByHand: addRequestByHand(dependencies),
    replyToRequest: replyToRequest(dependencies),
    proposeFollowUp: proposeFollowUp(dependencies),
    clearRequests: clearRequests(dependencies),
    countHeldAcknowledgements: countHeldAcknowledgements(dependencies),
    ...deskPhotographs(dependencies),
    ...deskPictures(dependencies),
    ...goingLive(dependencies),
    keepRequest: (id: string, by: StaffMember) => requests.keep(id, actor(by)),
    requestsToday: requestsToday(dependencies),
    countWaiting: countWaiting(dependencies),
    trouble: findTrouble(dependencies),
    listServices: () => dependencies.catalog.services(),
    listCustomers: (query: CustomerQuery) => customers.list(query),
    findCustomer: findCustomer(dependencies),
    findContact: findContact(dependencies),
    addCustomer: addCustomer(dependencies),
    saveCustomer: (id: string, facts: CustomerFacts, seen: number, by: StaffMember) =>
      customers.save(id, facts, seen, actor(by)),
    mergeCustomers: (from: string, into: string, by: StaffMember) =>
      customers.merge(from, into, actor(by)),
    mergeEffects: (from: string, into: string) => customers.mergeEffects(from, into),
    unmergeCustomers: (mergeId: string, by: StaffMember) => customers.unmerge(mergeId, actor(by)),
    addCustomerNote: (id: string, text: string, by: StaffMember, formKey?: string) =>
      customers.addNote(id, text, actor(by, formKey)),
    undoCustomerNote: (id: string, note: string, by: StaffMember) =>
      customers.undoNote(id, note, actor(by)),
    exportCustomers: exportCustomers(dependencies),
    prepareImport: prepareImport(dependencies),
    draftColumns: draftColumns(dependencies),
    correctColumns: correctColumns(dependencies),
    findImport: (id: string) => customerImports.find(id),
    listImports: () => customerImports.list(),
    importRows: (
      id: string,
      query: { readonly outcome: RowOutcome | null; readonly page: number },
    ) => customerImports.rows(id, query),
    startImport: (id: string) => customerImports.start(id),
    discardImport: (id: string) => customerImports.discard(id),
    importTraces: (id: string) => customerImports.traces(id),
    undoImport: (id: string, by: StaffMember) => customerImports.undo(id, actor(by)),
    searchEverything: searchEverything({ ...dependencies, listQuotes: quotes.listQuotes }),
    searchRequests: searchRequests(dependencies),
    ...searchSite({ ...dependencies, ...documents }),
    ...visitUseCases(dependencies),
    ...deskMoney(dependencies),
    ...deskPrices(dependencies),
    ...quotes,
    ...deskDeliveries(dependencies, quotes),
    ...ownCalendar(dependencies),
    backups: dependencies.backups,
    downloadBackup: downloadBackup(dependencies),
    ...personalData(dependencies),
    ...deskSettings(dependencies),
    ...deskSite(dependencies),
    ...documents,
    ...deskDocuments(dependencies),
    ...deskEntries(dependencies),
    findInDocument: documentFindings(dependencies),
    ...deskEmails(dependencies),
    listActivity: listActivity(dependencies),
    findChanges: findChanges(dependencies),
  }
}

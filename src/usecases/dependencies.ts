import type { Company } from '#content/company.ts'
import type { Content } from '#content/content.ts'
import type { CharacterRule } from '#domain/fields.ts'
import type { RecordPeriods } from '#domain/settings/record-periods.ts'
import type { ActivityLog } from '#ports/activity-log.ts'
import type { AddressBook } from '#ports/address-book.ts'
import type { AlertStore } from '#ports/alert-store.ts'
import type { Backups } from '#ports/backups.ts'
import type { BalanceStore } from '#ports/balance-store.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { CalendarFeedStore } from '#ports/calendar-feed-store.ts'
import type { CalendarWriter } from '#ports/calendar-writer.ts'
import type { Catalog } from '#ports/catalog.ts'
import type { Clock, Pause } from '#ports/clock.ts'
import type { CodeSignInStore } from '#ports/code-sign-in-store.ts'
import type { CodeStore } from '#ports/code-store.ts'
import type { ContentStore } from '#ports/content-store.ts'
import type { ReadCsv } from '#ports/csv-reader.ts'
import type { CustomerImportStore } from '#ports/customer-import-store.ts'
import type { CustomerStore } from '#ports/customer-store.ts'
import type { DeliveryBatchStore } from '#ports/delivery-batch-store.ts'
import type { DomainRecords } from '#ports/domain-records.ts'
import type { EmailLog } from '#ports/email-log.ts'
import type { EventPlatform } from '#ports/event-platform.ts'
import type { EventStore } from '#ports/event-store.ts'
import type { FileRemovals } from '#ports/file-removals.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { Ids } from '#ports/ids.ts'
import type { LeadDeliveryStore } from '#ports/lead-delivery-store.ts'
import type { LeadStore } from '#ports/lead-store.ts'
import type { LedgerStore } from '#ports/ledger-store.ts'
import type { Limiter } from '#ports/limiter.ts'
import type { MailOutbox } from '#ports/mail-outbox.ts'
import type { Mailbox } from '#ports/mailbox.ts'
import type { EmailTexts } from '#ports/mailer.ts'
import type { OutsideMedia } from '#ports/outside-media.ts'
import type { PasskeyStore } from '#ports/passkey-store.ts'
import type { Passkeys } from '#ports/passkeys.ts'
import type { PaymentStore } from '#ports/payment-store.ts'
import type { Payments } from '#ports/payments.ts'
import type { PersonStore } from '#ports/person-store.ts'
import type { PhotographStore } from '#ports/photograph-store.ts'
import type { PictureMaker } from '#ports/picture-maker.ts'
import type { PictureStore } from '#ports/picture-store.ts'
import type { PriceStore } from '#ports/price-store.ts'
import type { QuotePrinter } from '#ports/quote-printer.ts'
import type { QuotedDeliveryStore } from '#ports/quoted-delivery-store.ts'
import type { ReceivedEmailStore } from '#ports/received-email-store.ts'
import type { RedirectStore } from '#ports/redirect-store.ts'
import type { RequestStore } from '#ports/request-store.ts'
import type { RestockStore } from '#ports/restock-store.ts'
import type { RetentionStore } from '#ports/retention-store.ts'
import type { SearchStore } from '#ports/search-store.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { SessionStore } from '#ports/session-store.ts'
import type { SettingsStore } from '#ports/settings-store.ts'
import type { StaffStore } from '#ports/staff-store.ts'
import type { TestCheckout } from '#ports/test-checkout.ts'
import type { VisitStore } from '#ports/visit-store.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'

/** Everything that use cases need. Those called with fewer say which: `Pick<Dependencies, 'clock'>`. */
export interface Dependencies {
  readonly leads: LeadStore
  readonly leadDeliveries: LeadDeliveryStore
  readonly events: EventStore
  readonly bookings: BookingStore
  readonly paymentStore: PaymentStore
  readonly balance: BalanceStore
  readonly codes: CodeStore
  readonly outbox: MailOutbox
  readonly emailLog: EmailLog
  readonly search: SearchStore
  readonly receivedEmails: ReceivedEmailStore
  readonly staff: StaffStore
  readonly sessions: SessionStore
  readonly passkeyStore: PasskeyStore
  readonly codeSignIns: CodeSignInStore
  readonly activity: ActivityLog
  readonly visits: VisitStore
  readonly calendarFeeds: CalendarFeedStore
  readonly requests: RequestStore
  readonly customers: CustomerStore
  readonly alerts: AlertStore
  readonly people: PersonStore
  readonly settings: SettingsStore
  readonly contentStore: ContentStore
  readonly redirects: RedirectStore
  readonly restock: RestockStore
  readonly retention: RetentionStore
  readonly customerImports: CustomerImportStore
  readonly fileRemovals: FileRemovals
  readonly photographs: PhotographStore
  readonly pictures: PictureStore
  readonly ledger: LedgerStore
  readonly prices: PriceStore
  readonly writtenQuotes: WrittenQuoteStore
  readonly deliveryBatches: DeliveryBatchStore
  readonly quotedDeliveries: QuotedDeliveryStore
  /** Null unless an existing platform owns the events instead of the site's own store. */
  readonly eventPlatform: EventPlatform | null
  readonly outsideMedia: OutsideMedia
  readonly backups: Backups
  readonly files: FileStore
  readonly pictureMaker: PictureMaker
  readonly quotePrinter: QuotePrinter
  readonly payments: Payments
  /** Null unless the site takes test payments. */
  readonly testCheckout: TestCheckout | null
  readonly catalog: Catalog
  readonly addressBook: AddressBook
  readonly domainRecords: DomainRecords
  readonly senderAddress: () => string
  /** Email address that gets an alert of every lead and booking. */
  readonly ownerAddress: () => string
  /** Renders emails as text, with secrets masked. */
  readonly emailTexts: EmailTexts
  /** The company's mailbox; null unless its setting is given. */
  readonly mailbox: Mailbox | null
  readonly passkeys: Passkeys
  /** Lets staff sign in by emailed codes beside passkeys. */
  readonly deskCodes: boolean
  /** How long records are kept unless the desk sets it. */
  readonly configuredPeriods: RecordPeriods
  readonly calendar: CalendarWriter
  readonly readCsv: ReadCsv
  /** Content of the pages as last published. */
  readonly content: () => Content
  /** The company of that content. */
  readonly company: () => Company
  readonly secrets: Secrets
  readonly clock: Clock
  readonly ids: Ids
  readonly pause: Pause
  readonly limiter: Limiter
  /** Counts reads, in the memory of this process only. */
  readonly readLimiter: Limiter
  readonly characterRule: CharacterRule
  readonly tenant: string
  /** Origin without a slash at the end. */
  readonly publicUrl: string
  /** Limits how many unpaid bookings of one network hold seats. */
  readonly limitsHolds: boolean
}

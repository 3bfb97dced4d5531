import type {
  CallRow,
  CustomerAddressRow,
  CustomerEmailRow,
  CustomerImportLineRow,
  CustomerImportRow,
  CustomerMergeRow,
  CustomerNoteRow,
  CustomerPhoneRow,
  CustomerRow,
  NoteRow,
  SearchTermRow,
  SentFormRow,
} from './customers/customer-tables.ts'
import type {
  EmailRow,
  FileRemovalRow,
  LeaseRow,
  MailboxPositionRow,
  MailRow,
  ReceivedAttachmentRow,
  ReceivedEmailRow,
} from './emails/email-tables.ts'
import type { BookingRow, CodeRow, EventRow, TokenRow } from './bookings/event-tables.ts'
import type {
  CachedCatalogRow,
  LeadDeliveryRow,
  LeadRow,
  RequestAdditionRow,
} from './requests/lead-tables.ts'
import type { TestCheckoutRow, TestRefundRow } from './payments/test-payment-tables.ts'
import type { PictureFileRow, PictureRow } from './site/picture-tables.ts'
import type { PhotographRow } from './photographs/photograph-tables.ts'
import type {
  ContentDraftRow,
  ContentPublicationRow,
  ContentVersionRow,
  RedirectRow,
  RestockWaitRow,
} from './site/content-tables.ts'
import type { Once } from './columns.ts'
import type { PriceItemRow } from './written-quotes/price-tables.ts'
import type { SettingRow, StaffAlertsRow } from './desk/setting-tables.ts'
import type {
  BalanceTransactionRow,
  DisputeRow,
  MoneyEntryRow,
  MoneyToPostRow,
  WebhookEventRow,
  OrderRow,
  PaymentRow,
  PayoutRow,
  RefundElsewhereRow,
  RefundRow,
} from './payments/payment-tables.ts'
import type {
  ChallengeRow,
  InvitationRow,
  PasskeyRow,
  RecoveryCodeRow,
  SessionRow,
  SignInCodeRow,
  StaffBrowserRow,
  StaffRow,
} from './desk/staff-tables.ts'
import type { CalendarFeedRow, VisitRow } from './visits/visit-tables.ts'
import type {
  CounterRow,
  QuoteAcceptanceRow,
  QuoteDeclineRow,
  QuoteDrawingRow,
  QuoteQuestionRow,
  QuoteVersionRow,
  WrittenQuoteRow,
  DeliveryBatchRowTable,
  DeliveryBatchTable,
  QuotedDeliveryRow,
} from './written-quotes/written-quote-tables.ts'

/** The tables as both databases have them. Times are epoch milliseconds; JSON is stored as text. */
export interface Tables {
  leads: LeadRow
  customers: CustomerRow
  customer_emails: CustomerEmailRow
  customer_phones: CustomerPhoneRow
  customer_addresses: CustomerAddressRow
  customer_notes: CustomerNoteRow
  customer_merges: CustomerMergeRow
  customer_imports: CustomerImportRow
  customer_import_rows: CustomerImportLineRow
  notes: NoteRow
  request_additions: RequestAdditionRow
  sent_forms: SentFormRow
  calls: CallRow
  search_terms: SearchTermRow
  emails: EmailRow
  mails: MailRow
  received_emails: ReceivedEmailRow
  received_attachments: ReceivedAttachmentRow
  file_removals: FileRemovalRow
  mailbox_positions: MailboxPositionRow
  leases: LeaseRow
  deliveries: LeadDeliveryRow
  kept_catalogues: CachedCatalogRow
  test_checkouts: TestCheckoutRow
  test_refunds: TestRefundRow
  events: EventRow
  bookings: BookingRow
  orders: OrderRow
  payments: PaymentRow
  notices: WebhookEventRow
  refunds: RefundRow
  refunds_elsewhere: RefundElsewhereRow
  disputes: DisputeRow
  balance_transactions: BalanceTransactionRow
  money_entries: MoneyEntryRow
  money_to_post: MoneyToPostRow
  payouts: PayoutRow
  codes: CodeRow
  tokens: TokenRow
  staff: StaffRow
  invitations: InvitationRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  sign_in_codes: SignInCodeRow
  recovery_codes: RecoveryCodeRow
  sessions: SessionRow
  staff_browsers: StaffBrowserRow
  activity: ActivityRow
  settings: SettingRow
  content_versions: ContentVersionRow
  content_publications: ContentPublicationRow
  redirects: RedirectRow
  content_drafts: ContentDraftRow
  restock_waits: RestockWaitRow
  staff_alerts: StaffAlertsRow
  visits: VisitRow
  calendar_feeds: CalendarFeedRow
  photographs: PhotographRow
  pictures: PictureRow
  picture_files: PictureFileRow
  price_items: PriceItemRow
  counters: CounterRow
  written_quotes: WrittenQuoteRow
  written_quote_versions: QuoteVersionRow
  written_quote_acceptances: QuoteAcceptanceRow
  written_quote_questions: QuoteQuestionRow
  written_quote_declines: QuoteDeclineRow
  quote_drawings: QuoteDrawingRow
  quoted_deliveries: QuotedDeliveryRow
  delivery_batches: DeliveryBatchTable
  delivery_batch_rows: DeliveryBatchRowTable
}

export interface ActivityRow {
  id: Once<string>
  at: Once<number>
  staff: Once<string | null>
  subject_kind: Once<string>
  subject_id: Once<string>
  kind: Once<string>
  /** JSON: small facts by name; none once the person was erased. */
  data: string
}

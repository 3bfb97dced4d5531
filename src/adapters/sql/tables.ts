import type { ColumnType, Generated } from 'kysely'
import type { SubjectKind } from '#domain/payments/subject.ts'
import type { Booking, Order } from '#domain/bookings/booking.ts'
import type { RequestStatus } from '#domain/requests/request-status.ts'
import type { Delivery } from '#domain/quotes/delivery.ts'
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
} from './customer-tables.ts'
import type {
  EmailRow,
  FileRemovalRow,
  LeaseRow,
  MailboxPositionRow,
  MailRow,
  ReceivedAttachmentRow,
  ReceivedEmailRow,
} from './email-tables.ts'
import type { PictureFileRow, PictureRow } from './picture-tables.ts'
import type { PhotographRow } from './photograph-tables.ts'
import type {
  ContentDraftRow,
  ContentPublicationRow,
  ContentVersionRow,
  RedirectRow,
} from './content-tables.ts'
import type { PriceItemRow } from './price-tables.ts'
import type { SettingRow, StaffAlertsRow } from './setting-tables.ts'
import type {
  DisputeRow,
  Flag,
  WebhookEventRow,
  Once,
  OrderRow,
  PaymentRow,
  RefundRow,
} from './payment-tables.ts'
import type {
  ChallengeRow,
  InvitationRow,
  PasskeyRow,
  RecoveryCodeRow,
  SessionRow,
  SignInCodeRow,
  StaffBrowserRow,
  StaffRow,
} from './staff-tables.ts'
import type { CalendarFeedRow, VisitRow } from './visit-tables.ts'
import type {
  CounterRow,
  QuoteAcceptanceRow,
  QuoteQuestionRow,
  QuoteVersionRow,
  WrittenQuoteRow,
} from './written-quote-tables.ts'

/** The tables as both databases know them. Times are epoch milliseconds; JSON is kept as text. */
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
  deliveries: DeliveryRow
  kept_catalogues: CachedCatalogRow
  test_checkouts: TestCheckoutRow
  test_refunds: TestRefundRow
  events: EventRow
  bookings: BookingRow
  orders: OrderRow
  payments: PaymentRow
  notices: WebhookEventRow
  refunds: RefundRow
  disputes: DisputeRow
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
}

export interface LeadRow {
  id: Once<string>
  idempotency_key: Once<string>
  status: 'incomplete' | 'complete'
  created_at: Once<number>
  first_name: string
  last_name: string
  email: string
  /** Lower case, for look-ups. */
  email_key: string
  phone: string
  street1: string
  city: string
  state: string
  zip: string
  address_type: string
  consent_wording: string
  consent_at: number
  /** JSON: a list of SpamSignal. */
  signs: string
  request_id: string | null
  requested_at: number | null
  /** JSON: a list of RequestedService. */
  services: string | null
  project_details: string | null
  additional_notes: string | null
  /** JSON: a list of RequestEstimate; null before there were any. */
  estimates: string | null
  /** JSON: Preferences; null before there were any. */
  preferences: string | null
  /** Null while it may come from a machine, and once the customer was forgotten. */
  customer_id: string | null
  desk_status: RequestStatus
  /** Whether that status is one of those that are still worked on. */
  is_open: Generated<Flag>
  lost_reason: string | null
  /** Calendar date; empty without one. */
  follow_up_on: Generated<string>
  follow_up_note: Generated<string>
  /** `nameKey` of last and first name. */
  name_key: string
  assigned_to: string | null
  waiting_since: number | null
  first_answered_at: number | null
  closed_at: number | null
  last_activity_at: number
  revision: number
  /** Of an open one that nobody works on: when it is forgotten, once that was announced. */
  forget_after: number | null
  /** Since when the customer's last word waits for us. */
  replied_at: number | null
  /** Raised when the tokens of emails sent so far are to lead nowhere. */
  reply_revocation: Generated<number>
}

/** A lead on its way to the platform behind the site. Gone with its lead. */
export interface DeliveryRow {
  lead_id: Once<string>
  state: Delivery['state']
  tries: number
  /** Null once delivered or given up. */
  next_try_at: number | null
  /** While a process has it in hand: when another one may take it. */
  leased_until: number | null
  /** The platform's ids. */
  client_id: string | null
  request_id: string | null
  delivered_at: number | null
  last_error: string | null
}

export interface CachedCatalogRow {
  source: Once<string>
  /** JSON: a list of CatalogService. */
  services: string
  kept_at: number
}

export interface TestCheckoutRow {
  session_id: Once<string>
  order_id: Once<string>
  /** Id of what it is for, by its kind. */
  booking_id: Once<string>
  subject_kind: ColumnType<SubjectKind, SubjectKind | undefined, never>
  email: string
  description: Once<string>
  amount_cents: Once<number>
  quantity: Once<number>
  pay_until: Once<number>
  success_url: Once<string>
  failure_url: Once<string>
  state: 'open' | 'paid' | 'closed'
}

/** Refunds of test payments. */
export interface TestRefundRow {
  id: Once<string>
  session_id: Once<string>
  amount_cents: Once<number>
}

export interface EventRow {
  id: Once<string>
  tenant: Once<string>
  public_id: Once<string>
  revision: number
  changed_at: number
  /** When it got a time or place that guests who booked before have not been told of. */
  untold_move_at: number | null
  /** The sum of what its bookings take; moves in the transaction that moves them. */
  seats_taken: number
  name: string | null
  description: string | null
  starts_at: number
  ends_at: number | null
  time_zone: string
  kind: string
  price_cents: number | null
  /** JSON: lists of text. */
  images: string
  videos: string
  guests: string
  perks: string
  venue_address: string | null
  hosted_by: string | null
  capacity: number | null
  party_limit: number | null
  /** JSON: a Raffle. */
  raffle: string | null
  /** JSON: a list of FormField. */
  form_fields: string
  cancelled: Flag
}

export interface BookingRow {
  id: Once<string>
  event_id: Once<string>
  /** Empty once the guest was forgotten. */
  email: string
  /**
   * Lower case, for look-ups, and unique within the event. The booking's id once the guest was
   * forgotten or another answer of the address stands in its place.
   */
  email_key: string
  /** Of a superseded booking, what `email_key` was; its id once the guest was forgotten. */
  superseded_key: string | null
  booked_at: number
  origin: Booking['origin']
  status: Booking['status']
  willingness: Booking['willingness']
  adults: number
  children: number
  /** JSON: a list of Answer. */
  answers: string
  message: string | null
  seats: number
  revision: number
  paid_cents: number
  refunded_cents: number
  refund_due_cents: number
  /** All null without an order; session and address also until its payment page is known. */
  order_id: string | null
  order_state: Order['state'] | null
  order_adults: number | null
  order_children: number | null
  order_answers: string | null
  order_seats: number | null
  order_due_cents: number | null
  order_held_until: number | null
  /** Only while it is held. */
  order_holder: string | null
  order_session_id: string | null
  order_url: string | null
}

export interface CodeRow {
  challenge_id: Once<string>
  event_id: Once<string>
  email_key: Once<string>
  /** Null where the address had no booking: no code is ever right then. */
  booking_id: Once<string | null>
  code_hash: Once<string>
  issued_at: Once<number>
  wrong_tries: number
  is_spent: Flag
}

export interface TokenRow {
  hash: Once<string>
  booking_id: Once<string>
  issued_at: Once<number>
  is_spent: Flag
}

export interface ActivityRow {
  id: Once<string>
  at: Once<number>
  staff: Once<string | null>
  subject_kind: Once<string>
  subject_id: Once<string>
  kind: Once<string>
  /** JSON: small facts by name; none once whom it is about was erased. */
  data: string
}

import type { ColumnType } from 'kysely'

/** The tables as both databases know them. Times are epoch milliseconds; JSON is kept as text. */
export interface Tables {
  leads: LeadRow
  mails: MailRow
  test_checkouts: TestCheckoutRow
}

type Once<T> = ColumnType<T, T, never>

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
  request_id: string | null
  requested_at: number | null
  /** JSON: a list of RequestedService. */
  services: string | null
  project_details: string | null
  additional_notes: string | null
}

export interface MailRow {
  id: Once<string>
  created_at: Once<number>
  recipient: string
  /** Lower case, for look-ups. */
  recipient_key: string
  reply_to: string | null
  subject: string
  text: string
  html: string
  /** JSON: a list of MailAttachment. */
  attachments: string | null
  withdrawal_key: string | null
  state: 'waiting' | 'sent' | 'failed'
  tries: number
  /** Null once sent or given up. While a sender has the mail: when its lease ends. */
  next_try_at: number | null
  sent_at: number | null
  last_error: string | null
}

export interface TestCheckoutRow {
  session_id: Once<string>
  order_id: Once<string>
  booking_id: Once<string>
  email: string
  description: Once<string>
  amount_cents: Once<number>
  quantity: Once<number>
  pay_until: Once<number>
  success_url: Once<string>
  failure_url: Once<string>
  state: 'open' | 'paid' | 'closed'
  refunded_cents: number
}

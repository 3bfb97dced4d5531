import type { ColumnType } from 'kysely'
import type { SubjectKind } from '#domain/payments/subject.ts'
import type { Once } from '#adapters/sql/columns.ts'

export interface TestCheckoutRow {
  session_id: Once<string>
  order_id: Once<string>
  /** Id of its subject, by kind. */
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

export interface TestRefundRow {
  id: Once<string>
  session_id: Once<string>
  amount_cents: Once<number>
}

import type { BookingTables } from './bookings/event-tables.ts'
import type { CustomerTables } from './customers/customer-tables.ts'
import type { StaffTables } from './desk/staff-tables.ts'
import type { EmailTables } from './emails/email-tables.ts'
import type { PaymentTables } from './payments/payment-tables.ts'
import type { LeadTables } from './requests/lead-tables.ts'
import type { ContentTables } from './site/content-tables.ts'
import type { PictureTables } from './site/picture-tables.ts'
import type { VisitTables } from './visits/visit-tables.ts'
import type { QuoteTables } from './written-quotes/written-quote-tables.ts'
import type { Once } from './columns.ts'

/** The tables as both databases have them. Times are epoch milliseconds; JSON is stored as text. */
export interface Tables
  extends
    BookingTables,
    CustomerTables,
    StaffTables,
    EmailTables,
    PaymentTables,
    LeadTables,
    ContentTables,
    PictureTables,
    VisitTables,
    QuoteTables {
  activity: ActivityRow
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

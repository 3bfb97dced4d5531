import type { Role } from '#domain/desk/roles.ts'
import type { SignInMethod } from '#domain/desk/session.ts'
import type { ChallengePurpose } from '#ports/passkey-store.ts'
import type { Flag, Once } from '#adapters/sql/columns.ts'

export interface StaffTables {
  staff: StaffRow
  invitations: InvitationRow
  passkeys: PasskeyRow
  challenges: ChallengeRow
  sign_in_codes: SignInCodeRow
  recovery_codes: RecoveryCodeRow
  sessions: SessionRow
  staff_browsers: StaffBrowserRow
  settings: SettingRow
  staff_alerts: StaffAlertsRow
}

/** A present or former colleague. */
export interface StaffRow {
  id: Once<string>
  email: string
  /** Lower case and unique: a colleague who returns is the same person. */
  email_key: string
  name: string
  role: Role
  joined_at: number
  removed_at: number | null
  revision: number
}

export interface InvitationRow {
  id: Once<string>
  token_hash: Once<string>
  email: Once<string>
  email_key: Once<string>
  role: Once<Role>
  invited_by: Once<string | null>
  created_at: Once<number>
  expires_at: Once<number>
  ended_at: number | null
}

export interface PasskeyRow {
  id: Once<string>
  staff_id: Once<string>
  /** COSE key in base64url. */
  public_key: Once<string>
  counter: number
  /** JSON: a list of text. */
  transports: Once<string>
  name: string
  created_at: Once<number>
  last_used_at: number | null
}

export interface ChallengeRow {
  hash: Once<string>
  purpose: Once<ChallengePurpose>
  staff_id: Once<string | null>
  expires_at: Once<number>
}

export interface SignInCodeRow {
  id: Once<string>
  email_key: Once<string>
  staff_id: Once<string | null>
  browser_hash: Once<string>
  code_hash: Once<string>
  issued_at: Once<number>
  wrong_tries: number
  is_spent: Flag
}

export interface RecoveryCodeRow {
  code_hash: Once<string>
  staff_id: Once<string>
  created_at: Once<number>
  used_at: number | null
}

export interface SessionRow {
  id: Once<string>
  staff_id: Once<string>
  token_hash: string
  previous_hash: string | null
  previous_until: number | null
  signed_in_by: Once<SignInMethod>
  /** Shortened user agent. */
  browser: Once<string>
  created_at: Once<number>
  last_seen_at: number
  proof_at: number
}

/** A browser that a colleague has signed in from. */
export interface StaffBrowserRow {
  staff_id: Once<string>
  browser_hash: Once<string>
  seen_at: number
}

export interface SettingRow {
  kind: Once<string>
  /** JSON by the schema of its kind. */
  data: string
  /** `data` before the last save; null if there is no undo. */
  data_before: string | null
  revision: number
  changed_at: number
  changed_by: string | null
}

/** A colleague's choice of email alerts. */
export interface StaffAlertsRow {
  staff_id: Once<string>
  chosen: string
  /** Calendar date of the last digest; empty before the first. */
  digest_on: string
}

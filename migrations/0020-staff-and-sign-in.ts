import type { Kysely } from 'kysely'

/** Colleagues, their credentials, and the activity log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createStaff(db)
  await createWaysIn(db)
  await createSessions(db)
  await createActivity(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'activity',
    'staff_browsers',
    'sessions',
    'recovery_codes',
    'sign_in_codes',
    'challenges',
    'passkeys',
    'invitations',
    'staff',
  ]) {
    await db.schema.dropTable(table).execute()
  }
}

async function createStaff(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('staff')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addColumn('revision', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    // Null: from the command line.
    .addColumn('invited_by', 'text', (column) => column.references('staff.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    // Null while it can be used; else when it was used, replaced or withdrawn.
    .addColumn('ended_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('invitations_by_email')
    .on('invitations')
    .column('email_key')
    .execute()
}

async function createWaysIn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    // The authenticator's own id of the credential.
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema.createIndex('passkeys_by_staff').on('passkeys').column('staff_id').execute()
  await db.schema
    .createTable('challenges')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('purpose', 'text', (column) => column.notNull())
    // Null at sign-in, while the person is unknown.
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('sign_in_codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email_key', 'text', (column) => column.notNull())
    // Null if the address belongs to nobody: then no code is ever right.
    .addColumn('staff_id', 'text', (column) => column.references('staff.id'))
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('wrong_tries', 'integer', (column) => column.notNull())
    .addColumn('is_spent', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('sign_in_codes_by_email')
    .on('sign_in_codes')
    .column('email_key')
    .execute()
  await db.schema
    .createIndex('sign_in_codes_by_browser')
    .on('sign_in_codes')
    .column('browser_hash')
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('recovery_codes_by_staff')
    .on('recovery_codes')
    .column('staff_id')
    .execute()
}

async function createSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    // The token before a step-up, valid for requests that were under way.
    .addColumn('previous_hash', 'text')
    .addColumn('previous_until', 'bigint')
    .addColumn('signed_in_by', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_seen_at', 'bigint', (column) => column.notNull())
    .addColumn('proof_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('sessions_by_staff').on('sessions').column('staff_id').execute()
  await db.schema
    .createIndex('sessions_by_previous')
    .on('sessions')
    .column('previous_hash')
    .execute()
  await db.schema
    .createTable('staff_browsers')
    .addColumn('staff_id', 'text', (column) => column.notNull().references('staff.id'))
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('staff_browsers_pkey', ['staff_id', 'browser_hash'])
    .execute()
}

async function createActivity(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    // Null for the command line, a visitor or the site itself.
    .addColumn('staff', 'text', (column) => column.references('staff.id'))
    .addColumn('subject_kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('activity_by_time').on('activity').columns(['at', 'id']).execute()
  await db.schema
    .createIndex('activity_by_subject')
    .on('activity')
    .columns(['subject_kind', 'subject_id', 'at'])
    .execute()
}

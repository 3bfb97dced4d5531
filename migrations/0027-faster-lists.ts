import type { Kysely } from 'kysely'

/** Indexes by which lists of many thousands are searched and read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Whether one of a list has a word is asked of this alone.
  await db.schema
    .createIndex('search_terms_of_subject')
    .on('search_terms')
    .columns(['subject_id', 'term'])
    .execute()
  await db.schema.dropIndex('search_terms_by_subject').execute()
  // What those that a search has found are filtered and sorted by.
  await db.schema
    .createIndex('leads_found')
    .on('leads')
    .columns([
      'id',
      'is_open',
      'desk_status',
      'assigned_to',
      'follow_up_on',
      'waiting_since',
      'created_at',
      'name_key',
    ])
    .execute()
  await db.schema
    .createIndex('leads_any_by_time')
    .on('leads')
    .columns(['created_at', 'id', 'desk_status', 'assigned_to'])
    .execute()
  // Those without a date to follow up on, whoever waits longest first.
  await db.schema
    .createIndex('leads_status_by_date_and_waiting')
    .on('leads')
    .columns(['desk_status', 'follow_up_on', 'waiting_since', 'id', 'assigned_to'])
    .execute()
  await db.schema.dropIndex('leads_by_time').execute()
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('leads_by_time').on('leads').column('created_at').execute()
  await db.schema
    .createIndex('search_terms_by_subject')
    .on('search_terms')
    .column('subject_id')
    .execute()
  for (const name of [
    'leads_status_by_date_and_waiting',
    'leads_any_by_time',
    'leads_found',
    'search_terms_of_subject',
  ]) {
    await db.schema.dropIndex(name).execute()
  }
}

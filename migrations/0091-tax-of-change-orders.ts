import { PostgresAdapter, sql, type Kysely } from 'kysely'

/**
 * A change order that lowers a quote moves its sales tax: the books of the quote's payments are
 * derived anew when one is accepted, called off or agreed on again, and once for earlier ones. A
 * trigger records it, as for payments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const changed = "new.parent_id is not null and new.status = 'accepted'"
  const note = `insert into money_to_post (payment_id)
    select id from payments where subject_kind = 'quote' and subject_id = new.parent_id;`
  if (isPostgres(db)) {
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$ begin ${note} return null; end $$`,
      )
      .execute(db)
    await sql
      .raw(
        `create trigger ${name} after update on written_quotes for each row when (${changed}) execute function ${name}()`,
      )
      .execute(db)
  } else {
    await sql
      .raw(
        `create trigger ${name} after update on written_quotes when ${changed} begin ${note} end`,
      )
      .execute(db)
  }
  await sql`
    insert into money_to_post (payment_id)
    select id from payments where subject_kind = 'quote' and subject_id in (
      select parent_id from written_quotes where parent_id is not null and status = 'accepted'
    )
  `.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`drop trigger ${name}${isPostgres(db) ? ' on written_quotes' : ''}`).execute(db)
  if (isPostgres(db)) await sql.raw(`drop function ${name}`).execute(db)
}

const name = 'written_quotes_post_change'

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter
}

import type { Selectable } from 'kysely'
import { emailKey } from '#domain/fields.ts'
import { touched } from '#domain/requests/request-work.ts'
import type { ResendRefusal } from '#domain/emails/email-log.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { indexCustomer } from './customer-rows.ts'
import type { EmailRow } from './email-tables.ts'
import { joinLead } from './lead-lifecycle.ts'
import { keepWork, lockRequest } from './request-steps.ts'
import type { Running } from './transaction.ts'

/**
 * Gives a customer another address in the place of the one that an email went to: on their page and
 * on each of their requests. Answers those requests.
 */
export async function correctAddress(
  running: Running,
  email: Selectable<EmailRow>,
  address: string,
): Promise<Result<readonly string[], ResendRefusal>> {
  if (email.about_kind !== 'lead') return ok([])
  const request = await lockRequest(running, email.about_id)
  if (request === null) return ok([])
  const [from, to] = [email.recipient_key, emailKey(address)]
  if (from === to) return ok([email.about_id])
  const { tx } = running
  const owner = await tx
    .selectFrom('customer_emails')
    .innerJoin('customers', 'customers.id', 'customer_emails.customer_id')
    .select(['customers.id', 'customers.name'])
    .where('email_key', '=', to)
    .executeTakeFirst()
  const { customerId } = request
  if (owner !== undefined && owner.id !== customerId) {
    return err({ code: 'address-taken', name: owner.name, customerId: owner.id })
  }
  if (customerId !== null) {
    const theirs = tx.deleteFrom('customer_emails').where('customer_id', '=', customerId)
    await theirs.where('email_key', 'in', [from, to]).execute()
    await tx
      .insertInto('customer_emails')
      .values({ email_key: to, email: address, customer_id: customerId, bounced_at: null })
      .execute()
    await tx
      .updateTable('customers')
      .set((column) => ({ revision: column('revision', '+', 1) }))
      .where('id', '=', customerId)
      .execute()
    await indexCustomer(running, customerId)
  }
  const requests = await tx
    .selectFrom('leads')
    .select('id')
    .where('email_key', '=', from)
    .where((row) =>
      row.or([
        row('id', '=', email.about_id),
        ...(customerId === null ? [] : [row('customer_id', '=', customerId)]),
      ]),
    )
    .orderBy('id')
    .execute()
  for (const { id } of requests) await correctRequest(running, id, address)
  return ok(requests.map(({ id }) => id))
}

/** Whoever got its emails by mistake can answer none of them from now on. */
async function correctRequest(running: Running, id: string, address: string): Promise<void> {
  await running.tx
    .updateTable('leads')
    .set((column) => ({
      email: address,
      email_key: emailKey(address),
      reply_revocation: column('reply_revocation', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
  const request = await lockRequest(running, id)
  if (request === null) return
  await joinLead(running, request.lead, request.customerId)
  await keepWork(running, id, touched(request.work, request.work.lastActivityAt))
}

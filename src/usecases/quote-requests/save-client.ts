import { addressOf, type AddressText } from '#domain/addresses/address-parts.ts'
import { digitsOf } from '#domain/fields.ts'
import {
  checkAddress,
  checkClient,
  type QuoteFieldErrors,
} from '#domain/quote-requests/check-quote.ts'
import { incompleteAfterMs, type LeadContact } from '#domain/quote-requests/lead.ts'
import { spamSignalsOfForm } from '#domain/quote-requests/spam-signals.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { alertRecipients } from '#usecases/emails/alert-recipients.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readFormToken } from './form-token.ts'
import { readWording, type ShownConsent } from './shown-consent.ts'
import { plainText } from '#domain/text.ts'

/** Contact and address, unchecked. */
export interface ClientInput {
  readonly contact: LeadContact
  readonly address: AddressText
  readonly idempotencyKey: string | undefined
  /** Text of the field that people do not see. */
  readonly honeypot: string
  /** Empty if none was sent. */
  readonly formToken: string
  /** Null where none was sent. */
  readonly shownConsent: ShownConsent | null
}

/** Why a contact is not accepted; `key-reused`: the key belongs to a complete request. */
export type ClientRefusal =
  | { readonly code: 'invalid'; readonly fields: QuoteFieldErrors }
  | { readonly code: 'key-reused' }

/** First call of a quote request: stores the contact, so that it survives a failing second call. */
export function saveClient(dependencies: Dependencies) {
  return async (
    input: ClientInput,
  ): Promise<Result<{ readonly clientId: string }, ClientRefusal>> => {
    const { contact } = input
    const fields = {
      ...checkClient(contact, dependencies.characterRule),
      ...checkAddress(input.address, dependencies.characterRule),
    }
    const address = addressOf(input.address)
    if (Object.keys(fields).length > 0 || address === undefined) {
      return err({ code: 'invalid', fields })
    }

    const now = dependencies.clock.now()
    const { quoteConsent } = dependencies.content()
    const wording = readWording(dependencies.secrets, input.shownConsent, quoteConsent)
    const lead = {
      id: dependencies.ids.newId(),
      createdAt: now,
      contact: {
        firstName: plainText(contact.firstName),
        lastName: plainText(contact.lastName),
        email: plainText(contact.email),
        phone: digitsOf(contact.phone),
      },
      address,
      consent: { wording, at: now },
      signs: spamSignalsOfForm({
        honeypot: input.honeypot,
        token: readFormToken(dependencies.secrets, input.formToken),
        now,
      }),
    }
    const incomplete = { ...lead, status: 'incomplete', request: null } as const
    const recipients = await alertRecipients(dependencies, 'new-request')
    const saved = await dependencies.leads.saveContact(
      { ...lead, idempotencyKey: input.idempotencyKey ?? dependencies.ids.newId() },
      ...recipients.map(({ to, atDesk }) => ({
        to,
        email: { kind: 'quote-left-incomplete', data: { lead: incomplete, atDesk } } as const,
        notBefore: now + incompleteAfterMs,
      })),
    )
    return saved.ok ? ok({ clientId: saved.value.id }) : saved
  }
}

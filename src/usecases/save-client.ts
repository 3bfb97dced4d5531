import { quoteConsent } from '#content/privacy.ts'
import { digitsOf, type CharacterRule } from '#domain/fields.ts'
import {
  checkQuoteField,
  clientFields,
  type QuoteFieldErrors,
  type QuoteField,
} from '#domain/quotes/check-quote.ts'
import { addressTypes, emptyQuote, type QuoteDraft } from '#domain/quotes/quote-draft.ts'
import { spamSignalsOfForm } from '#domain/quotes/spam-signals.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Clock } from '#ports/clock.ts'
import type { Ids } from '#ports/ids.ts'
import type { LeadStore } from '#ports/lead-store.ts'
import type { Secrets } from '#ports/secrets.ts'
import { readFormToken } from './form-token.ts'

/** Contact and address, unchecked. */
export interface ClientInput extends Pick<QuoteDraft, (typeof clientFields)[number]> {
  readonly idempotencyKey: string | undefined
  /** Text of the field that people do not see. */
  readonly honeypot: string
  /** Empty where none was sent. */
  readonly formToken: string
}

export type ClientRefusal =
  | { readonly code: 'invalid'; readonly fields: QuoteFieldErrors }
  | { readonly code: 'key-reused' }

/** Milliseconds until the owner is emailed about a lead without its request. */
const incompleteAfterMs = 30 * 60_000

/** First call of a quote request: stores the contact, so that it survives a failing second call. */
export function saveClient(dependencies: {
  readonly leads: LeadStore
  /** Hears of every lead. */
  readonly ownerAddress: string
  readonly clock: Clock
  readonly ids: Ids
  readonly secrets: Secrets
  readonly rule: CharacterRule
}) {
  return async (
    input: ClientInput,
  ): Promise<Result<{ readonly clientId: string }, ClientRefusal>> => {
    const draft = { ...emptyQuote, ...input }
    const fields: Partial<Record<QuoteField, string>> = {}
    for (const field of clientFields) {
      const message = checkQuoteField(field, draft, dependencies.rule)
      if (message !== undefined) fields[field] = message
    }
    const addressType = addressTypes.find((type) => type === input.addressType)
    if (Object.keys(fields).length > 0 || addressType === undefined) {
      return err({ code: 'invalid', fields })
    }

    const now = dependencies.clock.now()
    const lead = {
      id: dependencies.ids.newId(),
      createdAt: now,
      contact: {
        firstName: input.firstName.trim(),
        lastName: input.lastName.trim(),
        email: input.email.trim(),
        phone: digitsOf(input.phone),
      },
      address: {
        street1: input.street1.trim(),
        city: input.city.trim(),
        state: input.state.trim(),
        zip: input.zip.trim(),
        addressType,
      },
      consent: { wording: quoteConsent, at: now },
      signs: spamSignalsOfForm({
        honeypot: input.honeypot,
        token: readFormToken(dependencies.secrets, input.formToken),
        now,
      }),
    }
    const incomplete = { ...lead, status: 'incomplete', request: null } as const
    const saved = await dependencies.leads.saveContact(
      { ...lead, idempotencyKey: input.idempotencyKey ?? dependencies.ids.newId() },
      {
        to: dependencies.ownerAddress,
        email: { kind: 'quote-left-incomplete', data: { lead: incomplete } },
        notBefore: now + incompleteAfterMs,
      },
    )
    return saved.ok ? ok({ clientId: saved.value.id }) : saved
  }
}

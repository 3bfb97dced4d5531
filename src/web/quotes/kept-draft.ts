import * as z from 'zod/mini'
import { idempotencyKey } from '#contract/text.ts'
import { type QuoteDraft, setSameAddress } from '#domain/quotes/quote-draft.ts'

/** A form as it outlives a reload of the page. */
export interface KeptDraft {
  readonly draft: QuoteDraft
  /** The key under which it may already have been sent. */
  readonly key: string | null
}

const place = 'evergreen.quote'

const line = z.string().check(z.maxLength(4000))
const ids = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500))

const keptDraft = z.object({
  key: z.nullable(idempotencyKey),
  draft: z.object({
    firstName: line,
    lastName: line,
    email: line,
    phone: line,
    street1: line,
    city: line,
    state: line,
    zip: line,
    addressType: line,
    sameAddress: z.boolean(),
    serviceStreet1: line,
    serviceCity: line,
    serviceState: line,
    serviceZip: line,
    serviceAddressType: line,
    projectDetails: z.string(),
    additionalNotes: z.string(),
    interestOptions: ids,
    materialOptions: ids,
  }),
})

/** Reads a kept form back; null when there is none, or none of this version of the form. */
export function readDraft(storage: Pick<Storage, 'getItem'>): KeptDraft | null {
  let kept: unknown
  try {
    kept = JSON.parse(storage.getItem(place) ?? 'null')
  } catch {
    return null
  }
  const read = keptDraft.safeParse(kept)
  if (!read.success) return null
  const { draft, key } = read.data
  return { key, draft: draft.sameAddress ? setSameAddress(draft, true) : draft }
}

/** Keeps a form for this tab. A full or blocked storage only means that a reload loses it. */
export function keepDraft(storage: Pick<Storage, 'setItem'>, kept: KeptDraft): void {
  try {
    storage.setItem(place, JSON.stringify(kept))
  } catch {
    // Nothing depends on it.
  }
}

/** Forgets the kept form. */
export function forgetDraft(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(place)
  } catch {
    // Blocked storage keeps nothing.
  }
}

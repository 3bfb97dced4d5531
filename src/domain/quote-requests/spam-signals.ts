import { day, second } from '#domain/durations.ts'
import { keysOf } from '#domain/keys-of.ts'
import type { Instant } from '#domain/time.ts'

/**
 * Signals that a machine sent a quote request, strongest first, in words for the owner. Their names
 * are stored with leads, so they never change (`trap-filled` is the honeypot).
 */
const details = {
  'trap-filled': { weight: 2, text: 'a field that people cannot see was filled in' },
  'token-forged': { weight: 2, text: 'the time the form was opened was forged' },
  'sent-at-once': { weight: 2, text: 'it was sent within 3 seconds of opening the form' },
  'many-links': { weight: 2, text: 'the text has several links' },
  'a-link': { weight: 1, text: 'the text has a link' },
  'token-missing': { weight: 1, text: 'it does not say when the form was opened' },
  'token-old': { weight: 1, text: 'the form was opened more than a day earlier' },
} as const

export const spamSignals = keysOf(details)
/** A signal that a machine sent a quote request. */
export type SpamSignal = keyof typeof details

/** A signal in words for the owner. */
export const spamSignalText = (signal: SpamSignal): string => details[signal].text

/** The state of a form's token, which shows when the form was opened. */
export type FormToken =
  | { readonly is: 'missing' }
  | { readonly is: 'forged' }
  | { readonly is: 'genuine'; readonly issuedAt: Instant }

/** Shortest time in which a person fills the form, in milliseconds. */
export const shortestFillMs = 3 * second

/** An older token counts as a signal, so that a machine cannot use one forever. */
const tokenLifetimeMs = day

/** Number of links that make a text an advertisement. */
const manyLinks = 3

/** Spam signals of the contact step; `honeypot` is the text of the hidden field. */
export function spamSignalsOfForm(form: {
  readonly honeypot: string
  readonly token: FormToken
  readonly now: Instant
}): readonly SpamSignal[] {
  const token = spamSignalOfToken(form.token, form.now)
  return [
    ...(form.honeypot === '' ? [] : ['trap-filled' as const]),
    ...(token === null ? [] : [token]),
  ]
}

/** Spam signals of the text of a request. */
export function spamSignalsOfText(text: string): readonly SpamSignal[] {
  const links = text.match(/(?:https?:\/\/|\bwww\.)\S+|\[url\b|<a\s/gi)?.length ?? 0
  if (links >= manyLinks) return ['many-links']
  return links > 0 ? ['a-link'] : []
}

/** Whether there is one strong signal or two weak ones. */
export const isSpam = (signals: readonly SpamSignal[]): boolean =>
  signals.reduce((sum, signal) => sum + details[signal].weight, 0) >= 2

function spamSignalOfToken(token: FormToken, now: Instant): SpamSignal | null {
  switch (token.is) {
    case 'missing':
      return 'token-missing'
    case 'forged':
      return 'token-forged'
    case 'genuine': {
      const age = now - token.issuedAt
      if (age < shortestFillMs) return 'sent-at-once'
      return age > tokenLifetimeMs ? 'token-old' : null
    }
  }
}

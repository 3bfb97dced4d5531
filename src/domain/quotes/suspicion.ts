import { day, second, type Instant } from '#domain/time.ts'

/** What about a quote request may speak for a machine, from strong to weak. */
export const signs = [
  'trap-filled',
  'token-forged',
  'sent-at-once',
  'many-links',
  'a-link',
  'token-missing',
  'token-old',
] as const
export type Sign = (typeof signs)[number]

/** What the token says that a form carries to tell when it was opened. */
export type FormToken =
  | { readonly is: 'missing' }
  | { readonly is: 'forged' }
  | { readonly is: 'genuine'; readonly issuedAt: Instant }

/** Nobody fills the form sooner than this after it was opened, in milliseconds. */
export const shortestFillMs = 3 * second

/** A token older than this says nothing, so that one cannot serve a machine for ever. */
const tokenLivesMs = day

/** From so many links on, a text is taken for an advertisement. */
const manyLinks = 3

/** Signs of a form as its first call brings it; `trap` is what stood in the field no one sees. */
export function signsOfForm(form: {
  readonly trap: string
  readonly token: FormToken
  readonly now: Instant
}): readonly Sign[] {
  const token = signOfToken(form.token, form.now)
  return [...(form.trap === '' ? [] : ['trap-filled' as const]), ...(token === null ? [] : [token])]
}

/** Signs of what was written into the form. */
export function signsOfText(text: string): readonly Sign[] {
  const links = text.match(/(?:https?:\/\/|\bwww\.)\S+|\[url\b|<a\s/gi)?.length ?? 0
  if (links >= manyLinks) return ['many-links']
  return links > 0 ? ['a-link'] : []
}

/** One strong sign is enough, or two weak ones. */
export function isSuspicious(found: readonly Sign[]): boolean {
  return found.reduce((sum, sign) => sum + signWeights[sign], 0) >= 2
}

const signWeights: Readonly<Record<Sign, 1 | 2>> = {
  'trap-filled': 2,
  'token-forged': 2,
  'sent-at-once': 2,
  'many-links': 2,
  'a-link': 1,
  'token-missing': 1,
  'token-old': 1,
}

/** The signs in words for the owner. */
export const signWords: Readonly<Record<Sign, string>> = {
  'trap-filled': 'a field that people do not see was filled in',
  'token-forged': 'it carried a forged proof of when the form was opened',
  'sent-at-once': 'it was sent within 3 seconds of opening the form',
  'many-links': 'the text has several links',
  'a-link': 'the text has a link',
  'token-missing': 'it does not tell when the form was opened',
  'token-old': 'the form was opened more than a day before',
}

function signOfToken(token: FormToken, now: Instant): Sign | null {
  switch (token.is) {
    case 'missing':
      return 'token-missing'
    case 'forged':
      return 'token-forged'
    case 'genuine': {
      const age = now - token.issuedAt
      if (age < shortestFillMs) return 'sent-at-once'
      return age > tokenLivesMs ? 'token-old' : null
    }
  }
}

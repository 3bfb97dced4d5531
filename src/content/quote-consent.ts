import { company } from './company.ts'

/** Stands next to Submit, and is stored with the request: what a visitor agrees to by sending it. */
export const quoteConsent = `By submitting, you agree that ${company.shortName} may call or text you about this request at the phone number you gave. You can ask us to stop at any time.`

/** Shown next to Submit, and stored with the request: what the visitor agrees to by sending it. */
export function consentWording(companyName: string): string {
  return `By sending this request you agree that ${companyName} may call or text you about it at the number above. No marketing messages.`
}

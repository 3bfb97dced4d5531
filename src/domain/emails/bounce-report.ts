/** A mail server's report of an email that it could not deliver (RFC 3464). */
export interface BounceReport {
  /** The recipient; empty if the report does not name one. */
  readonly recipient: string
  /** The mail server's words. */
  readonly reason: string
  /** Message-ID of the returned email, without angle brackets; absent if it was not returned. */
  readonly messageId?: string
}

/** Longest reason that is stored, in characters. */
const reasonLength = 1000

/**
 * Reads the part `message/delivery-status` of a report. Null if nothing has failed: delays and
 * receipts have the same form.
 */
export function readBounceReport(text: string): BounceReport | null {
  const groups = text
    .replaceAll('\r\n', '\n')
    // Databases refuse some control characters, and nobody can read the others.
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    // A line that begins with a space continues the line before.
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n\s*\n/)
    .map(fieldsOf)
  const failed = groups.find((fields) => fields.get('action')?.toLowerCase() === 'failed')
  if (failed === undefined) return null
  const address = failed.get('original-recipient') ?? failed.get('final-recipient') ?? ''
  const words = failed.get('diagnostic-code')?.replace(/^\s*[\w-]+\s*;\s*/, '')
  const status = failed.get('status') ?? ''
  return {
    recipient: address.replace(/^\s*[\w-]+\s*;\s*/, '').replaceAll(/[<>\s]/g, ''),
    reason: (words ?? `The mail server refused it (${status || 'no reason given'})`)
      .trim()
      .slice(0, reasonLength),
  }
}

function fieldsOf(group: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const line of group.split('\n')) {
    const at = line.indexOf(':')
    if (at > 0) fields.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim())
  }
  return fields
}

/** Limits for the stored attachments of one email. */
export const attachmentLimits = {
  count: 20,
  /** Bytes of one file. */
  each: 10 * 1024 * 1024,
  /** Bytes of all files together. */
  total: 25 * 1024 * 1024,
} as const

/** Prefix of the keys of a received email's files. */
export const attachmentsKey = (emailId: string) => `email/${emailId}`

/** The keys of all files that a received email can have. */
export const attachmentKeys = (emailId: string): readonly string[] =>
  Array.from(
    { length: attachmentLimits.count },
    (_, place) => `${attachmentsKey(emailId)}/${place}`,
  )

/** Kinds of files that are stored, with their names at the desk. */
export const attachmentKinds = {
  'image/jpeg': 'Picture',
  'image/png': 'Picture',
  'image/gif': 'Picture',
  'image/webp': 'Picture',
  'image/heic': 'Picture',
  'application/pdf': 'PDF',
  'video/mp4': 'Video',
  'application/zip': 'Document or archive',
  'application/x-ole-storage': 'Document',
  'text/plain': 'Text',
  'application/octet-stream': 'File',
} as const

export type AttachmentKind = keyof typeof attachmentKinds

export type AttachmentRefusal = 'too-large' | 'too-many' | 'can-run' | 'not-stored'

/** Why a file was not stored, as it is shown beside its name. */
export const attachmentRefusals: Readonly<Record<AttachmentRefusal, string>> = {
  'too-large': 'too large, open it in your mailbox',
  'too-many': 'more files than we keep, open it in your mailbox',
  'not-stored': 'could not be kept, open it in your mailbox',
  'can-run': 'not kept: files like this can run as a program',
}

/** Names of files that programs start or browsers run, whatever their content. */
const runnable =
  /\.(?:exe|com|scr|pif|msi|bat|cmd|ps1|vbs?|vbe|jse?|mjs|wsf|wsh|hta|jar|lnk|url|reg|cpl|dll|sh|command|app|dmg|iso|img|html?|xhtml|xht|svgz?|xml|mht|mhtml|shtml|php|docm|xlsm|pptm)\s*\.?$/i

const signatures: readonly (readonly [kind: AttachmentKind, at: number, bytes: string])[] = [
  ['image/jpeg', 0, '\u00ff\u00d8\u00ff'],
  ['image/png', 0, '\u0089PNG\r\n\u001a\n'],
  ['image/gif', 0, 'GIF8'],
  ['image/webp', 8, 'WEBP'],
  ['image/heic', 4, 'ftyphei'],
  ['image/heic', 4, 'ftypmif1'],
  ['video/mp4', 4, 'ftyp'],
  ['application/pdf', 0, '%PDF-'],
  ['application/zip', 0, 'PK\u0003\u0004'],
  ['application/x-ole-storage', 0, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'],
]

/** First bytes of executable files on common systems. */
const programs = ['MZ', '\u007fELF', '#!', '\u00cf\u00fa\u00ed\u00fe', '\u00ca\u00fe\u00ba\u00be']

/** Number of bytes that determine the kind of a file. */
const headLength = 4096

/** The kind of a file by its content; its name can only exclude a kind. */
export function attachmentKind(name: string, bytes: Uint8Array): AttachmentKind | 'can-run' {
  const head = String.fromCharCode(...bytes.subarray(0, headLength))
  if (runnable.test(name) || programs.some((start) => head.startsWith(start))) return 'can-run'
  const known = signatures.find(([, at, start]) => head.startsWith(start, at))
  if (known !== undefined) return known[0]
  // Anything that a browser could take for a page; an email or a text only by its name.
  if (/<\s*(?:!doctype|html|head|body|script|svg|iframe|\?xml)\b|<\?xml/i.test(head)) {
    return /\.(?:eml|txt)$/i.test(name) ? 'application/octet-stream' : 'can-run'
  }
  const isText = bytes
    .subarray(0, headLength)
    .every((byte) => byte >= 32 || textControls.includes(byte))
  return isText ? 'text/plain' : 'application/octet-stream'
}

/** Tab, line and page breaks, and escape: control characters that texts contain. */
const textControls = [9, 10, 12, 13, 27]

/** A name that every system accepts, without a path. */
export function attachmentName(named: string | undefined): string {
  const name = (named ?? '')
    .replaceAll(/[\p{Cc}\p{Bidi_Control}"*/:<>?\\|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim()
  return name === '' ? 'attachment' : name.slice(0, 120)
}

/** `3.4 MB`, `120 KB`. */
export function fileSizeText(bytes: number): string {
  const megabyte = 1024 * 1024
  if (bytes >= megabyte) return `${(bytes / megabyte).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}

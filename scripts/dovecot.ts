import { existsSync } from 'node:fs'
import path from 'node:path'

/** Dovecot, an IMAP server, on this machine; undefined where it is not installed. */
export const dovecotProgram: string | undefined = [
  '/usr/sbin',
  ...(process.env['PATH'] ?? '').split(path.delimiter),
]
  .map((folder) => path.join(folder, 'dovecot'))
  .find((file) => existsSync(file))

import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hasCode } from './has-code.ts'

const minLength = 32

/** The file holds no secret, as after a manual edit, or cannot be read or made. */
export class SecretFileError extends Error {}

const tooShort = (file: string) =>
  new SecretFileError(
    `${file} must hold at least ${minLength} characters: restore it from a backup, or delete it; then codes and links in emails already sent stop working`,
  )

/**
 * Reads the secret from the file `secret` of that folder, or makes it on the first start. Throws
 * SecretFileError if the file is too short, or cannot be read or made.
 */
export function loadOrCreateSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  const known = readSecret(file)
  if (known !== null) return known
  mkdirSync(dataDir, { recursive: true })
  makeSecret(file)
  const made = readSecret(file)
  if (made === null) throw tooShort(file)
  return made
}

function readSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length < minLength) throw tooShort(file)
    return secret
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    if (hasCode(error, 'EACCES') || hasCode(error, 'EISDIR')) {
      throw new SecretFileError(`${file} must be a file that this user can read`, { cause: error })
    }
    throw error
  }
}

/**
 * Written to disk before it gets its name, so that a crash leaves no empty file. If another process
 * was first, its secret stays: `link` never replaces a file.
 */
function makeSecret(file: string): void {
  const aside = `${file}.${process.pid}.part`
  const secret = randomBytes(32).toString('base64url')
  try {
    writeFileSync(aside, `${secret}\n`, { mode: 0o600, flush: true })
    linkSync(aside, file)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return
    const reason = error instanceof Error ? error.message : String(error)
    throw new SecretFileError(`${file} cannot be written (${reason})`, { cause: error })
  } finally {
    rmSync(aside, { force: true })
  }
}

import { isRecord } from '#domain/is-record.ts'
import { parseInstant, type Instant } from '#domain/time.ts'
import { isSafeMediaUrl } from './media.ts'
import { normalizeText } from '#domain/text.ts'

/** A problem of outside data, with its path: `[0].formFields[2].options`. */
export interface Finding {
  readonly path: string
  readonly message: string
}

/** Problems found while reading: errors forbid the import, warnings do not. */
export interface Findings {
  readonly errors: Finding[]
  readonly warnings: Finding[]
  /** Whether data that would be ignored or could never be used is an error too. */
  readonly isStrict: boolean
}

/**
 * An object of unknown content that is read key by key. Unreadable values are recorded as errors
 * under their paths and read as if they were missing, so that one pass finds every error.
 */
export class OutsideObject {
  readonly path: string
  readonly findings: Findings
  readonly #values: Readonly<Record<string, unknown>>
  readonly #known = new Set<string>()

  constructor(value: unknown, path: string, findings: Findings) {
    this.path = path
    this.findings = findings
    this.#values = isRecord(value) ? value : {}
    if (!isRecord(value)) this.#note(findings.errors, path, 'must be an object')
  }

  pathOf(key: string): string {
    return this.path === '' ? key : `${this.path}.${key}`
  }

  error(key: string, message: string): void {
    this.#note(this.findings.errors, this.pathOf(key), message)
  }

  warn(key: string, message: string): void {
    this.#note(this.findings.warnings, this.pathOf(key), message)
  }

  /** Records an error if reading is strict. */
  strictError(key: string, message: string): void {
    if (this.findings.isStrict) this.error(key, message)
  }

  /** If reading is strict, every key that was not read before and is not named here is an error. */
  noOtherKeys(...alsoKnown: readonly string[]): void {
    const known = [...this.#known, ...alsoKnown]
    for (const key of Object.keys(this.#values).filter((each) => !known.includes(each))) {
      this.strictError(key, `is not known here; there are ${known.join(', ')}`)
    }
  }

  #note(list: Finding[], path: string, message: string): void {
    list.push({ path, message })
  }

  #value(key: string): unknown {
    this.#known.add(key)
    return Object.hasOwn(this.#values, key) ? (this.#values[key] ?? null) : null
  }

  /** Returns the value; records an error if it is missing and none was recorded for it already. */
  required<T>(key: string, value: T | null): T | null {
    const path = this.pathOf(key)
    const isNoted = this.findings.errors.some(
      (error) => error.path === path || error.path === this.path,
    )
    if (value === null && !isNoted) this.error(key, 'is missing')
    return value
  }

  /** Null if missing or blank. */
  text(key: string): string | null {
    const value = this.#value(key)
    if (typeof value === 'string') return normalizeText(value) || null
    if (value !== null) this.error(key, 'must be text')
    return null
  }

  /** One text or a list of texts; blank ones are dropped, and numbers are taken as text. */
  texts(key: string): string[] {
    const value = this.#value(key)
    if (value === null) return []
    if (!Array.isArray(value)) return [this.text(key) ?? []].flat()
    const items: readonly unknown[] = value
    return items.flatMap((item, index) => {
      if (typeof item === 'string') return normalizeText(item) || []
      if (typeof item === 'number' && Number.isFinite(item)) return String(item)
      this.error(`${key}[${index}]`, 'must be text')
      return []
    })
  }

  /** Addresses that pages may load from; others are dropped with a warning. */
  mediaUrls(key: string): string[] {
    return this.texts(key).filter((url) => {
      const isSafe = isSafeMediaUrl(url)
      if (!isSafe) this.warn(key, `left out ${url}: neither https: nor a path on this site`)
      return isSafe
    })
  }

  /** A whole number from `min` on; null if missing. */
  whole(key: string, min: number): number | null {
    const value = this.#value(key)
    if (value === null) return null
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= min) return value
    this.error(key, `must be a whole number, ${min} or more`)
    return null
  }

  /** US dollars as a number or as `25.50`, in cents; null if missing. */
  cents(key: string): number | null {
    const value = this.#value(key)
    if (value === null || value === '') return null
    const dollars = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value
    if (typeof dollars === 'number' && dollars >= 0 && dollars <= 1_000_000) {
      const cents = Math.round(dollars * 100)
      if (Math.abs(dollars * 100 - cents) < 1e-6) return cents
    }
    this.error(key, 'must be US dollars with at most two decimals, such as 25 or 25.50')
    return null
  }

  flag(key: string): boolean {
    const value = this.#value(key)
    if (value !== null && typeof value !== 'boolean') this.error(key, 'must be true or false')
    return value === true
  }

  instant(key: string): Instant | null {
    const text = this.text(key)
    if (text === null) return null
    const instant = parseInstant(text)
    if (instant === null) {
      this.error(
        key,
        'must be an ISO 8601 time with an offset or Z, such as 2026-06-06T09:00:00-04:00',
      )
    }
    return instant
  }

  /** The object under a key; an empty one if missing. */
  object(key: string): OutsideObject {
    return new OutsideObject(this.#value(key) ?? {}, this.pathOf(key), this.findings)
  }

  /** The list of objects under a key; empty if missing. */
  objects(key: string): OutsideObject[] {
    const value = this.#value(key)
    if (value === null) return []
    if (!Array.isArray(value)) {
      this.error(key, 'must be a list')
      return []
    }
    const items: readonly unknown[] = value
    return items.map(
      (item, index) => new OutsideObject(item, `${this.pathOf(key)}[${index}]`, this.findings),
    )
  }
}

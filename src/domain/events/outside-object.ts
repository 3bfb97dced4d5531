import { parseInstant, type Instant } from '#domain/time.ts'
import { isSafeMediaUrl } from './media.ts'
import { normalizeText } from '#domain/text.ts'

/** Something about outside data that its author should know, and where: `[0].formFields[2].options`. */
export interface Finding {
  readonly path: string
  readonly message: string
}

/** All that was found while reading: errors forbid the import, warnings only tell. */
export interface Findings {
  readonly errors: Finding[]
  readonly warnings: Finding[]
  /** Whether what would be lost unnoticed, or could never be used, is an error as well. */
  readonly isStrict: boolean
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * An object of unknown content that is read key by key. What cannot be read is noted as an error
 * under its path and read as if it were missing, so that one pass finds every error.
 */
export class OutsideObject {
  readonly path: string
  readonly findings: Findings
  readonly #values: Readonly<Record<string, unknown>>
  readonly #known = new Set<string>()

  constructor(value: unknown, path: string, findings: Findings) {
    this.path = path
    this.findings = findings
    this.#values = isObject(value) ? value : {}
    if (!isObject(value)) this.#note(findings.errors, path, 'must be an object')
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

  /** A error for the strict alone. */
  strictError(key: string, message: string): void {
    if (this.findings.isStrict) this.error(key, message)
  }

  /** To the strict, every key is an error that was neither read before nor is named here. */
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

  /** Passes the value on; notes that it is missing, unless it is there and was invalid. */
  required<T>(key: string, value: T | null): T | null {
    const path = this.pathOf(key)
    const isNoted = this.findings.errors.some(
      (error) => error.path === path || error.path === this.path,
    )
    if (value === null && !isNoted) this.error(key, 'is missing')
    return value
  }

  /** Null where missing or blank. */
  text(key: string): string | null {
    const value = this.#value(key)
    if (typeof value === 'string') return normalizeText(value) || null
    if (value !== null) this.error(key, 'must be text')
    return null
  }

  /** One text or a list of them; blank ones are dropped, numbers are taken as they are written. */
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

  /** Addresses that pages may load from; the others are dropped with a warning. */
  mediaUrls(key: string): string[] {
    return this.texts(key).filter((url) => {
      const isSafe = isSafeMediaUrl(url)
      if (!isSafe) this.warn(key, `left out ${url}: neither https: nor a path on this site`)
      return isSafe
    })
  }

  /** A whole number from `min` on; null where missing. */
  whole(key: string, min: number): number | null {
    const value = this.#value(key)
    if (value === null) return null
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= min) return value
    this.error(key, `must be a whole number, ${min} or more`)
    return null
  }

  /** US dollars as a number or as `25.50`, in cents; null where missing. */
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

  /** The object under a key; an empty one where missing. */
  object(key: string): OutsideObject {
    return new OutsideObject(this.#value(key) ?? {}, this.pathOf(key), this.findings)
  }

  /** The list of objects under a key; empty where missing. */
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

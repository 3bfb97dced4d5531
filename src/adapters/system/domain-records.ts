import { Resolver } from 'node:dns/promises'
import type { DomainRecords } from '#ports/domain-records.ts'

/** Longest wait for one answer, in milliseconds; there is one more try. */
const timeoutMs = 2_000

/** Errors by which a name service says that there is nothing. */
const nothing = ['ENOTFOUND', 'ENODATA']

export const systemDomainRecords: DomainRecords = {
  async readTexts(name) {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : ''
      return nothing.includes(code) ? [] : 'away'
    }
  },
}

import { Resolver } from 'node:dns/promises'
import type { DomainRecords } from '#ports/domain-records.ts'
import { hasCode } from './has-code.ts'

/** Timeout of one try, in milliseconds; there is one more. */
const timeoutMs = 2_000

/** DNS errors for a name without records. */
const nothing = ['ENOTFOUND', 'ENODATA']

export const systemDomainRecords: DomainRecords = {
  async readTexts(name) {
    const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      return nothing.some((code) => hasCode(error, code)) ? [] : 'unavailable'
    }
  },
}

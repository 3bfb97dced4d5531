/** A check of a domain's DNS records for sending email. */
export interface SenderCheck {
  readonly name: 'SPF' | 'DKIM' | 'DMARC'
  readonly state: 'good' | 'missing' | 'unknown'
  /** The result, or what to do. */
  readonly text: string
}

type Texts = readonly string[] | 'unavailable'

const unreachable =
  'DNS cannot be reached from here. Check again once the server is on the internet.'

/** DKIM selectors of common providers. */
export const commonSelectors = [
  'default',
  'google',
  'selector1',
  'selector2',
  'mail',
  'k1',
  's1',
  'dkim',
] as const

/** The domains whose DMARC record may hold for a domain: itself, and those above it that have a dot. */
export function dmarcDomains(domain: string): readonly string[] {
  const labels = domain.split('.')
  return [domain, ...labels.slice(1, -1).map((_, index) => labels.slice(index + 1).join('.'))]
}

/** The checks of a domain before email is sent from it. `dmarc`: of `dmarcDomains`, in their order. */
export function senderChecks(
  domain: string,
  records: {
    readonly domain: Texts
    readonly dmarc: readonly { readonly of: string; readonly texts: Texts }[]
    readonly keys: readonly Texts[]
  },
): readonly SenderCheck[] {
  const spf = checkSpf(domain, records.domain === 'unavailable' ? [] : records.domain)
  const [dmarc = null] = records.dmarc.flatMap(({ of, texts }) => {
    const record = find(texts, /^v=dmarc1\b/i)
    return record === null ? [] : [`${of} says what to do with email that fails: ${record}`]
  })
  // A key that was withdrawn is empty.
  const key = records.keys
    .map((texts) => find(texts, /\bp=\s*[^;\s]/i))
    .find((text) => text !== null)
  const areUnavailable = records.keys.every((texts) => texts === 'unavailable')
  return [
    {
      name: 'SPF',
      ...(records.domain === 'unavailable' ? { state: 'unknown', text: unreachable } : spf),
    },
    {
      name: 'DKIM',
      ...(key == null && !areUnavailable
        ? {
            state: 'unknown' as const,
            text: `No key was found under the usual names. Ask your email provider for the record to add under _domainkey.${domain}.`,
          }
        : check(key ?? null, areUnavailable, [`${domain} has a key for signing email.`, ''])),
    },
    {
      name: 'DMARC',
      ...check(
        dmarc,
        records.dmarc.some(({ texts }) => texts === 'unavailable'),
        [
          dmarc ?? '',
          `Add a TXT record to _dmarc.${domain}. Start with v=DMARC1; p=none. Gmail and other large providers ask for it.`,
        ],
      ),
    },
  ]
}

function checkSpf(domain: string, texts: readonly string[]): Pick<SenderCheck, 'state' | 'text'> {
  const [spf, ...more] = texts.filter((text) => /^v=spf1\b/i.test(text))
  const missing = (text: string) => ({ state: 'missing', text }) as const
  const like = 'like v=spf1 include:your-provider -all. Your provider will tell you which.'
  if (spf === undefined) {
    return missing(`Add a TXT record to ${domain} that names your mail server, ${like}`)
  }
  if (more.length > 0) {
    return missing(
      `${domain} has ${1 + more.length} SPF records, so none of them counts. Put all of your mail servers into one.`,
    )
  }
  return /^v=spf1\s+[-~]all\s*$/i.test(spf)
    ? missing(`${domain} says that nobody may send for it: ${spf}. Name your mail server, ${like}`)
    : { state: 'good', text: `${domain} says who may send for it: ${spf}` }
}

const find = (texts: Texts, sample: RegExp): string | null =>
  texts === 'unavailable' ? null : (texts.find((text) => sample.test(text)) ?? null)

function check(
  found: string | null,
  isUnavailable: boolean,
  [good, missing]: readonly [good: string, missing: string],
): Pick<SenderCheck, 'state' | 'text'> {
  if (found !== null) return { state: 'good', text: good }
  return isUnavailable
    ? { state: 'unknown', text: unreachable }
    : { state: 'missing', text: missing }
}

/** DNS records of a domain. */
export interface DomainRecords {
  /** TXT records of a name; `unavailable` if no name server answers in time. */
  readTexts(name: string): Promise<readonly string[] | 'unavailable'>
}

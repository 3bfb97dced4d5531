/** What the name service says of a domain. */
export interface DomainRecords {
  /** TXT records of a name; `away` where no name service answers in time. */
  readTexts(name: string): Promise<readonly string[] | 'away'>
}

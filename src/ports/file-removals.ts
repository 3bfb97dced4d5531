/** Lists the files whose photographs, pictures, drawings and emails are deleted, until they are too. */
export interface FileRemovals {
  /** Keys of the file store. */
  list(limit: number): Promise<readonly string[]>
  /** Takes keys off the list, once their files are deleted. */
  forget(keys: readonly string[]): Promise<void>
}

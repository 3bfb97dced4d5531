/** Keeps files by a key of letters, digits, hyphens and slashes. */
export interface FileStore {
  /** Resolves once it is on the disk; a file of that key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null where it is not there. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing where it is not there. */
  remove(key: string): Promise<void>
}

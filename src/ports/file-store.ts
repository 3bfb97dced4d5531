/** Keeps files by a key of letters, digits, hyphens and slashes. */
export interface FileStore {
  /** Resolves once it is kept for good; a file of that key is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null where it is not there. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing where it is not there. */
  remove(key: string): Promise<void>
  /** Adds every file that a folder lacks to it, each under its key; for a backup. */
  copyTo(folder: string): Promise<void>
  /** Replaces all files by those of a folder: adds what it has, then removes all others. */
  replaceBy(folder: string): Promise<void>
}

/** Stores files under keys of letters, digits, hyphens and slashes. */
export interface FileStore {
  /** Resolves once the file is stored durably; replaces a file with the same key. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Null if there is no such file. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>
  /** Does nothing if there is no such file. */
  remove(key: string): Promise<void>
  /** Copies every file that the folder lacks into it, under its key; for a backup. */
  copyTo(folder: string): Promise<void>
  /** Replaces all files by those of a folder: adds the folder's, then removes all others. */
  replaceBy(folder: string): Promise<void>
}

/**
 * The storage of this tab, or an empty one. Where the browser blocks it, even reading
 * `sessionStorage` throws.
 */
export function sessionStorageOrNone(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}

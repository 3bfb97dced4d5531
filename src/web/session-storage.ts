/** What this tab keeps. Where the browser blocks it, even reading `sessionStorage` throws. */
export function sessionStorageOrNone(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    return window.sessionStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  }
}

import { createContext } from 'react-router'

/** What a page that is rendered on request gets from the server. */
export interface PageServices {
  /** For the inline scripts of this one page (CSP). */
  readonly nonce: string | undefined
}

export const pageServices = createContext<PageServices>({ nonce: undefined })

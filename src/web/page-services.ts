import { createContext } from 'react-router'

/** What a page that is rendered on request gets from the server. */
export interface PageServices {
  /** For the inline scripts of this one page (CSP). */
  readonly nonce: string | undefined
  /** Hears of what went wrong while rendering. */
  readonly report: (error: unknown) => void
}

/** While pages are made at build nobody asks, and an error must stop the build. */
export const pageServices = createContext<PageServices>({
  nonce: undefined,
  report(error) {
    throw error
  },
})

/** Query parameter of a load for only a part of the page. */
export const partParam = 'part'

/** Query parameter of a form that is saved once; the browser's middleware parses no forms. */
export const keyedParam = 'keyed'

/** Query parameter of a poll of a page that somebody has used since the one before. */
export const usedParam = 'used'

/** The address of a part: after a lost session or connection, the page never goes there. */
export const partAddress = (address: string): string => withParam(address, partParam)

/** The action of a form that is saved once: it is sent again where no answer comes. */
export const keyedAddress = (address: string): string => withParam(address, keyedParam)

const withParam = (address: string, param: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${param}`

/**
 * Calls beside the specified ones, by which photographs come in. Each is known by an id of 128
 * random bits from the browser, so whatever is sent again is the same photograph.
 */
export const photographPaths = {
  upload: (id: string) => `/api/photos/${id}`,
  part: (id: string, part: number) => `/api/photos/${id}/${part}`,
  /** `token` opens the page of the request, or of its photographs. */
  picture: (id: string, size: 'full' | 'small', token: string) =>
    `/api/photos/${id}/${size}?key=${token}`,
} as const

/** The paths of calls about photographs, for the server. */
export const photographPatterns = {
  upload: '/api/photos/:photoId',
  part: '/api/photos/:photoId/:part{[0-9]+}',
  picture: '/api/photos/:photoId/:size{full|small}',
} as const

/** Paths whose bodies are parts of photographs, and larger than any other. */
export const partPath = /^\/api\/photos\/[^/]+\/[0-9]+$/

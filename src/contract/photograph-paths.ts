/**
 * Paths of our own calls for uploading photographs. The browser gives each an id of 128 random
 * bits, so that a repeated call is for the same photograph.
 */
export const photographPaths = {
  upload: (id: string) => `/api/photos/${id}`,
  part: (id: string, part: number) => `/api/photos/${id}/${part}`,
  /** `token` opens the page of the request, or its photographs. */
  picture: (id: string, size: 'full' | 'small', token: string) =>
    `/api/photos/${id}/${size}?key=${token}`,
} as const

/** Router patterns of the calls for photographs. */
export const photographPatterns = {
  upload: '/api/photos/:photoId',
  part: '/api/photos/:photoId/:part{[0-9]+}',
  picture: '/api/photos/:photoId/:size{full|small}',
} as const

/** Matches paths whose bodies are parts of photographs, which may be larger than others. */
export const partPath = /^\/api\/photos\/[^/]+\/[0-9]+$/

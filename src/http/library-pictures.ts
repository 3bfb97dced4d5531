import { Hono } from 'hono'
import { keyOfAddress, libraryFolder } from '#domain/site/picture-files.ts'
import { Problem } from './problems.ts'
import { filePolicy, immutable } from './security-headers.ts'

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const

/** Serves the pictures uploaded at the desk. An address names one file, which never changes. */
export function libraryPictureRoutes(files: {
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
}): Hono {
  return new Hono().get(`${libraryFolder}/:name`, async (context) => {
    const named = keyOfAddress(context.req.param('name'))
    const bytes = named === null ? null : await files.read(named.key)
    if (named === null || bytes === null) throw new Problem('not-found')
    return new Response(bytes, {
      headers: {
        'Content-Type': types[named.format],
        'Cache-Control': immutable,
        'Content-Security-Policy': filePolicy,
      },
    })
  })
}

import { Hono } from 'hono'
import {
  iconDrawing,
  iconKey,
  iconKinds,
  iconPath,
  type IconDrawing,
  type IconKind,
} from '#domain/site/icons.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import { Problem } from './problems.ts'

/** The logo that is shown, and on what ground icons have it. */
export interface ShownLogo {
  readonly fileId: string
  readonly main: string
  readonly ground: string
}

interface IconParts {
  /** Null where the leaf is shown. */
  readonly logo: () => ShownLogo | null
  readonly files: {
    readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | null>
    readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  }
  readonly makeIcon: (master: Uint8Array, drawing: IconDrawing) => Promise<Uint8Array<ArrayBuffer>>
}

/** The icons of a company with a logo, made when they are first asked for. */
export function iconRoutes({ logo, files, makeIcon }: IconParts): Hono {
  const routes = new Hono()

  async function icon({ fileId, main, ground }: ShownLogo, kind: IconKind) {
    const key = iconKey(fileId, main, kind)
    const kept = await files.read(key)
    if (kept !== null) return kept
    const master = await files.read(pictureKeys(fileId).master)
    if (master === null) throw new Problem('not-found')
    const made = await makeIcon(master, iconDrawing(kind, ground))
    await files.put(key, made)
    return made
  }
  const answer = (bytes: Uint8Array<ArrayBuffer>, caching: string) =>
    new Response(bytes, { headers: { 'Content-Type': 'image/png', 'Cache-Control': caching } })

  routes.get('/media/icons/:name', async (context) => {
    const shown = logo()
    // Those of the logo that is shown alone, so that nobody has others made.
    const kind = iconKinds.find(
      (each) => shown !== null && iconPath(shown.fileId, shown.main, each) === context.req.path,
    )
    if (shown === null || kind === undefined) throw new Problem('not-found')
    return answer(await icon(shown, kind), 'public, max-age=31536000, immutable')
  })
  // Asked for by whatever reads no page; without a logo it is a file.
  routes.get('/favicon.ico', async (_, next) => {
    const shown = logo()
    return shown === null ? next() : answer(await icon(shown, '32'), 'public, max-age=3600')
  })
  return routes
}

import { Hono } from 'hono'
import {
  iconDrawing,
  signKey,
  signKinds,
  signPath,
  type CompanySign,
  type IconDrawing,
  type SignKind,
} from '#domain/site/icons.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import { Problem } from './problems.ts'

/** The sign that is shown, its color, and on what ground icons have it. */
export interface ShownSign {
  readonly sign: CompanySign
  readonly main: string
  readonly ground: string
}

/** Pixels of sharp screens to one of CSS. */
const screenDensity = 2

type Png = Uint8Array<ArrayBuffer>

interface IconParts {
  readonly makeIcon: (master: Uint8Array, drawing: IconDrawing) => Promise<Png>
  readonly makeInitials: (letters: string, drawing: IconDrawing) => Promise<Png>
  readonly makeLogo: (master: Uint8Array, density: number) => Promise<Png>
  /** Null where the leaf is shown. */
  readonly sign: () => ShownSign | null
  readonly files: {
    readonly read: (key: string) => Promise<Png | null>
    readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  }
}

/** The icons of a company, made when they are first asked for. */
export function iconRoutes({ sign: shownSign, files, ...maker }: IconParts): Hono {
  const routes = new Hono()

  async function picture(shown: ShownSign, kind: SignKind) {
    const key = signKey(shown.sign, shown.main, kind)
    const kept = await files.read(key)
    if (kept !== null) return kept
    const made = await make(shown, kind)
    await files.put(key, made)
    return made
  }

  async function make({ sign, ground }: ShownSign, kind: SignKind) {
    if (sign.is === 'initials') {
      // Emails have the name in its place.
      if (kind === 'email') throw new Problem('not-found')
      return maker.makeInitials(sign.letters, iconDrawing(kind, ground))
    }
    const master = await files.read(pictureKeys(sign.fileId).master)
    if (master === null) throw new Problem('not-found')
    return kind === 'email'
      ? maker.makeLogo(master, screenDensity)
      : maker.makeIcon(master, iconDrawing(kind, ground))
  }
  const answer = (bytes: Png, caching: string) =>
    new Response(bytes, { headers: { 'Content-Type': 'image/png', 'Cache-Control': caching } })

  routes.get('/media/icons/:name', async (context) => {
    const shown = shownSign()
    // Those of the sign that is shown alone, so that nobody has others made.
    const kind = signKinds.find(
      (each) => shown !== null && signPath(shown.sign, shown.main, each) === context.req.path,
    )
    if (shown === null || kind === undefined) throw new Problem('not-found')
    const icon = answer(await picture(shown, kind), 'public, max-age=31536000, immutable')
    // Shown by mailboxes in the browser, which are other sites.
    if (kind === 'email') icon.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    return icon
  })
  // Asked for by whatever reads no page; without a sign of the company's own it is a file.
  routes.get('/favicon.ico', async (_, next) => {
    const shown = shownSign()
    return shown === null ? next() : answer(await picture(shown, '32'), 'public, max-age=3600')
  })
  return routes
}

import { Hono } from 'hono'
import {
  emailLogoAt,
  emailLogoKey,
  iconDrawing,
  iconKey,
  iconKinds,
  signPath,
  type CompanySign,
  type IconDrawing,
  type IconKind,
} from '#domain/site/icons.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import { Problem } from './problems.ts'

/** The sign that is shown, its color, and on what ground icons have it. */
export interface ShownSign {
  readonly sign: CompanySign
  readonly main: string
  readonly ground: string
}

const forGood = 'public, max-age=31536000, immutable'

type Png = Uint8Array<ArrayBuffer>

interface IconParts {
  readonly makeIcon: (master: Uint8Array, drawing: IconDrawing) => Promise<Png>
  readonly makeInitials: (letters: string, drawing: IconDrawing) => Promise<Png>
  /** Null where the leaf is shown. */
  readonly sign: () => ShownSign | null
  readonly files: {
    readonly read: (key: string) => Promise<Png | null>
    readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  }
}

/** The icons of a company, made when they are first asked for, and the logos of its emails. */
export function iconRoutes({ sign: shownSign, files, ...maker }: IconParts): Hono {
  const routes = new Hono()

  async function kept(key: string, make: () => Promise<Png>): Promise<Png> {
    const before = await files.read(key)
    if (before !== null) return before
    const made = await make()
    await files.put(key, made)
    return made
  }

  async function master(fileId: string): Promise<Png> {
    const bytes = await files.read(pictureKeys(fileId).master)
    if (bytes === null) throw new Problem('not-found')
    return bytes
  }

  const icon = ({ sign, main, ground }: ShownSign, kind: IconKind) =>
    kept(iconKey(sign, main, kind), async () => {
      const drawing = iconDrawing(kind, ground)
      return sign.is === 'initials'
        ? maker.makeInitials(sign.letters, drawing)
        : maker.makeIcon(await master(sign.fileId), drawing)
    })

  const answer = (bytes: Png, caching: string) =>
    new Response(bytes, { headers: { 'Content-Type': 'image/png', 'Cache-Control': caching } })

  routes.get('/media/icons/:name', async (context) => {
    // Of emails that were sent under another logo too: they are read for years.
    const logo = emailLogoAt(context.req.path)
    if (logo !== null) {
      const bytes = await files.read(emailLogoKey(logo.fileId))
      // Only emails have it made, so that nobody has one made of another picture.
      if (bytes === null) throw new Problem('not-found')
      const shown = answer(bytes, forGood)
      // Shown by mailboxes in the browser, which are other sites.
      shown.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
      return shown
    }
    const shown = shownSign()
    // Those of the sign that is shown alone, so that nobody has others made.
    const kind = iconKinds.find(
      (each) => shown !== null && signPath(shown.sign, shown.main, each) === context.req.path,
    )
    if (shown === null || kind === undefined) throw new Problem('not-found')
    return answer(await icon(shown, kind), forGood)
  })
  // Asked for by whatever reads no page; without a sign of the company's own it is a file.
  routes.get('/favicon.ico', async (_, next) => {
    const shown = shownSign()
    return shown === null ? next() : answer(await icon(shown, '32'), 'public, max-age=3600')
  })
  return routes
}

import { Hono } from 'hono'
import {
  emailLogoAt,
  emailLogoKey,
  iconDrawing,
  iconKey,
  iconKinds,
  brandMarkPath,
  type BrandMark,
  type IconDrawing,
  type IconKind,
} from '#domain/site/icons.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import { Problem } from './problems.ts'
import { immutable } from './security-headers.ts'

/** The brand mark in use, its color, and the background of icons. */
export interface ShownMark {
  readonly mark: BrandMark
  readonly main: string
  readonly ground: string
}

type Png = Uint8Array<ArrayBuffer>

interface IconParts {
  readonly makeIcon: (master: Uint8Array, drawing: IconDrawing) => Promise<Png>
  readonly makeInitials: (letters: string, drawing: IconDrawing) => Promise<Png>
  /** Null where the leaf is shown. */
  readonly mark: () => ShownMark | null
  readonly files: {
    readonly read: (key: string) => Promise<Png | null>
    readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  }
}

/** Serves the icons of a company, made on first request, and the logos of its emails. */
export function iconRoutes({ mark: shownMark, files, ...maker }: IconParts): Hono {
  const routes = new Hono()

  async function cached(key: string, make: () => Promise<Png>): Promise<Png> {
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

  const icon = ({ mark, main, ground }: ShownMark, kind: IconKind) =>
    cached(iconKey(mark, main, kind), async () => {
      const drawing = iconDrawing(kind, ground)
      return mark.is === 'initials'
        ? maker.makeInitials(mark.letters, drawing)
        : maker.makeIcon(await master(mark.fileId), drawing)
    })

  const answer = (bytes: Png, caching: string) =>
    new Response(bytes, { headers: { 'Content-Type': 'image/png', 'Cache-Control': caching } })

  routes.get('/media/icons/:name', async (context) => {
    // Emails are read for years, so logos of earlier emails stay.
    const logo = emailLogoAt(context.req.path)
    if (logo !== null) {
      const bytes = await files.read(emailLogoKey(logo.fileId))
      // Emails make their own logos, so that nobody can have pictures made by inventing addresses.
      if (bytes === null) throw new Problem('not-found')
      const shown = answer(bytes, immutable)
      // Mailboxes in the browser are other sites, and show the logo.
      shown.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
      return shown
    }
    const shown = shownMark()
    // Other icons than the current ones are not made, so that nobody can have pictures made.
    const kind = iconKinds.find(
      (each) => shown !== null && brandMarkPath(shown.mark, shown.main, each) === context.req.path,
    )
    if (shown === null || kind === undefined) throw new Problem('not-found')
    return answer(await icon(shown, kind), immutable)
  })
  // For programs that read no page; without a brand mark of the company's own it is a file.
  routes.get('/favicon.ico', async (_, next) => {
    const shown = shownMark()
    return shown === null ? next() : answer(await icon(shown, '32'), 'public, max-age=3600')
  })
  return routes
}

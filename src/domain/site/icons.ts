import { pictureKeys } from './picture-files.ts'

/** The brand mark of a company in tabs, on home screens and in emails. */
export type BrandMark =
  | { readonly is: 'logo'; readonly fileId: string }
  /** One or two capital letters of its name, in its main color. */
  | { readonly is: 'initials'; readonly letters: string }

/** Icons that are made of a brand mark, by side in pixels; `mask` may be cut to a circle. */
export const iconKinds = ['32', '180', '192', '512', 'mask'] as const

export type IconKind = (typeof iconKinds)[number]

/** All pictures of a brand mark: the icons, and the logo in the head of emails. */
export type BrandMarkKind = IconKind | 'email'

/** The box of a logo in the head of emails and PDFs, in CSS pixels or points. */
export const headLogoSize = { width: 220, height: 44 } as const

/** The size of a logo in that box. */
export function headLogo({ width, height }: Readonly<Record<'width' | 'height', number>>) {
  const scale = Math.min(headLogoSize.width / width, headLogoSize.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** How to draw an icon: a brand mark on a background, with a margin. */
export interface IconDrawing {
  /** In pixels. */
  readonly side: number
  readonly ground: string
  /** On each edge, as a share of the side. */
  readonly margin: number
}

/** The drawing of an icon: its side in pixels, and its margin as a share of it. */
export function iconDrawing(kind: IconKind, ground: string): IconDrawing {
  if (kind === 'mask') return { side: 512, ground, margin: 0.2 }
  return { side: Number(kind), ground, margin: kind === '32' ? 0.04 : 0.12 }
}

/** The upload id of a logo, from the address that serves it; null before it is made. */
function logoFileId(base: string | null | undefined): string | null {
  const [, id = null] = /^\/media\/uploads\/([0-9a-f]{32})$/.exec(base ?? '') ?? []
  return id
}

/** Words of a name that do not count for initials. */
const smallWords = new Set(['A', 'AND', 'OF', 'THE'])

/** `BG` for Bluebird Gardens; null for a name without letters that the icons' font has. */
export function initialsOf(name: string): string | null {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^\p{L}\d]+/u)
  const letters = words
    .filter((word) => /^[A-Z]/.test(word) && !smallWords.has(word))
    .map((word) => word.slice(0, 1))
    .slice(0, 2)
    .join('')
  return letters === '' ? null : letters
}

/** The brand mark of a company: its logo, or its initials; null if there is neither. */
export function brandMarkOf({
  company,
  logo,
}: {
  readonly company: { readonly brand: { readonly initials: string | null } }
  readonly logo: { readonly base: string | null } | null
}): BrandMark | null {
  const fileId = logoFileId(logo?.base)
  if (fileId !== null) return { is: 'logo', fileId }
  const letters = company.brand.initials
  return letters === null ? null : { is: 'initials', letters }
}

const nameOf = (mark: BrandMark) => (mark.is === 'logo' ? mark.fileId : mark.letters)

/** Path of a picture of a brand mark; it changes with brand mark and color. */
export const brandMarkPath = (mark: BrandMark, main: string, kind: BrandMarkKind): string =>
  `/media/icons/${nameOf(mark)}-${main.slice(1)}-${kind}.png`

/** The email logo at a picture's path, whatever logo the company has now. */
export function emailLogoAt(path: string): Extract<BrandMark, { readonly is: 'logo' }> | null {
  const [, fileId] = /^\/media\/icons\/([0-9a-f]{32})-[0-9a-f]{6}-email\.png$/.exec(path) ?? []
  return fileId === undefined ? null : { is: 'logo', fileId }
}

/** Key of an icon that is stored once it was requested. */
export function iconKey(mark: BrandMark, main: string, kind: IconKind): string {
  const place = mark.is === 'logo' ? pictureKeys(mark.fileId).master : `icons/${mark.letters}`
  return `${place}-icon-${main.slice(1)}-${kind}`
}

/** Key of the logo in emails, which does not depend on the company's colors. */
export const emailLogoKey = (fileId: string): string => `${pictureKeys(fileId).master}-icon-email`

import { pictureKeys } from './picture-files.ts'

/** What a company is known by in tabs, on home screens and in emails. */
export type CompanySign =
  | { readonly is: 'logo'; readonly fileId: string }
  /** One or two capital letters of its name, in its main color. */
  | { readonly is: 'initials'; readonly letters: string }

/** The icons that are made of a sign, by side in pixels; `mask` may be cut to a circle. */
export const iconKinds = ['32', '180', '192', '512', 'mask'] as const

export type IconKind = (typeof iconKinds)[number]

/** All pictures of a sign: the icons, and the logo in the head of emails. */
export type SignKind = IconKind | 'email'

/** The box that a logo fills in the head of emails and PDF, in CSS pixels or points. */
export const headLogoSize = { width: 220, height: 44 } as const

/** How large a logo is in that box. */
export function headLogo({ width, height }: Readonly<Record<'width' | 'height', number>>) {
  const scale = Math.min(headLogoSize.width / width, headLogoSize.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** How an icon is drawn: the sign on a ground, with so much of the side free around it. */
export interface IconDrawing {
  /** In pixels. */
  readonly side: number
  readonly ground: string
  /** Of the side, on each edge. */
  readonly margin: number
}

/** How an icon is drawn: its side in pixels, and its margin as a part of that. */
export function iconDrawing(kind: IconKind, ground: string): IconDrawing {
  if (kind === 'mask') return { side: 512, ground, margin: 0.2 }
  return { side: Number(kind), ground, margin: kind === '32' ? 0.04 : 0.12 }
}

/** The upload that a logo is, by where it is served; null before it is made. */
function logoFileId(base: string | null | undefined): string | null {
  const [, id = null] = /^\/media\/uploads\/([0-9a-f]{32})$/.exec(base ?? '') ?? []
  return id
}

/** Words of a name that say nothing of it. */
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

/** The sign of a company: its logo, or its initials; null where neither is there. */
export function signOf({
  company,
  logo,
}: {
  readonly company: { readonly brand: { readonly initials: string | null } }
  readonly logo: { readonly base: string | null } | null
}): CompanySign | null {
  const fileId = logoFileId(logo?.base)
  if (fileId !== null) return { is: 'logo', fileId }
  const letters = company.brand.initials
  return letters === null ? null : { is: 'initials', letters }
}

const nameOf = (sign: CompanySign) => (sign.is === 'logo' ? sign.fileId : sign.letters)

/** Address of a picture of a sign; another sign or color has another. */
export const signPath = (sign: CompanySign, main: string, kind: SignKind): string =>
  `/media/icons/${nameOf(sign)}-${main.slice(1)}-${kind}.png`

/** The logo of an email by the address of its picture, whatever the company shows by now. */
export function emailLogoAt(path: string): Extract<CompanySign, { readonly is: 'logo' }> | null {
  const [, fileId] = /^\/media\/icons\/([0-9a-f]{32})-[0-9a-f]{6}-email\.png$/.exec(path) ?? []
  return fileId === undefined ? null : { is: 'logo', fileId }
}

/** Where an icon is kept once it was asked for. */
export function iconKey(sign: CompanySign, main: string, kind: IconKind): string {
  const place = sign.is === 'logo' ? pictureKeys(sign.fileId).master : `icons/${sign.letters}`
  return `${place}-icon-${main.slice(1)}-${kind}`
}

/** The same for the logo in emails, which has no color of the company in it. */
export const emailLogoKey = (fileId: string): string => `${pictureKeys(fileId).master}-icon-email`

import { pictureKeys } from './picture-files.ts'

/** The icons that are made of a logo, by side in pixels; `mask` may be cut to a circle. */
export const iconKinds = ['32', '180', '192', '512', 'mask'] as const

export type IconKind = (typeof iconKinds)[number]

/** How an icon is drawn: the logo on a ground, with so much of the side free around it. */
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

/** Address of an icon; another logo or color has another. */
export const iconPath = (fileId: string, main: string, kind: IconKind): string =>
  `/media/icons/${fileId}-${main.slice(1)}-${kind}.png`

/** Where an icon is kept once it was asked for. */
export const iconKey = (fileId: string, main: string, kind: IconKind): string =>
  `${pictureKeys(fileId).master}-icon-${main.slice(1)}-${kind}`

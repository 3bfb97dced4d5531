import type { PictureKind, PictureRefusal } from '#domain/photographs/photograph.ts'
import type { IconDrawing } from '#domain/site/icons.ts'
import type { PictureFile } from '#domain/site/picture-files.ts'
import type { Result } from '#domain/result.ts'

/** A photograph made anew: JPEG, upright, without anything but its pixels. */
export interface MadePicture {
  readonly full: Uint8Array
  readonly small: Uint8Array
  readonly width: number
  readonly height: number
}

/** A picture of the site made anew, from which its files are made. */
export interface PictureMaster {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** `#rrggbb`, under it until it has loaded; `transparent` where one sees through it. */
  readonly color: string
}

/** Makes pictures of what people have sent, in bounded time and memory. */
export interface PictureMaker {
  /** A photograph of a request. */
  make(bytes: Uint8Array, kind: PictureKind): Promise<Result<MadePicture, PictureRefusal>>
  prepare(bytes: Uint8Array, kind: PictureKind): Promise<Result<PictureMaster, PictureRefusal>>
  /** One file of a picture, cut around what draws the eye where its shape is another. */
  makeFile(master: Uint8Array, file: PictureFile): Promise<Uint8Array>
  /** A PNG of letters on their ground. */
  makeInitials(letters: string, drawing: IconDrawing): Promise<Uint8Array<ArrayBuffer>>
  /** A PNG of a logo that fills the box of `headLogoSize`, with so many pixels to one of it. */
  makeLogo(master: Uint8Array, density: number): Promise<Uint8Array<ArrayBuffer>>
  /** A PNG of a logo on its ground. */
  makeIcon(master: Uint8Array, drawing: IconDrawing): Promise<Uint8Array<ArrayBuffer>>
}

import type { PictureKind, PictureRefusal } from '#domain/photographs/photograph.ts'
import type { IconDrawing } from '#domain/site/icons.ts'
import type { PictureFile } from '#domain/site/picture-files.ts'
import type { Result } from '#domain/result.ts'

/** A re-encoded photograph: JPEG, upright, without metadata. */
export interface MadePicture {
  readonly full: Uint8Array
  readonly small: Uint8Array
  readonly width: number
  readonly height: number
}

/** A re-encoded picture of the site, from which its files are made. */
export interface PictureMaster {
  readonly bytes: Uint8Array
  readonly width: number
  readonly height: number
  /** `#rrggbb`, shown until it has loaded; `transparent` if the picture has transparency. */
  readonly color: string
}

/** Re-encodes uploaded pictures in bounded time and memory. A port because sharp needs Node.js. */
export interface PictureMaker {
  /** Makes a photograph of a request. */
  make(bytes: Uint8Array, kind: PictureKind): Promise<Result<MadePicture, PictureRefusal>>
  prepare(bytes: Uint8Array, kind: PictureKind): Promise<Result<PictureMaster, PictureRefusal>>
  /** Makes one file of a picture, cropped around its most interesting part if the shape differs. */
  makeFile(master: Uint8Array, file: PictureFile): Promise<Result<Uint8Array, PictureRefusal>>
  /** Makes a PNG of initials on their background. */
  makeInitials(letters: string, drawing: IconDrawing): Promise<Uint8Array<ArrayBuffer>>
  /** Makes a PNG of a logo that fills the box of `headLogoSize`, at that pixel density. */
  makeLogo(master: Uint8Array, density: number): Promise<Uint8Array<ArrayBuffer>>
  /** Makes a PNG of a logo on its background. */
  makeIcon(master: Uint8Array, drawing: IconDrawing): Promise<Uint8Array<ArrayBuffer>>
}

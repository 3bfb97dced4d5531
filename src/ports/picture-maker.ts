import type { PictureKind, PictureRefusal } from '#domain/photographs/photograph.ts'
import type { Result } from '#domain/result.ts'

/** A photograph made anew: JPEG, upright, without anything but its pixels. */
export interface MadePicture {
  readonly full: Uint8Array
  readonly small: Uint8Array
  readonly width: number
  readonly height: number
}

/** Makes photographs of what people have sent, in bounded time and memory. */
export interface PictureMaker {
  make(bytes: Uint8Array, kind: PictureKind): Promise<Result<MadePicture, PictureRefusal>>
}

interface Crop {
  /** Largest size served, in pixels; gives the aspect. */
  readonly frame: readonly [width: number, height: number]
  /** Widths served, narrow to wide. */
  readonly widths: readonly number[]
}

interface Shape extends Crop {
  /** A taller crop for narrow screens. */
  readonly portrait?: Crop
  /** Pages of this shape are shared: a link preview is made too. */
  readonly shared?: true
}

/** The crop of each shape of the manifest, and the widths in which it is served. */
export const shapes = {
  hero: {
    frame: [2000, 1125],
    widths: [828, 1200, 1600, 2000],
    portrait: { frame: [1080, 1440], widths: [480, 640, 828, 1080] },
    shared: true,
  },
  banner: { frame: [2000, 750], widths: [480, 828, 1200, 1600, 2000], shared: true },
  cover: { frame: [1600, 1067], widths: [480, 720, 1200, 1600], shared: true },
  card: { frame: [960, 720], widths: [320, 480, 720, 960] },
  square: { frame: [720, 720], widths: [240, 480, 720] },
  portrait: { frame: [840, 1080], widths: [350, 480, 700, 840] },
} as const satisfies Record<string, Shape>

export type ShapeName = keyof typeof shapes

/** The shape with its optional parts visible to the compiler. */
export const shapeOf = (name: ShapeName): Shape => shapes[name]

/** Size of a link preview. */
export const preview = [1200, 630] as const

/**
 * Widths in pixels of the WebP files of a picture, out of those of its AVIF files. The few browsers
 * without AVIF choose between the three narrowest, which limits the weight of all pictures
 * together.
 */
export const fallbackWidths = (widths: readonly number[]): readonly number[] => widths.slice(0, 3)

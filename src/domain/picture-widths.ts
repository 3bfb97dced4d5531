/**
 * Of the widths in pixels that a picture is served in as AVIF, those that it is served in as WebP
 * too: the few browsers without AVIF choose between the three narrowest, which keeps all pictures
 * together under their weight.
 */
export const fallbackWidths = (widths: readonly number[]): readonly number[] => widths.slice(0, 3)

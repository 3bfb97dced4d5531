/** Red, green and blue of `#rrggbb`, 0 to 255 each. */
function channelsOf(color: string): readonly [red: number, green: number, blue: number] {
  const at = (start: number) => Number.parseInt(color.slice(start, start + 2), 16)
  return [at(1), at(3), at(5)]
}

/** `#rrggbb` of red, green and blue, 0 to 255 each. */
export function hexColor(channels: readonly number[]): string {
  const hex = channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
  return `#${hex.join('')}`
}

/** Relative luminance by WCAG 2.2, from 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colors (`#rrggbb`) by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** A mix of two colors; `share` of the other one, from 0 to 1. */
export function mixed(color: string, other: string, share: number): string {
  const into = channelsOf(other)
  return hexColor(
    channelsOf(color).map(
      (channel, place) => channel + ((into[place] ?? channel) - channel) * share,
    ),
  )
}

/** The list under a field as the keyboard sees it. */
export interface ListState {
  readonly isOpen: boolean
  readonly count: number
  /** The highlighted line, from 0; undefined while the text itself is edited. */
  readonly active: number | undefined
}

/** The effect of a key; `pass` leaves it to the field and the form. */
export type KeyEffect =
  | { readonly does: 'highlight'; readonly active: number | undefined }
  | { readonly does: 'choose'; readonly at: number }
  | { readonly does: 'close' }
  | { readonly does: 'pass' }

/** Keys of a combobox whose list only offers: Enter chooses a highlighted line (ARIA practices). */
export function effectOfKey(key: string, { isOpen, count, active }: ListState): KeyEffect {
  if (count === 0) return { does: 'pass' }
  switch (key) {
    case 'ArrowDown':
      if (!isOpen || active === undefined) return { does: 'highlight', active: 0 }
      return { does: 'highlight', active: active + 1 < count ? active + 1 : undefined }
    case 'ArrowUp':
      if (!isOpen || active === undefined) return { does: 'highlight', active: count - 1 }
      return { does: 'highlight', active: active > 0 ? active - 1 : undefined }
    case 'Enter':
      return isOpen && active !== undefined ? { does: 'choose', at: active } : { does: 'pass' }
    case 'Escape':
      return isOpen ? { does: 'close' } : { does: 'pass' }
    default:
      return { does: 'pass' }
  }
}

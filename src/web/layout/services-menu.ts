/**
 * The Services menu of the header. It opens by pointing, as long as the pointer stays, or by
 * pressing, until it is pressed again, left, or closed with Escape.
 */
export type ServicesMenu = 'closed' | 'pointed' | 'pressed'

export type ServicesMenuEvent =
  /** A mouse came over it or went away. */
  | 'pointer-entered'
  | 'pointer-left'
  | 'pressed'
  /** Escape, a link chosen, focus gone elsewhere, a click outside. */
  | 'dismissed'

export function nextServicesMenu(menu: ServicesMenu, event: ServicesMenuEvent): ServicesMenu {
  switch (event) {
    case 'pointer-entered':
      return menu === 'closed' ? 'pointed' : menu
    case 'pointer-left':
      return menu === 'pointed' ? 'closed' : menu
    case 'pressed':
      // Pressing a menu that is open by pointing makes it stay.
      return menu === 'pressed' ? 'closed' : 'pressed'
    case 'dismissed':
      return 'closed'
  }
}

import { Link as RouterLink, type LinkProps } from 'react-router'
import { canFade } from '#web/presses-through.ts'

/** A link to another page of the site; where the browser can, pages fade into one another. */
export const Link = (props: LinkProps) => <RouterLink viewTransition={canFade} {...props} />

import { Link as RouterLink, type LinkProps } from 'react-router'
import { canFade } from '#web/presses-through.ts'

/** The way to another page of the site: where the browser can, one page fades into the other. */
export const Link = (props: LinkProps) => <RouterLink viewTransition={canFade} {...props} />

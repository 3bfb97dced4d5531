import { Link as RouterLink, type LinkProps } from 'react-router'

/** The way to another page of the site: where the browser can, one page fades into the other. */
export const Link = (props: LinkProps) => <RouterLink viewTransition {...props} />

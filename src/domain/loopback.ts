/** Names of this machine that a developer's browser may use for the same site. */
export const loopbackNames = ['localhost', '127.0.0.1', '[::1]'] as const

/** Whether an origin leads to the machine that asks: nobody else can reach a site there. */
export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin)
  return (
    loopbackNames.some((name) => name === hostname) ||
    hostname.endsWith('.localhost') ||
    /^127(?:\.\d{1,3}){3}$/.test(hostname)
  )
}

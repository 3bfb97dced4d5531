/** Names of this machine in a developer's browser. */
export const loopbackNames = ['localhost', '127.0.0.1', '[::1]'] as const

/** Whether a host is the machine itself, so that nobody else can reach a site there. */
export const isLoopback = (hostname: string): boolean =>
  loopbackNames.some((name) => name === hostname) ||
  hostname.endsWith('.localhost') ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname)

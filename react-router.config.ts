import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // Client middleware as a module of its own would be one more file on every page.
  splitRouteModules: false,
} satisfies Config

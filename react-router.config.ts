import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // The client middleware of the frame would be a file more on every page.
  splitRouteModules: false,
} satisfies Config

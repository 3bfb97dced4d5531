import type { Config } from '@react-router/dev/config'
import { prerenderedFiles, prerenderedPaths } from './src/web/paths.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: [...prerenderedPaths, ...prerenderedFiles],
} satisfies Config

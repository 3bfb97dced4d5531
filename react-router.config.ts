import type { Config } from '@react-router/dev/config'
import { paths } from './src/web/paths.ts'
import { prerenderedPaths } from './src/web/prerendered-paths.ts'

/** `/sitemap.xml` is not among them: it lists the events of the day. */
const prerenderedFiles = [paths.rss, paths.searchIndex, '/robots.txt', '/manifest.webmanifest']

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: [...prerenderedPaths, ...prerenderedFiles],
} satisfies Config

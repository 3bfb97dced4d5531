import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'tests/{ports,http,server,adapters}/**/*.test.ts',
    ],
    globalSetup: ['tests/support/databases.setup.ts'],
    // A test that hangs shows soon; those that start processes name a longer time.
    testTimeout: 20_000,
    // Servers that tests start have their types stripped once, as under `npm test`.
    env: {
      NODE_COMPILE_CACHE: path.join(import.meta.dirname, 'node_modules/.cache/compiled'),
    },
    // Hooks start and stop servers and databases; one that stops may take ten seconds.
    hookTimeout: 60_000,
    // Files of a worker share what they import, which costs more than most of them do; so a test puts
    // back what it changes of the process.
    isolate: false,
    unstubGlobals: true,
    // One more than the cores of a small machine: the long tests wait for holds and servers.
    maxWorkers: 3,
  },
})

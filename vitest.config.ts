import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Long ones first: one that began last would go on alone. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/server/')
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  oxc: { jsx: { development: false } },
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
      'tests/{ports,http,server,adapters}/**/*.test.ts',
    ],
    sequence: { sequencer: LongFirst },
    // Node.js reads the built pages itself, as when the site runs.
    server: { deps: { external: [/\/build\//] } },
    globalSetup: ['tests/support/databases.setup.ts'],
    setupFiles: ['tests/support/close-databases.setup.ts'],
    // A test that hangs shows soon; those that start processes name a longer time.
    testTimeout: 20_000,
    env: {
      // React as it is served.
      NODE_ENV: 'production',
      // Servers that tests start have their types stripped once, as under `npm test`.
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

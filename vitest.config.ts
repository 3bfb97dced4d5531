import './scripts/without-settings.ts'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Long files start first, so that none runs alone at the end. */
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
    // Node.js loads the built pages itself, as on a running site.
    server: { deps: { external: [/\/build\//] } },
    globalSetup: ['tests/support/databases.setup.ts'],
    setupFiles: ['tests/support/each-file.setup.ts'],
    // Shows tests that hang; a busy machine takes many times as long as a quiet one. Those that start
    // processes have a longer limit.
    testTimeout: 60_000,
    env: {
      // React's production build, as served.
      NODE_ENV: 'production',
      // Servers started by tests reuse stripped types, as under `npm test`.
      NODE_COMPILE_CACHE: path.join(import.meta.dirname, 'node_modules/.cache/compiled'),
    },
    // Hooks start and stop servers and databases; one that stops may take ten seconds.
    hookTimeout: 120_000,
    // Files of a worker share their imports, which cost more than most files; so tests must undo
    // changes to the process.
    isolate: false,
    // The cores of a small machine, which the journeys use as well: more only contend for them.
    maxWorkers: 2,
    // Most tests run their code a few times, which does not repay the slower of the two optimizing
    // compilers.
    execArgv: ['--no-turbofan'],
    // Transformed files are kept from run to run, which halves the cost of running a few.
    experimental: { fsModuleCache: true },
  },
})

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
    testTimeout: 60_000,
    // They start and stop the same servers and databases; one that stops may take ten seconds.
    hookTimeout: 60_000,
    // One more than the cores of a small machine: the long tests wait for holds and servers.
    maxWorkers: 3,
  },
})

import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'scripts/**/*.test.ts',
      'tests/{ports,http,server,adapters}/**/*.test.ts',
    ],
    globalSetup: ['tests/support/postgres.setup.ts'],
    testTimeout: 60_000,
    // The machine that runs the tests may have two cores, and PostgreSQL wants one of them.
    maxWorkers: 2,
  },
})

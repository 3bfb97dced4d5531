import { afterAll, afterEach, expect, vi } from 'vitest'
import { closeTestDatabases } from './databases.ts'

// This setup file runs for each test file; modules are loaded once per worker.
afterAll(closeTestDatabases)

// Files share a process, so what a test has replaced in it comes back.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// These tests start servers and other processes, or wait like them, slowly on a busy machine.
if (expect.getState().testPath?.includes('/tests/server/') === true) {
  vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })
}

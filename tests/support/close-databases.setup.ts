import { afterAll } from 'vitest'
import { closeTestDatabases } from './databases.ts'

// This setup file runs for each test file; modules are loaded once per worker.
afterAll(closeTestDatabases)

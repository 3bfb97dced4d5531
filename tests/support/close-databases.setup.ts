import { afterAll } from 'vitest'
import { closeTestDatabases } from './databases.ts'

// Here, since this file runs for each test file: all others are loaded once for those of a worker.
afterAll(closeTestDatabases)

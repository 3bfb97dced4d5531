import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#support/databases.ts'
import { checkBuilt } from './open-site.ts'

test.each([
  ['build/server', 'The pages are not built yet: npm run build'],
  ['build/client', 'The pages are not built yet: npm run build'],
  ['build/emails', 'The pages are not built yet: npm run build'],
  ['media/served', 'The pictures in media/served are missing: git checkout media/served'],
])('a start without %s is refused with what to run', (missing, sentence) => {
  const project = newFolder()
  for (const part of ['build/server', 'build/client', 'build/emails', 'media/served']) {
    mkdirSync(path.join(project, part), { recursive: true })
  }
  writeFileSync(path.join(project, 'build/server/index.js'), '')
  expect(() => checkBuilt(project)).not.toThrow()
  rmSync(path.join(project, missing), { recursive: true })
  expect(() => checkBuilt(project)).toThrow(sentence)
})

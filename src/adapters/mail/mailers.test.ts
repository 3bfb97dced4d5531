import { randomUUID } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#support/databases.ts'
import { fileMailer } from './mailers.ts'

test('what a kill has left of an email goes with the next one after a start', async () => {
  const folder = newFolder()
  for (const name of [`2027-04-12-a.eml.${randomUUID()}.part`, '2027-04-12-b.eml', 'own.part']) {
    writeFileSync(path.join(folder, name), 'From: hello@evergreen.example')
  }
  const mailer = fileMailer(folder, {
    from: () => 'hello@evergreen.example',
    domain: 'evergreen.example',
  })
  await mailer.send({
    id: 'c',
    to: 'rosa@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    isPersonal: true,
    createdAt: Date.parse('2027-04-13T08:00:00Z'),
  })
  const sent = '2027-04-13T08-00-00-000Z-c.eml'
  expect(readdirSync(folder).toSorted()).toEqual(['2027-04-12-b.eml', sent, 'own.part'])
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { untilItAnswers } from '#scripts/until-it-answers.ts'
import { openTestSite, stoppedWithTest } from '#support/in-process-server.ts'
import { eventually } from '#support/server-process.ts'
import { emailSamples } from '#adapters/mail/email-samples.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { paths } from '#domain/site/paths.ts'
import { newDataFolder } from '#support/databases.ts'

const root = path.join(import.meta.dirname, '../..')

/**
 * Headers of a response, without those that depend on its bytes; hashes and the nonce are masked.
 */
async function headersOf(url: string): Promise<Record<string, string>> {
  const own = ['date', 'connection', 'keep-alive', 'transfer-encoding']
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const compared = [...headers].filter(([name]) => !own.includes(name))
  return Object.fromEntries(
    compared.map(([name, value]) => [
      name,
      /^(?:etag|content-length|x-request-id)$/.test(name)
        ? 'any'
        : value
            .replaceAll(/ '(?:sha256|nonce)-[^']+'/g, '')
            // Vite puts the styles of the desk into its pages.
            .replace("style-src 'self';", "style-src 'self' 'unsafe-inline';"),
    ]),
  )
}

/** Starts `npm run dev` without its watching parent; returns its address once it answers. */
async function startDevelopment(folder: string) {
  const port = String(await freePort())
  const child = spawn(process.execPath, ['src/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: folder, NODE_ENV: 'development' },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(`${url}/healthz`, ended)
  return url
}

test('development and production answer pages, feeds and calls with the same headers', async () => {
  const production = stoppedWithTest(await openTestSite({ DATA_DIR: newDataFolder() }))
  const url = await startDevelopment(newDataFolder())
  // Vite's first page can take longer than the half minute in which a connection must move.
  const page = await eventually(
    () =>
      fetch(url + paths.events).then(
        (answer) => answer.text(),
        () => undefined,
      ),
    60_000,
  )
  const styles = page.match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? []
  expect(styles).not.toEqual([])
  // Browsers hide a nonce, so React would find a value that it does not expect.
  for (const style of styles) expect(style).toContain('nonce=""')
  // Scripts wait for the first paint.
  expect(page).toMatch(/<script data-later="true"[^>]* type="text\/plain"/)
  for (const address of [
    paths.home,
    paths.events,
    '/about.data',
    paths.rss,
    '/nowhere',
    '/api/settings',
    deskPaths.signIn(deskPaths.today),
  ]) {
    expect(await headersOf(url + address), address).toEqual(
      await headersOf(production.url + address),
    )
  }
  // Every email that the site sends, for whoever works on one.
  const emails = await (await fetch(`${url}/emails`)).text()
  for (const kind of Object.keys(emailSamples)) expect(emails).toContain(`<small>${kind}</small>`)
  expect((await fetch(`${production.url}/emails`)).status).toBe(404)
})

import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#scripts/free-port.ts'
import { temporaryFolder } from '#support/databases.ts'
import { eventually, startSite } from '#support/running-site.ts'
import { paths } from '#web/paths.ts'

const root = path.join(import.meta.dirname, '../..')

/** Headers that say what an answer is and what it allows, without its hashes, bytes and number. */
async function headersOf(url: string): Promise<Record<string, string>> {
  const own = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'vary']
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const kept = [...headers].filter(([name]) => !own.includes(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [
      name,
      /^(?:etag|content-length|x-request-id)$/.test(name)
        ? 'any'
        : value.replaceAll(/ '(?:sha256|nonce)-[^']+'/g, ''),
    ]),
  )
}

test('development and production answer pages, feeds and calls with the same headers', async () => {
  const [one, other] = [temporaryFolder(), temporaryFolder()]
  const port = String(await freePort())
  const development = spawn(process.execPath, ['src/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: port, DATA_DIR: other.path, NODE_ENV: 'development' },
    stdio: 'ignore',
  })
  const production = await startSite({ DATA_DIR: one.path })
  try {
    const url = `http://127.0.0.1:${port}`
    await eventually(
      () =>
        fetch(`${url}/healthz`).then(
          (answer) => answer.ok || undefined,
          () => undefined,
        ),
      60_000,
    )
    const page = await (await fetch(url + paths.events)).text()
    const styles = page.match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? []
    expect(styles).not.toEqual([])
    // Browsers hide a nonce, so React would find another one than it expects.
    for (const style of styles) expect(style).toContain('nonce=""')
    for (const address of [
      paths.home,
      paths.events,
      '/about.data',
      paths.rss,
      '/nowhere',
      '/api/settings',
    ]) {
      expect(await headersOf(url + address), address).toEqual(
        await headersOf(production.url + address),
      )
    }
  } finally {
    development.kill('SIGTERM')
    await production.stop()
    one.remove()
    other.remove()
  }
}, 120_000)

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { nginxProgram } from '#bench/documented-nginx.ts'
import { authenticator } from '#support/authenticator.ts'
import { behindNginx } from '#support/behind-nginx.ts'
import { openTestSite, type OpenSite } from '#support/in-process-server.ts'
import { proxyHost, proxyOrigin } from '#support/proxy-client.ts'
import { runManage } from '#support/run-manage.ts'
import { startSite } from '#support/server-process.ts'

describe.skipIf(nginxProgram === undefined)(
  'the desk through nginx with TLS, on two processes and PostgreSQL',
  () => {
    let servers: Awaited<ReturnType<typeof behindNginx<OpenSite>>>
    let ruth: Awaited<ReturnType<typeof join>>
    beforeAll(async () => {
      // The test's own process is one of the two.
      servers = await behindNginx<OpenSite>(
        (each, index) => (index === 0 ? openTestSite(each) : startSite(each)),
        { LIMITS: 'off' },
      )
      ruth = await join('ruth', 'owner')
    })
    afterAll(() => servers.stop())

    /** Joins by an invitation, in a browser that keeps the cookie of its session. */
    async function join(name: string, role: 'owner' | 'office') {
      const invitation = ['staff', 'invite', `${name}@example.com`, `--${role}`]
      const { out } = await runManage(invitation, servers.settings)
      const token = /#(\S+)/.exec(out)?.[1] ?? ''
      let cookie = ''
      const read = (path: string) => servers.client.ask({ path, headers: { cookie } })
      const send = async (path: string, fields: Readonly<Record<string, string>>) => {
        const answer = await servers.client.ask({
          path,
          headers: {
            cookie,
            origin: proxyOrigin,
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/x-www-form-urlencoded',
          },
          body: new URLSearchParams(fields).toString(),
        })
        const set = [answer.headers['set-cookie'] ?? []].flat()
        const session = set.find((each) => each.startsWith('__Host-desk='))
        if (session !== undefined) cookie = session.split(';')[0] ?? ''
        return { ...answer, session }
      }
      const joined = await send('/desk/join', { token, name })
      expect(joined.session).toMatch(/^__Host-desk=[^;]+;.* HttpOnly; Secure; SameSite=Lax$/)
      return { read, send }
    }

    test('a start without staff says how to make the first owner', () => {
      for (const site of servers.sites) {
        expect(site.log()).toContain('npm run manage -- staff invite EMAIL --owner')
      }
    })

    test('a passkey opens it, and what one colleague does shows to another', async () => {
      const device = authenticator()
      const challenged = async (purpose: string) => {
        const { body } = await ruth.send(deskPaths.passkeyChallenge, { purpose })
        const { challenge } = JSON.parse(body.toString())
        return { challenge, origin: proxyOrigin, host: proxyHost }
      }
      const answer = device.create(await challenged('add-passkey'))
      const added = await ruth.send(`${deskPaths.account}.data`, { intent: 'add-passkey', answer })
      expect(added.body.toString()).toContain('passkey-added')
      await ruth.send('/desk/sign-out', {})
      expect((await ruth.read(deskPaths.today)).headers['location']).toMatch('/desk/sign-in')
      const signed = device.sign(await challenged('sign-in'))
      const entered = await ruth.send('/desk/sign-in', { intent: 'passkey', answer: signed })
      expect(entered.status).toBe(302)

      const june = await join('june', 'office')
      const began = Date.now()
      const news = async () => {
        const { body } = await ruth.read(`${deskPaths.changes}?since=${began}`)
        const { ids }: { readonly ids: readonly string[] } = JSON.parse(body.toString())
        return ids
      }
      const before = await news()
      await june.send('/desk/requests/new.data', { firstName: 'Otto', phone: '(770) 555-0142' })
      // Both processes are asked in turn.
      for (const ids of await Promise.all([news(), news()])) {
        expect(ids.filter((id) => !before.includes(id))).not.toEqual([])
      }
      expect((await ruth.read('/desk/requests')).body.toString()).toContain('Otto')
    })

    test('an owner reads that a backup has two parts, and when its files were last in one', async () => {
      const page = async () => (await ruth.read('/desk/settings/backup')).body.toString()
      const before = await page()
      expect(before).toContain('This server has made no backup of the files yet.')
      expect(before).toContain('in the PostgreSQL database, with')
      expect(before).toContain('photographs, pictures, attachments and drawings with')
      expect(before).not.toContain('Download a backup')
      const { settings } = servers
      await runManage(['backup', `${settings.DATA_DIR}/files.tar.gz`], settings)
      expect(await page()).toContain('This server last backed up the files')
    })
  },
)

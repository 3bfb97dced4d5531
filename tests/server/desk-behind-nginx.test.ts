import { createHash, X509Certificate } from 'node:crypto'
import { expect as playwrightExpect, type Browser, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openChromium } from '#scripts/chromium.ts'
import { nginxProgram } from '#bench/documented-nginx.ts'
import { behindNginx, type Settings } from '#support/behind-nginx.ts'
import { openTestSite, type OpenSite } from '#support/in-process-server.ts'
import { proxyHost, proxyOrigin } from '#support/proxy-client.ts'
import { runManage } from '#support/run-manage.ts'
import { startSite } from '#support/server-process.ts'

const expectPage = playwrightExpect.configure({ timeout: 45_000 })

describe.skipIf(nginxProgram === undefined)(
  'the desk in a browser, through nginx with TLS, on two processes and PostgreSQL',
  () => {
    const cleanUp: (() => unknown)[] = []
    let sites: readonly OpenSite[]
    let browser: Browser
    let settings: Settings
    let ruth: Page

    beforeAll(async () => {
      // The test's own process is one of the two.
      const servers = await behindNginx<OpenSite>(
        (each, index) => (index === 0 ? openTestSite(each) : startSite(each)),
        { LIMITS: 'off' },
      )
      cleanUp.push(servers.stop)
      const { proxy } = servers
      ;({ sites, settings } = servers)
      browser = await openChromium(
        `--host-resolver-rules=MAP ${proxyHost}:443 127.0.0.1:${proxy.port}`,
        // Chromium trusts the certificate completely, so that passkeys work.
        `--ignore-certificate-errors-spki-list=${keyOf(proxy.ca)}`,
      )
      cleanUp.push(() => browser.close())
      ruth = await join('Ruth', 'owner')
    })
    afterAll(async () => {
      for (const step of cleanUp.toReversed()) await step()
    })

    async function join(name: string, role: 'owner' | 'office'): Promise<Page> {
      const context = await browser.newContext({ baseURL: proxyOrigin })
      const page = await context.newPage()
      const device = await context.newCDPSession(page)
      await device.send('WebAuthn.enable', { enableUI: false })
      await device.send('WebAuthn.addVirtualAuthenticator', { options: touched })
      // A sensor that is always touched would enter by itself.
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false
      })
      const { out } = await runManage(
        ['staff', 'invite', `${name}@example.com`.toLowerCase(), `--${role}`],
        settings,
      )
      await page.goto(out.split('\n')[0] ?? '')
      await page.getByLabel('Your name').fill(name)
      await page.getByRole('button', { name: 'Join' }).click()
      await page.getByRole('button', { name: 'Create a passkey on this device' }).click()
      await expectPage(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible()
      return page
    }

    test('a start without staff says how to make the first owner', () => {
      for (const site of sites) {
        expect(site.log()).toContain('npm run manage -- staff invite EMAIL --owner')
      }
    })

    test('a passkey opens it, and what one colleague does shows to another who is typing', async () => {
      const [cookie] = await ruth.context().cookies()
      expect(cookie).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' })
      expect(cookie?.name).toMatch(/^__Host-desk/)
      await ruth.getByRole('button', { name: 'Sign out' }).click()
      await ruth.waitForURL('**/desk/sign-in**')
      await ruth.getByRole('button', { name: 'Sign in with Face ID or fingerprint' }).click()
      await expectPage(ruth.getByRole('navigation', { name: 'Rooms' })).toBeVisible()

      const june = await join('June', 'office')
      await ruth.goto('/desk/requests')
      const search = ruth.getByRole('searchbox', { name: 'Search requests' })
      await search.fill('half a na')
      await june.goto('/desk/requests/new')
      await june.getByLabel('First name').fill('Otto')
      await june.getByLabel('Phone').fill('(770) 555-0142')
      await june.getByRole('button', { name: 'Save request' }).click()
      await expectPage(june.getByRole('heading', { name: 'Otto' })).toBeVisible()
      await expectPage(ruth.getByRole('link', { name: 'Otto' })).toBeVisible()
      await expectPage(search).toHaveValue('half a na')
      await expectPage(search).toBeFocused()

      await ruth.getByRole('link', { name: 'Otto' }).click()
      const note = ruth.getByRole('textbox', { name: 'Note' })
      await ruth.getByRole('button', { name: 'Note' }).click()
      await note.fill('half a sen')
      // Some browsers lack scroll anchoring.
      await ruth.evaluate(() => {
        document.documentElement.style.overflowAnchor = 'none'
        document.documentElement.style.paddingBottom = '100vh'
        window.scrollTo(0, 100)
      })
      const { y } = (await note.boundingBox()) ?? { y: 0 }
      await june.getByRole('button', { name: 'Note' }).click()
      await june.getByRole('textbox', { name: 'Note' }).fill('He comes on Monday.')
      await june.getByRole('button', { name: 'Save note' }).click()
      await expectPage(ruth.getByText('He comes on Monday.')).toBeVisible()
      await expectPage
        .poll(async () => Math.round((await note.boundingBox())?.y ?? 0))
        .toBe(Math.round(y))
      await expectPage(note).toHaveValue('half a sen')
    })

    test('an owner reads that a backup has two parts, and when its files were last in one', async () => {
      await ruth.goto('/desk/settings/backup')
      const main = ruth.getByRole('main')
      await expectPage(main).toContainText('This server has made no backup of the files yet.')
      await expectPage(main).toContainText('in the PostgreSQL database, with pg_dump')
      await expectPage(main).toContainText(
        'photographs, pictures, attachments and drawings with npm run manage -- backup FILE',
      )
      await expectPage(ruth.getByRole('button', { name: 'Download a backup' })).toHaveCount(0)
      await runManage(['backup', `${settings['DATA_DIR']}/files.tar.gz`], settings)
      await ruth.reload()
      await expectPage(main).toContainText('This server last backed up the files')
    })
  },
)

const touched = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

/** The hash by which Chromium names a certificate's key. */
function keyOf(certificate: string): string {
  const key = new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}

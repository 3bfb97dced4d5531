import { connect } from 'node:tls'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucketFiles } from '#adapters/files/bucket-files.ts'
import { folderFiles } from '#adapters/files/folder-files.ts'
import { systemSecrets } from '#adapters/system/secrets.ts'
import { photographPaths } from '#contract/photograph-paths.ts'
import type { UploadAnswer } from '#contract/photographs.ts'
import { clientAnswer, quotePaths } from '#contract/quotes.ts'
import { partSize, photographFiles, sizeOfPart } from '#domain/photographs/photograph.ts'
import { maxDrawingBytes } from '#domain/written-quotes/document.ts'
import { uploads } from '#http/guards.ts'
import { requestToken } from '#usecases/quote-requests/request-links.ts'
import { startBucket, testBucket, type RunningBucket } from '#support/bucket.ts'
import { barePostgres, temporaryFolder } from '#support/databases.ts'
import { nginxProgram, type Proxy } from '#bench/documented-nginx.ts'
import { behindNginx, type Settings } from '#support/behind-nginx.ts'
import { openTestSite, type OpenSite } from '#support/in-process-server.ts'
import { jpegWithPlace, newPhotographId } from '#support/photographs.ts'
import { postgresTool } from '#support/postgres-server.ts'
import { type proxyClient, proxyHost, proxyOrigin } from '#support/proxy-client.ts'
import { clientBody, requestBody } from '#support/quote-bodies.ts'
import { eventually } from '#support/server-process.ts'
import { runManage } from '#support/run-manage.ts'
import { testSecret } from '#support/test-dependencies.ts'

const why = nginxProgram === undefined ? ' (skipped: nginx is not installed here)' : ''
const json = { 'content-type': 'application/json' }

describe.skipIf(nginxProgram === undefined)(
  `photographs, two machines with one PostgreSQL and one bucket, behind nginx${why}`,
  () => {
    let stop: () => Promise<void>
    let settings: Settings
    const folder = temporaryFolder()
    let sites: readonly [OpenSite, OpenSite]
    let proxy: Proxy
    let client: ReturnType<typeof proxyClient>
    let bucket: RunningBucket

    beforeAll(async () => {
      bucket = await startBucket()
      ;({ stop, settings, sites, proxy, client } = await behindNginx(
        (each, index) =>
          openTestSite(index === 0 ? each : { ...each, DATA_DIR: inFolder('other') }),
        { FILES_URL: bucket.setting },
      ))
    })
    afterAll(async () => {
      await stop()
      await bucket.stop()
      folder.remove()
    })

    const inFolder = (name: string) => path.join(folder.path, name)
    const put = (address: string, body: Uint8Array) =>
      client.ask({ path: address, method: 'PUT', body, headers: lengthOf(body) })
    const lengthOf = (body: Uint8Array) => ({ 'content-length': String(body.length) })
    const begin = async (id: string, size: number) =>
      client.ask({
        path: photographPaths.upload(id),
        headers: json,
        body: JSON.stringify({ size, caption: '' }),
      })

    /** Disconnects in the middle of a part. */
    const breakOffIn = (address: string, body: Uint8Array) =>
      new Promise<void>((done, failed) => {
        const { port, ca } = proxy
        const socket = connect({ host: '127.0.0.1', port, ca, servername: proxyHost })
        socket.on('error', failed)
        socket.once('secureConnect', () => {
          socket.write(
            `PUT ${address} HTTP/1.1\r\nHost: ${proxyHost}\r\nContent-Length: ${body.length}\r\n\r\n`,
          )
          socket.write(body.subarray(0, body.length / 2), () => {
            socket.destroy()
            done()
          })
        })
      })

    test('a line that breaks in the middle goes on with the part that broke, on the other machine too, and an archive brings it all back', async () => {
      // Bytes after the end of a JPEG are ignored.
      const bytes = Buffer.concat([await jpegWithPlace(), Buffer.alloc(2 * partSize)])
      const id = newPhotographId()
      const part = (number: number) =>
        new Uint8Array(
          bytes.subarray(number * partSize, number * partSize + sizeOfPart(bytes.length, number)),
        )
      const statusIn = async (site: OpenSite): Promise<UploadAnswer> =>
        (await fetch(`${site.url}${photographPaths.upload(id)}`)).json()
      expect((await begin(id, bytes.length)).status).toBe(200)
      expect((await put(photographPaths.part(id, 0), part(0))).status).toBe(200)
      await breakOffIn(photographPaths.part(id, 1), part(1))
      for (const site of sites) {
        expect(await statusIn(site)).toMatchObject({ state: 'uploading', arrived: 1 })
      }
      for (const [index, site] of sites.entries()) {
        const number = index + 1
        const answer = await fetch(`${site.url}${photographPaths.part(id, number)}`, {
          method: 'PUT',
          body: part(number),
        })
        expect(await answer.json()).toMatchObject({ arrived: number + 1 })
      }

      const saved = await client.ask({
        path: quotePaths.client,
        headers: json,
        body: JSON.stringify(clientBody()),
      })
      const requestId = clientAnswer.parse(JSON.parse(saved.body.toString())).client._id
      const asked = await client.ask({
        path: quotePaths.request,
        headers: json,
        body: JSON.stringify({ ...requestBody(requestId), photoIds: [id] }),
      })
      expect(asked.status).toBe(201)
      const token = requestToken(systemSecrets(testSecret), requestId, 0)
      const picture = photographPaths.picture(id, 'full', token)
      const shownBy = (url: string) =>
        eventually(async () => {
          const answer = await fetch(`${url}${picture}`)
          return answer.ok ? answer.arrayBuffer() : undefined
        })
      for (const { url } of sites) {
        expect(await sharp(await shownBy(url)).metadata()).toMatchObject({ format: 'jpeg' })
      }

      // The archive contains the files and the secret, and names the tool for the data.
      const archive = inFolder('backup.tar.gz')
      const dump = inFolder('site.dump')
      const backedUp = await runManage(['backup', archive], settings)
      expect(backedUp.out).toContain('The data is in PostgreSQL: use pg_dump for it.')
      const database = settings['DATABASE_URL'] ?? ''
      await postgresTool('pg_dump', '--format=custom', `--file=${dump}`, database)
      // The archive is restored into another bucket, and into a folder.
      const newBucket = await testBucket()
      const restored = {
        ...settings,
        FILES_URL: newBucket.setting,
        DATA_DIR: inFolder('restored'),
        DATABASE_URL: await barePostgres(),
      }
      await postgresTool('pg_restore', `--dbname=${restored.DATABASE_URL}`, '--no-owner', dump)
      const brought = await runManage(['restore', archive], restored)
      expect(brought.out).toContain('use pg_restore for it')
      const site = await openTestSite(restored)
      expect(Buffer.from(await shownBy(site.url))).toEqual(Buffer.from(await shownBy(sites[0].url)))
      await site.stop()
      const asFolder = { ...restored, FILES_URL: '', DATA_DIR: inFolder('folder') }
      expect((await runManage(['restore', archive], asFolder)).status).toBe(0)
      const restoredFiles = folderFiles(path.join(asFolder.DATA_DIR, 'files'))
      expect(await restoredFiles.read(photographFiles(id).full)).toEqual(
        await bucketFiles(newBucket).read(photographFiles(id).full),
      )
    })

    test('parts of 1 MB come through, and nothing else is that large', async () => {
      const id = newPhotographId()
      await begin(id, 2 * partSize)
      const noise = new Uint8Array(partSize)
      const answer = await put(photographPaths.part(id, 0), noise)
      expect(answer.status, answer.body.toString()).toBe(415)
      expect((await put(photographPaths.part(id, 0), new Uint8Array(2 * partSize))).status).toBe(
        413,
      )
      for (const other of ['/api/other', photographPaths.upload(id), `/api/photos/${id}/full`]) {
        expect((await put(other, noise)).status, other).toBe(413)
      }
      // None that a page takes is refused for its length.
      const headers = { origin: proxyOrigin, 'content-type': 'multipart/form-data; boundary=x' }
      for (const [pattern, size] of uploads) {
        const path = pattern.replaceAll(/:[a-z]+/gi, '0')
        for (const each of pattern.endsWith(':part') ? [path] : [path, `${path}.data`]) {
          const file = await client.ask({ path: each, body: new Uint8Array(size), headers })
          expect(file.status, each).toBe(401)
        }
      }
      // nginx refuses this one: the server would hang up on what it has refused by its length.
      const drawing = new Uint8Array(maxDrawingBytes + 1024 * 1024)
      const path = '/desk/quotes/quote-1/drawing'
      expect((await client.ask({ path, body: drawing, headers })).status).toBe(413)
    })
  },
)

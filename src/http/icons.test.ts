import { expect, test } from 'vitest'
import { pictureKeys } from '#domain/site/picture-files.ts'
import { signPath, type CompanySign, type SignKind } from '#domain/site/icons.ts'
import { iconRoutes } from './icons.ts'

test('the logo in emails may be shown by other sites, the icons of pages by ours alone', async () => {
  const sign: CompanySign = { is: 'logo', fileId: '0'.repeat(32) }
  const bytes = async () => new Uint8Array(1)
  const routes = iconRoutes({
    makeIcon: bytes,
    makeInitials: bytes,
    makeLogo: bytes,
    sign: () => ({ sign, main: '#1f3b2c', ground: '#ffffff' }),
    files: { read: bytes, put: async () => {} },
  })
  const policyOf = async (kind: SignKind) => {
    const answer = await routes.request(signPath(sign, '#1f3b2c', kind))
    expect(answer.status).toBe(200)
    return answer.headers.get('Cross-Origin-Resource-Policy')
  }
  expect(await policyOf('email')).toBe('cross-origin')
  expect(await policyOf('180')).toBeNull()
})

test('an email keeps its logo after the company has another, and nothing else of it is made', async () => {
  const sent: CompanySign = { is: 'logo', fileId: '1'.repeat(32) }
  const stored = new Map([[pictureKeys(sent.fileId).master, new Uint8Array(1)]])
  const bytes = async () => new Uint8Array(2)
  const routes = iconRoutes({
    makeIcon: bytes,
    makeInitials: bytes,
    makeLogo: bytes,
    sign: () => ({ sign: { is: 'initials', letters: 'BG' }, main: '#1b3a5c', ground: '#1b3a5c' }),
    files: {
      read: async (key) => stored.get(key) ?? null,
      put: async (key, made) => void stored.set(key, new Uint8Array(made)),
    },
  })
  routes.onError(() => new Response(null, { status: 404 }))
  const isShown = async (kind: SignKind, main = '#1f3b2c') =>
    (await routes.request(signPath(sent, main, kind))).ok
  expect(await isShown('email')).toBe(true)
  expect(await isShown('32')).toBe(false)
  // Long after the upload is gone, and under whatever color it was sent.
  stored.delete(pictureKeys(sent.fileId).master)
  expect(await isShown('email', '#4f6f3a')).toBe(true)
  expect(stored.size).toBe(1)
})

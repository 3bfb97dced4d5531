import { expect, test } from 'vitest'
import { pictureKeys } from '#domain/site/picture-files.ts'
import {
  emailLogoKey,
  brandMarkPath,
  type BrandMark,
  type BrandMarkKind,
} from '#domain/site/icons.ts'
import { iconRoutes } from './icons.ts'

test('the logo in emails may be shown by other sites, the icons of pages by ours alone', async () => {
  const mark: BrandMark = { is: 'logo', fileId: '0'.repeat(32) }
  const bytes = async () => new Uint8Array(1)
  const routes = iconRoutes({
    makeIcon: bytes,
    makeInitials: bytes,
    mark: () => ({ mark, main: '#1f3b2c', ground: '#ffffff' }),
    files: { read: bytes, put: async () => {} },
  })
  const policyOf = async (kind: BrandMarkKind) => {
    const answer = await routes.request(brandMarkPath(mark, '#1f3b2c', kind))
    expect(answer.status).toBe(200)
    return answer.headers.get('Cross-Origin-Resource-Policy')
  }
  expect(await policyOf('email')).toBe('cross-origin')
  expect(await policyOf('180')).toBeNull()
})

test('an email keeps its logo after the company has another, and nothing is made of other pictures', async () => {
  const sent: BrandMark = { is: 'logo', fileId: '1'.repeat(32) }
  const other: BrandMark = { is: 'logo', fileId: '2'.repeat(32) }
  // Long after the upload is gone.
  const stored = new Map([
    [emailLogoKey(sent.fileId), new Uint8Array(1)],
    [pictureKeys(other.fileId).master, new Uint8Array(1)],
  ])
  const bytes = async () => new Uint8Array(2)
  const routes = iconRoutes({
    makeIcon: bytes,
    makeInitials: bytes,
    mark: () => ({ mark: { is: 'initials', letters: 'BG' }, main: '#1b3a5c', ground: '#1b3a5c' }),
    files: {
      read: async (key) => stored.get(key) ?? null,
      put: async (key, made) => void stored.set(key, new Uint8Array(made)),
    },
  })
  routes.onError(() => new Response(null, { status: 404 }))
  const statusOf = async (mark: BrandMark, kind: BrandMarkKind, main = '#1f3b2c') =>
    (await routes.request(brandMarkPath(mark, main, kind))).status
  expect(await statusOf(sent, 'email')).toBe(200)
  // The color of that email does not matter.
  expect(await statusOf(sent, 'email', '#4f6f3a')).toBe(200)
  expect(await statusOf(sent, '32')).toBe(404)
  expect(await statusOf(other, 'email')).toBe(404)
  expect(stored.size).toBe(2)
})

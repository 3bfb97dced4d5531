import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import { emailLogoAt, emailLogoKey } from '#domain/site/icons.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import { emailLogos } from './email-logo.ts'

const publicUrl = 'https://evergreen.example'
const fileId = 'a'.repeat(32)
const { master } = pictureKeys(fileId)
const logo = {
  id: 'uploads/our-logo',
  alt: 'Our logo',
  width: 880,
  height: 176,
  focal: [0.5, 0.5] as const,
  color: 'transparent',
  base: `/media/uploads/${fileId}`,
  widths: [880],
}

/** Email logos over a store with one upload; `made` counts the pictures. */
function logosOf(makeLogo = async (): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(2)) {
  const stored = new Map([[master, new Uint8Array(1)]])
  const counted = { made: 0 }
  const emailLogo = emailLogos({
    publicUrl,
    content: () => ({ company, logo }),
    files: {
      read: async (key) => stored.get(key) ?? null,
      put: async (key, bytes) => void stored.set(key, new Uint8Array(bytes)),
    },
    pictureMaker: {
      async makeLogo() {
        counted.made += 1
        return makeLogo()
      },
    },
  })
  return { emailLogo, stored, counted }
}

test('the logo is stored with the first email that links to it', async () => {
  const { emailLogo, stored, counted } = logosOf()
  const shown = await emailLogo()
  expect(shown).toMatchObject({ width: 220, height: 44 })
  expect(emailLogoAt(new URL(shown?.src ?? '').pathname)).toEqual({ is: 'logo', fileId })
  expect(stored.get(emailLogoKey(fileId))).toHaveLength(2)
  stored.delete(master)
  expect(await emailLogo()).toEqual(shown)
  expect(counted.made).toBe(1)
})

test('an email has only the name if its logo cannot be made', async () => {
  const broken = logosOf(() => Promise.reject(new Error('unreadable')))
  expect(await broken.emailLogo()).toBeNull()
  const gone = logosOf()
  gone.stored.clear()
  expect(await gone.emailLogo()).toBeNull()
})

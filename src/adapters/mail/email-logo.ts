import type { Content } from '#content/content.ts'
import { emailLogoKey, headLogo, brandMarkOf, brandMarkPath } from '#domain/site/icons.ts'
import { pictureKeys } from '#domain/site/picture-files.ts'
import type { FileStore } from '#ports/file-store.ts'
import type { PictureMaker } from '#ports/picture-maker.ts'

/** The logo in the head of an email: a linked picture, replaced by the name if it is blocked. */
export interface EmailLogo {
  readonly src: string
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  /** Whether the name is part of it. */
  readonly hasName: boolean
}

export interface EmailLogoSettings {
  readonly publicUrl: string
  /** The published content. */
  readonly content: () => Pick<Content, 'company' | 'logo'>
  readonly files: Pick<FileStore, 'read' | 'put'>
  readonly pictureMaker: Pick<PictureMaker, 'makeLogo'>
}

/** Device pixels for each CSS pixel on sharp screens. */
const screenDensity = 2

/**
 * Stores the logo that an email links to, since emails are read for years, and the upload may be
 * gone by then. Returns null without a logo: the email then shows the name.
 */
export function emailLogos({ publicUrl, content, files, pictureMaker }: EmailLogoSettings) {
  let lastStored: string | null = null

  async function storeLogo(fileId: string): Promise<boolean> {
    if (fileId === lastStored) return true
    const key = emailLogoKey(fileId)
    if ((await files.read(key)) === null) {
      const master = await files.read(pictureKeys(fileId).master)
      if (master === null) return false
      await files.put(key, await pictureMaker.makeLogo(master, screenDensity))
    }
    lastStored = fileId
    return true
  }

  return async (): Promise<EmailLogo | null> => {
    const shown = content()
    const { company, logo } = shown
    const mark = brandMarkOf(shown)
    if (mark?.is !== 'logo' || logo === null) return null
    // An email goes out under the name alone rather than wait for a picture.
    if (!(await storeLogo(mark.fileId).catch(() => false))) return null
    const { colors, logoHasName } = company.brand
    return {
      src: publicUrl + brandMarkPath(mark, colors.main, 'email'),
      ...headLogo(logo),
      hasName: logoHasName,
    }
  }
}

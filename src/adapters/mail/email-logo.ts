import type { Content } from '#content/content.ts'
import { headLogo, signOf, signPath } from '#domain/site/icons.ts'

/** The logo in the head of an email: a linked picture, whose place the name takes if it is blocked. */
export interface EmailLogo {
  readonly src: string
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  /** Whether the name stands in it. */
  readonly hasName: boolean
}

/** Null without a logo: the name stands alone. */
export function emailLogoOf(
  content: Pick<Content, 'company' | 'logo'>,
  publicUrl: string,
): EmailLogo | null {
  const { company, logo } = content
  const sign = signOf(content)
  if (sign?.is !== 'logo' || logo === null) return null
  const { colors, logoHasName } = company.brand
  return {
    src: publicUrl + signPath(sign, colors.main, 'email'),
    ...headLogo(logo),
    hasName: logoHasName,
  }
}

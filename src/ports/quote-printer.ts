import type { shadesOf } from '#domain/site/brand.ts'
import type { VersionContent } from '#domain/written-quotes/version-content.ts'
import type { Acceptance } from './quote-details.ts'

/** The acceptance as it is printed below the accepted document. */
export interface PrintedAcceptance extends Pick<
  Acceptance,
  'name' | 'wording' | 'picked' | 'payments'
> {
  /** Its moment in words, in the company's zone. */
  readonly on: string
}

/** The company's look at the top of a printed quote. */
export interface QuoteLook {
  readonly shades: Pick<ReturnType<typeof shadesOf>, 'evergreen' | 'moss' | 'leaf'>
  /** The name is printed if there is no logo. */
  readonly logo: {
    readonly png: Uint8Array
    /** In points. */
    readonly width: number
    readonly height: number
    /** Whether the logo contains the name. */
    readonly hasName: boolean
  } | null
}

/** Prints a version of a quote as a PDF with real text: as sent, or as accepted. */
export interface QuotePrinter {
  print(
    content: VersionContent,
    accepted: PrintedAcceptance | null,
    /** JPEG bytes. */
    photographs: readonly Uint8Array[],
    look: QuoteLook,
  ): Promise<Uint8Array>
}

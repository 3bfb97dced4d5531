import type { shadesOf } from '#domain/site/brand.ts'
import type { VersionContent } from '#domain/written-quotes/version-content.ts'
import type { Acceptance } from './quote-details.ts'

/** The acceptance as it is printed below the accepted document. */
export type PrintedAcceptance = Pick<
  Acceptance,
  'at' | 'name' | 'wording' | 'picked' | 'totalCents' | 'taxCents' | 'payments'
>

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
    /** `on` is the day in the company's zone. */
    accepted: (PrintedAcceptance & { readonly on: string }) | null,
    /** JPEG bytes. */
    photographs: readonly Uint8Array[],
    look: QuoteLook,
  ): Promise<Uint8Array>
}

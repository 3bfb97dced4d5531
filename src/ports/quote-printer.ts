import type { shadesOf } from '#domain/site/brand.ts'
import type { VersionContent } from '#domain/written-quotes/version-content.ts'
import type { Acceptance } from './written-quote-store.ts'

/** The customer's word, as it is printed below what they accepted. */
export type PrintedAcceptance = Pick<
  Acceptance,
  'at' | 'name' | 'wording' | 'picked' | 'totalCents' | 'taxCents' | 'payments'
>

/** How the company looks above a sheet. */
export interface QuoteLook {
  readonly shades: Pick<ReturnType<typeof shadesOf>, 'evergreen' | 'moss' | 'leaf'>
  /** Its name stands there without one. */
  readonly logo: {
    readonly png: Uint8Array
    /** In points. */
    readonly width: number
    readonly height: number
    /** Whether the name stands in it. */
    readonly hasName: boolean
  } | null
}

/** Prints a version as PDF with real text: as it is sent, or as it was accepted. */
export interface QuotePrinter {
  print(
    content: VersionContent,
    /** In the company's zone. */
    accepted: (PrintedAcceptance & { readonly on: string }) | null,
    /** Bytes of JPEG pictures. */
    photographs: readonly Uint8Array[],
    look: QuoteLook,
  ): Promise<Uint8Array>
}

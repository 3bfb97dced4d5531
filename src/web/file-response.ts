/** Headers of a file: nothing in it runs, whatever its type, and no other page frames it. */
export const fileHeaders = ({ length }: Uint8Array, type: string) => ({
  'Content-Type': type,
  'Content-Length': String(length),
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
})

/** A PDF for download. */
export function pdfResponse(bytes: Uint8Array, name: string): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...fileHeaders(bytes, 'application/pdf'),
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'private, no-store',
    },
  })
}

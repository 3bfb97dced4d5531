import { brotliCompressSync } from 'node:zlib'
import type { OwnDocument } from './http2-front.ts'

/**
 * The minimum that could show the same: HTML, styles, fonts and picture of the page as a bare file
 * without scripts. No page of a framework can be faster.
 */
export async function bareDocument(url: string): Promise<OwnDocument> {
  const html = await (await fetch(url)).text()
  const bare = html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
  return { body: brotliCompressSync(bare), type: 'text/html; charset=utf-8', encoding: 'br' }
}

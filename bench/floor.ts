import { brotliCompressSync } from 'node:zlib'
import type { OwnDocument } from './http2-front.ts'

/**
 * The least that could show the same: the page's own HTML, styles, fonts and picture as a bare
 * file, without any script. No page of a framework can be faster than this.
 */
export async function bareDocument(url: string): Promise<OwnDocument> {
  const html = await (await fetch(url)).text()
  const bare = html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
  return { body: brotliCompressSync(bare), type: 'text/html; charset=utf-8', encoding: 'br' }
}

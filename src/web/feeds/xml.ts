import { toStorableText } from '#domain/text.ts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/**
 * Escapes text for XML, between tags and in attributes. A control character, as in pasted text, would
 * make the whole document unreadable.
 */
export const xmlText = (text: string): string =>
  toStorableText(text).replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign)

export const xmlAnswer = (body: string): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })

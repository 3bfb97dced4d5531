import { requireSession, orNotFound } from '#web/desk/desk-context.ts'
import { fileHeaders } from '#web/file-response.ts'
import type { Route } from './+types/email-file.ts'

/** Attachment of an email: always a download, which the browser never shows or runs. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { desk } = requireSession(context)
  const file = await desk.emails.readAttachment(params.fileId)
  const { name, kind, bytes } = orNotFound(file, 'unknown-file')
  const plain = name.replaceAll(/[^ -~]|["\\]/g, '_')
  return new Response(bytes, {
    headers: {
      ...fileHeaders(bytes, kind === 'text/plain' ? 'application/octet-stream' : kind),
      'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escape)}`,
    },
  })
}

const escape = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`

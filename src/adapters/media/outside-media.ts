import type { IncomingMessage } from 'node:http'
import { request as requestSecurely, type RequestOptions } from 'node:https'
import { isIP } from 'node:net'
import { err, ok, type Result } from '#domain/result.ts'
import type { MediaUnavailable, OutsideMedia, ProxiedMedia } from '#ports/outside-media.ts'
import { isPublicAddress, publicLookup } from './public-addresses.ts'

/** Timeout for the other server's next byte, in milliseconds. */
const silenceMs = 10_000

const maxRedirects = 3

/** Types that browsers show without running them. A drawing (SVG) may contain scripts. */
const shownTypes = /^(?:image\/(?:avif|gif|jpeg|png|webp)|video\/(?:mp4|ogg|quicktime|webm))$/

/** For servers that send no type. */
const typeByEnding: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  mov: 'video/quicktime',
  mp4: 'video/mp4',
  ogv: 'video/ogg',
  png: 'image/png',
  webm: 'video/webm',
  webp: 'image/webp',
}

const passedHeaders = ['content-length', 'content-range', 'accept-ranges'] as const

/** Node's own request function, unless a test has another. */
export type SendRequest = (url: URL, options: RequestOptions) => ReturnType<typeof requestSecurely>

/**
 * Pictures and videos over https from the public internet alone, never from the server's own
 * network. Only the byte range of the visitor's request is passed on.
 */
export function outsideMedia(send: SendRequest = requestSecurely): OutsideMedia {
  async function open(
    url: URL,
    range: string | null,
    redirectsLeft: number,
  ): Promise<Result<ProxiedMedia, MediaUnavailable>> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isInside = isIP(host) !== 0 && !isPublicAddress(host)
    if (url.protocol !== 'https:' || isInside) return err({ code: 'no-media' })
    const answer = await responseTo(send, url, range).catch(() => null)
    if (answer === null) return err({ code: 'unavailable' })
    const { statusCode = 0, headers } = answer
    const type = typeOf(url, headers['content-type'])
    if ((statusCode === 200 || statusCode === 206 || statusCode === 416) && type !== null) {
      return ok(proxied(answer, statusCode, type))
    }
    answer.destroy()
    const next = statusCode >= 300 && statusCode < 400 ? headers.location : undefined
    if (next === undefined || !URL.canParse(next, url)) {
      return err({ code: statusCode >= 500 ? 'unavailable' : 'no-media' })
    }
    return redirectsLeft === 0
      ? err({ code: 'no-media' })
      : open(new URL(next, url), range, redirectsLeft - 1)
  }

  return {
    open: async (url, range) =>
      URL.canParse(url) ? open(new URL(url), range, maxRedirects) : err({ code: 'no-media' }),
  }
}

function responseTo(send: SendRequest, url: URL, range: string | null): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    const request = send(url, {
      lookup: publicLookup,
      headers: {
        accept: 'image/avif,image/webp,image/*,video/*',
        'accept-encoding': 'identity',
        ...(range === null ? {} : { range }),
      },
    })
    request.setTimeout(silenceMs, () => request.destroy(new Error('the other server is silent')))
    request.once('response', done)
    request.once('error', fail)
    request.end()
  })
}

function proxied(answer: IncomingMessage, status: 200 | 206 | 416, type: string): ProxiedMedia {
  const passed = passedHeaders.flatMap((name) => {
    const value = answer.headers[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    status,
    headers: { 'content-type': type, ...Object.fromEntries(passed) },
    bytes: answer,
    giveUp: () => void answer.destroy(),
  }
}

/** The type to send; null for anything but a picture or video. */
function typeOf(url: URL, contentType = ''): string | null {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? ''
  if (shownTypes.test(type)) return type
  const isUnstated = type === '' || type === 'application/octet-stream'
  const ending = /\.(\w+)$/.exec(url.pathname)?.[1]?.toLowerCase() ?? ''
  return isUnstated ? (typeByEnding[ending] ?? null) : null
}

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '#scripts/free-port.ts'
import { untilItAnswers } from '#scripts/until-it-answers.ts'

/** A simpler program that answers the same bytes. */
export interface Peer {
  readonly url: string
  /** The process that answers. */
  readonly pid: number
  stop(): Promise<void>
}

/** The body and type of one address. */
export interface Bytes {
  readonly body: Buffer
  readonly type: string
  readonly encoding: string | null
}

/** nginx with one worker, as our server is one process; null where it is not installed. */
export async function nginxPeer({ body, type, encoding }: Bytes): Promise<Peer | null> {
  if (spawnSync('nginx', ['-v']).error !== undefined) return null
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-nginx-'))
  const port = await freePort()
  writeFileSync(path.join(folder, 'page'), body)
  const encoded = encoding === null ? '' : `add_header Content-Encoding ${encoding};`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors;
user root; events { worker_connections 512; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
open_file_cache max=10; ${temporary}
server { listen 127.0.0.1:${port}; root ${folder};
location / { default_type "${type}"; ${encoded} try_files /page =404; } } }`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const peer = await started(child, `http://127.0.0.1:${port}/`)
  const children = readFileSync(`/proc/${peer.pid}/task/${peer.pid}/children`, 'utf8')
  return {
    ...peer,
    pid: Number(children.trim().split(' ')[0]),
    async stop() {
      await peer.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A bare Hono route that answers the same bytes, in a process of its own. */
export async function honoPeer({ body, type }: Bytes): Promise<Peer> {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'bare-hono.ts'), String(port), type],
    { stdio: ['pipe', 'inherit', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } },
  )
  child.stdin?.end(body)
  return started(child, `http://127.0.0.1:${port}/`)
}

async function started(child: ChildProcess, url: string): Promise<Peer> {
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  await untilItAnswers(url, ended)
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

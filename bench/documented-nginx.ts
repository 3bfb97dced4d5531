import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findProgram } from '#scripts/find-program.ts'
import { freePort } from '#scripts/free-port.ts'

const documented = path.join(import.meta.dirname, '../docs/nginx.conf')

/** nginx on this machine, or undefined where it is not installed. */
export const nginxProgram = findProgram('nginx')

/** nginx as `docs/nginx.conf` describes it, in front of two servers. */
export interface Proxy {
  readonly port: number
  /** The port of plain HTTP. */
  readonly plainPort: number
  /** The authority that signs its certificate. */
  readonly ca: string
  /** Its logs of requests and errors. */
  log(): { readonly access: string; readonly errors: string }
  stop(): Promise<void>
}

/** Starts nginx with the documented file; only addresses and paths are replaced. */
export async function startNginx(upstreams: readonly [number, number]): Promise<Proxy> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-nginx-'))
  // The workers give up root, so the folder itself must let them through to the buffers of bodies.
  chmodSync(folder, 0o755)
  for (const name of ['body', 'proxy', 'other']) mkdirSync(path.join(folder, name))
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'tls.pem')]
  selfSigned(key, certificate)
  const [port, plainPort] = [await freePort(), await freePort()]
  const file = path.join(folder, 'nginx.conf')
  const errorLog = path.join(folder, 'error.log')
  const accessLog = path.join(folder, 'access.log')
  const text = replaced(readFileSync(documented, 'utf8'), [
    [/^user .*$/m, process.getuid?.() === 0 ? 'user nobody nogroup;' : ''],
    [/^pid .*$/m, `pid ${path.join(folder, 'nginx.pid')};`],
    [/^error_log .*$/m, `error_log ${errorLog} warn;`],
    [/^  error_log .* crit;$/m, `  error_log ${errorLog} crit;`],
    [/^worker_processes .*$/m, 'worker_processes 2;'],
    [/access_log .*;/, `access_log ${accessLog} quiet;`],
    [/ssl_certificate .*;/, `ssl_certificate ${certificate};`],
    [/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`],
    [/127\.0\.0\.1:3001\b/, `127.0.0.1:${upstreams[0]}`],
    [/127\.0\.0\.1:3002\b/, `127.0.0.1:${upstreams[1]}`],
    // Not every machine that tests has IPv6.
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 80\b/g, `listen 127.0.0.1:${plainPort}`],
    [/listen 443\b/g, `listen 127.0.0.1:${port}`],
    [
      /^http \{$/m,
      `http {\n  client_body_temp_path ${folder}/body;\n  proxy_temp_path ${folder}/proxy;\n  fastcgi_temp_path ${folder}/other;\n  uwsgi_temp_path ${folder}/other;\n  scgi_temp_path ${folder}/other;`,
    ],
  ])
  writeFileSync(file, text)
  const flags = ['-p', folder, '-c', file, '-e', errorLog]
  const program = nginxProgram ?? 'nginx'
  const checked = spawnSync(program, [...flags, '-t'], { encoding: 'utf8' })
  if (checked.status !== 0) throw new Error(`nginx refuses its configuration: ${checked.stderr}`)
  const running = spawn(program, [...flags, '-g', 'daemon off;'], { stdio: 'ignore' })
  const ended = new Promise<void>((done) => running.once('exit', () => done()))
  while (!(await accepts(port))) {
    if (running.exitCode !== null) throw new Error('nginx ended before it answered')
    await wait(20)
  }
  return {
    port,
    plainPort,
    ca: readFileSync(certificate, 'utf8'),
    log: () => ({
      access: readFileSync(accessLog, 'utf8'),
      errors: readFileSync(errorLog, 'utf8'),
    }),
    async stop() {
      running.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}

/** Throws if a replacement finds nothing, so that the documented file is the tested one. */
function replaced(text: string, changes: readonly (readonly [RegExp, string])[]): string {
  return changes.reduce((changed, [place, replacement]) => {
    if (!place.test(text)) throw new Error(`docs/nginx.conf has no ${place.source}`)
    return changed.replace(place, replacement)
  }, text)
}

/** Writes a key and its certificate for two days. */
export function selfSigned(key: string, certificate: string): void {
  const name = 'evergreen.example'
  const request = ['req', '-x509', '-nodes', '-days', '2', '-subj', `/CN=${name}`]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const files = ['-keyout', key, '-out', certificate]
  const extension = ['-addext', `subjectAltName=DNS:${name}`]
  const args = [...request, ...kind, ...files, ...extension]
  const made = spawnSync('openssl', args, { encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`openssl failed: ${made.stderr}`)
}

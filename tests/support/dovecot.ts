import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { selfSigned } from '#bench/documented-nginx.ts'
import { findProgram } from '#scripts/find-program.ts'
import { freePort } from '#scripts/free-port.ts'
import { eventually } from './server-process.ts'

/**
 * A real IMAP server with its own folder; any user signs in with `secret`. As a distribution sets it
 * up, it offers TLS with a certificate that nobody else has signed.
 */
export interface ImapServer {
  readonly port: number
  /** The setting that reads a user's mailbox. */
  url(user: string, password?: string): string
  /** Delivers an email to a mailbox like a mail server. */
  deliver(user: string, source: string | Buffer): void
  /** Gives all emails of a mailbox new UIDs. */
  renumber(user: string): void
  stop(): Promise<void>
}

/** Number of users so far: each test has a mailbox of its own. */
let users = 0
export const newMailUser = () => `office${(users += 1)}-${process.pid}`

export async function startDovecot(): Promise<ImapServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'evergreen-imap-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const { uid, gid, lines } = usersFor()
  const mail = path.join(folder, 'mail')
  mkdirSync(mail)
  chownSync(mail, uid, gid)
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'tls.pem')]
  selfSigned(key, certificate)
  const file = path.join(folder, 'dovecot.conf')
  writeFileSync(
    file,
    `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = yes
ssl_key = <${key}
ssl_cert = <${certificate}
disable_plaintext_auth = no
mail_location = maildir:${mail}/%u
mail_fsync = never
first_valid_uid = 1
last_valid_uid = 0
${lines}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${mail}/%u
}
service imap-login {
  chroot =
  process_min_avail = 1
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
`,
  )
  const running = spawn(findProgram('dovecot') ?? 'dovecot', ['-F', '-c', file], {
    stdio: 'ignore',
  })
  const ended = new Promise<void>((done) => running.once('exit', () => done()))
  await eventually(() => greets(port))
  let delivered = 0
  const maildir = (user: string) => {
    const own = path.join(mail, user)
    for (const each of [own, ...['new', 'cur', 'tmp'].map((name) => path.join(own, name))]) {
      mkdirSync(each, { recursive: true })
      chownSync(each, uid, gid)
    }
    return own
  }
  return {
    port,
    url: (user, password = 'secret') =>
      `imap://${encodeURIComponent(user)}:${password}@127.0.0.1:${port}/INBOX`,
    deliver(user, source) {
      const name = `${Date.now()}.${(delivered += 1)}.test`
      const own = maildir(user)
      const aside = path.join(own, 'tmp', name)
      writeFileSync(aside, source)
      chownSync(aside, uid, gid)
      renameSync(aside, path.join(own, 'new', name))
    },
    renumber(user) {
      const list = path.join(maildir(user), 'dovecot-uidlist')
      spawnSync('sed', ['-i', '1s/V[0-9]*/V4102444800/', list])
      spawnSync('sh', ['-c', `rm -f ${path.join(maildir(user), 'dovecot.index')}*`])
    },
    async stop() {
      running.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Dovecot's parts run as the users of its package; without root they all run as one user. */
function usersFor(): { readonly uid: number; readonly gid: number; readonly lines: string } {
  if (process.getuid?.() === 0) {
    const id = (flag: string) =>
      Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout)
    return { uid: id('-u'), gid: id('-g'), lines: '' }
  }
  const name = (flag: string) => spawnSync('id', [flag], { encoding: 'utf8' }).stdout.trim()
  return {
    uid: process.getuid?.() ?? 0,
    gid: process.getgid?.() ?? 0,
    lines: `default_internal_user = ${name('-un')}
default_login_user = ${name('-un')}
default_internal_group = ${name('-gn')}`,
  }
}

function greets(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
    socket.once('close', () => done(false))
  })
}

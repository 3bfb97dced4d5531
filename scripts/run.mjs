/**
 * The entry of all npm scripts. Runs under the machine's Node.js (20 or later), installs what is
 * missing, and hands over to the pinned runtime in node_modules.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { whenStarterEnds } from './starter.mjs'

const major = Number(process.versions.node.split('.')[0])
if (major < 20) fail(`Node.js 20 or later is needed; this is ${process.version}.`)

// Not `import.meta.dirname`, which came with 20.11.
const root = fileURLToPath(new URL('..', import.meta.url))
const windows = process.platform === 'win32'
const runtime = path.join(root, 'node_modules/node/bin', windows ? 'node.exe' : 'node')
const [task = '', ...rest] = process.argv.slice(2)

/** Vite reloads pages; a change of anything else that it runs restarts the server. */
const watchedByServer = readdirSync(path.join(root, 'src'))
  .filter((name) => !['web', 'manage', 'demo'].includes(name))
  .map((name) => `--watch-path=src/${name}`)

/** The owner's settings, except where the environment has its own. */
const settings = existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []

/** In MB: the young generation, and the whole heap. */
const heap = ['--max-semi-space-size=8', '--max-old-space-size=192']

const tasks = {
  // Live objects take 40 MB; a small young generation frees the others before the process grows.
  start: [
    ['scripts/build.ts', '--if-changed'],
    [...settings, ...heap, 'src/server.ts'],
  ],
  build: [['scripts/build.ts']],
  dev: [[...settings, '--watch-preserve-output', ...watchedByServer, 'src/dev.ts']],
  // The demo reads no settings: nothing of it may reach a real database, mailbox or payment.
  demo: [
    ['scripts/build.ts', '--if-changed'],
    [...heap, 'src/demo/demo.ts', ...rest],
  ],
  manage: [[...settings, 'src/manage/manage.ts', ...rest]],
  check: [['scripts/check.ts', ...rest]],
  test: [['scripts/test.ts', ...rest]],
  media: [['scripts/media.ts', ...rest]],
  screenshots: [
    ['scripts/build.ts', '--if-changed'],
    ['scripts/screenshots.ts', ...rest],
  ],
  bench: [
    ['scripts/build.ts', '--if-changed'],
    ['bench/bench.ts', ...rest],
  ],
}

const steps = tasks[task]
if (steps === undefined) fail(`There is no task "${task}". Tasks: ${Object.keys(tasks).join(', ')}`)
const isServer = ['start', 'dev', 'demo'].includes(task)
/** The step under way. */
let child = null
void whenStarterEnds(task, () => {
  if (child === null) process.exit(1)
  child.kill('SIGTERM')
})
installIfMissing()
for (const [index, step] of steps.entries()) {
  const { code, signal } = await run(step)
  // A server is ended by a signal; a backup or a test that is stopped is not done.
  const wasStopped = isServer && (signal === 'SIGINT' || signal === 'SIGTERM')
  if (code !== 0 || index === steps.length - 1) process.exit(wasStopped ? 0 : (code ?? 1))
}

/** Runs one step to its end; passes on Ctrl-C, SIGTERM and the end of this process. */
function run(args) {
  const bin = path.join(root, 'node_modules/.bin')
  child = spawn(runtime, args, {
    cwd: root,
    // The channel closes even if this process is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // React is several times faster in production mode.
      ...(task === 'start' || task === 'demo' ? { NODE_ENV: 'production' } : {}),
      // The folder against which file names on the command line are resolved; npm sets it itself.
      INIT_CWD: process.cwd(),
      // Stripped types are cached across starts.
      NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
      // Each heap of the C library retains memory; one is enough.
      MALLOC_ARENA_MAX: '1',
      ...process.env,
      PATH: [bin, path.dirname(runtime), process.env.PATH].join(path.delimiter),
    },
  })
  const pass = (signal) => child.kill(signal)
  process.on('SIGTERM', pass)
  process.on('SIGINT', pass)
  return new Promise((done) => {
    child.on('error', (error) => fail(error.message))
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', pass)
      process.off('SIGINT', pass)
      done({ code, signal })
    })
  })
}

function installIfMissing() {
  const stampFile = path.join(root, 'node_modules/.installed')
  const lock = readFileSync(path.join(root, 'package-lock.json'))
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (existsSync(runtime) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) {
    return
  }
  process.stderr.write('Installing packages…\n')
  // `npm ci` would refuse a lock file without the binaries of platforms that a mirror lacks.
  npm(['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  // npm may be configured not to run the scripts of packages, one of which installs the runtime.
  if (!existsSync(runtime))
    npm(['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts'])
  if (!existsSync(runtime)) fail('The pinned Node.js could not be installed.')
  const { status, stderr } = spawnSync(runtime, ['--version'], { encoding: 'utf8' })
  if (status !== 0) {
    const hint = stderr.includes('libatomic')
      ? ' On Debian and Ubuntu: apt-get install libatomic1'
      : ''
    fail(`${stderr}The pinned Node.js does not start on this machine.${hint}`)
  }
  writeFileSync(stampFile, stamp)
}

function npm(args) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: windows })
  if (status !== 0) fail(`npm ${args[0]} failed`)
}

function fail(reason) {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

/**
 * Builds the pages into `build/`, and compresses the served files. With `--if-changed` it does
 * nothing if the sources are those of the last build.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = path.join(import.meta.dirname, '..')
const stampFile = path.join(root, 'build/sources.sha256')
const sources = [
  'src/adapters/mail',
  'src/adapters/tsconfig.json',
  'src/web',
  'src/content',
  'src/contract',
  'src/domain',
  'public',
  'package.json',
  'scripts/build.ts',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.emails.config.ts',
]

const fingerprint = await fingerprintOf(sources)
const isBuilt = existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === fingerprint
if (!(process.argv.includes('--if-changed') && isBuilt)) await build()

async function build(): Promise<void> {
  // A build that breaks off must not pass for the last one.
  await rm(stampFile, { force: true })
  run('@react-router/dev/bin.cjs', ['build'])
  run('vite/bin/vite.js', ['build', '--config', 'vite.emails.config.ts'])
  await compressAssets(path.join(root, 'build/client'))
  await writeFile(stampFile, fingerprint)
}

function run(script: string, args: readonly string[]): void {
  const bin = path.join(root, 'node_modules', script)
  const { status } = spawnSync(process.execPath, [bin, ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error('The build failed')
}

/** Puts a `.br` and a `.gz` beside every text file; pages are compressed by the server. */
async function compressAssets(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter((file) => /\.(js|css|svg|json|webmanifest|txt|xml)$/.test(file))
      .map(async (file) => {
        const target = path.join(folder, file)
        const content = await readFile(target)
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        await writeFile(`${target}.br`, await promisify(brotliCompress)(content, { params }))
        await writeFile(`${target}.gz`, await promisify(gzip)(content, { level: 9 }))
      }),
  )
}

async function fingerprintOf(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const each of paths) {
    for (const file of await filesOf(path.join(root, each))) {
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file))
    }
  }
  return hash.digest('hex')
}

async function filesOf(target: string): Promise<readonly string[]> {
  if (!existsSync(target)) return []
  if (!(await stat(target)).isDirectory()) return [target]
  const entries = await readdir(target, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
}

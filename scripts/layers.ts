/**
 * Keeps the borders between the layers of `src/`. `layers.json` says who may import whom; this
 * makes the type checker's projects and the linter's settings from it.
 *
 * `node scripts/layers.ts` writes them; `node scripts/layers.ts --check` fails if they are stale.
 */
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { lintSettings, type Layer } from './lint-settings.ts'

const root = path.join(import.meta.dirname, '..')
const layers: Record<string, Layer> = JSON.parse(
  await readFile(path.join(root, 'layers.json'), 'utf8'),
)
const names = Object.keys(layers)

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

function layerProject(name: string, layer: Layer) {
  return {
    extends: '../../tsconfig.base.json',
    include: [
      './**/*.ts',
      './**/*.tsx',
      ...(name === 'web' ? ['../../.react-router/types/**/*.ts'] : []),
    ],
    exclude: ['./**/*.test.ts', './**/*.test.tsx'],
    compilerOptions: {
      lib: ['es2024', ...layer.lib],
      types: layer.types,
      ...(layer.browser || name === 'adapters' ? { jsx: 'react-jsx' } : {}),
      ...(layer.browser
        ? {
            rootDirs: ['../..', '../../.react-router/types'],
            module: 'esnext',
            moduleResolution: 'bundler',
          }
        : {}),
    },
    references: layer.imports.map((other) => ({ path: `../${other}` })),
  }
}

const files = new Map<string, string>()
for (const [name, layer] of Object.entries(layers)) {
  files.set(`src/${name}/tsconfig.json`, json(layerProject(name, layer)))
}
files.set(
  'tsconfig.json',
  json({
    files: [],
    references: [
      ...names.map((name) => ({ path: `src/${name}` })),
      { path: 'tsconfig.process.json' },
      { path: 'tsconfig.tests.json' },
    ],
  }),
)
files.set(
  'tsconfig.process.json',
  json({
    extends: './tsconfig.base.json',
    include: ['src/*.ts', 'src/manage/**/*.ts', 'scripts/**/*.ts', 'bench/**/*.ts', '*.config.ts'],
    exclude: ['**/*.test.ts'],
    compilerOptions: { rootDir: '.', outDir: '.tsbuild', types: ['node'], lib: ['es2024', 'dom'] },
    references: names.map((name) => ({ path: `src/${name}` })),
  }),
)
files.set(
  'tsconfig.tests.json',
  json({
    extends: './tsconfig.base.json',
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tests/**/*.ts', 'tests/**/*.tsx'],
    compilerOptions: {
      rootDir: '.',
      outDir: '.tsbuild',
      types: ['node', 'vite/client'],
      lib: ['es2024', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      rootDirs: ['.', '.react-router/types'],
      module: 'esnext',
      moduleResolution: 'bundler',
    },
    references: [
      ...names.map((name) => ({ path: `src/${name}` })),
      { path: 'tsconfig.process.json' },
    ],
  }),
)
files.set('.oxlintrc.json', json(lintSettings(layers)))

let stale = false
for (const [file, text] of files) {
  const target = path.join(root, file)
  const current = await readFile(target, 'utf8').catch(() => '')
  if (JSON.stringify(safeParse(current)) === JSON.stringify(JSON.parse(text))) continue
  if (process.argv.includes('--check')) {
    process.stderr.write(`${file} is not what layers.json says; run: npm run layers\n`)
    stale = true
  } else {
    await writeFile(target, text)
  }
}
if (stale) process.exitCode = 1

function safeParse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

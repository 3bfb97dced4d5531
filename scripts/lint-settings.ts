/** One layer of `layers.json`. */
export interface Layer {
  /** The other layers that this one may import. */
  readonly imports: readonly string[]
  readonly lib: readonly string[]
  readonly types: readonly string[]
  /** No clock, no chance, no input or output: those come in as arguments. */
  readonly pure?: boolean
  /** Runs in the visitor's browser as well as on the server. */
  readonly browser?: boolean
}

/** Packages that a layer without input and output has no business with. */
const outsidePure = ['node:*', 'react', 'react-dom', 'react-router', 'hono', 'hono/**', 'kysely']

/** The linter's settings, with each layer's borders made from `layers.json`. */
export function lintSettings(layers: Readonly<Record<string, Layer>>) {
  return {
    plugins: ['typescript', 'import', 'react', 'jsx-a11y', 'promise', 'unicorn', 'oxc', 'eslint'],
    categories: { correctness: 'error' },
    ignorePatterns: ['build/**', '.react-router/**', 'src/content/pictures/**'],
    rules: {
      'import/no-cycle': ['error', { ignoreTypes: false }],
      'import/no-relative-parent-imports': 'error',
      'import/no-default-export': 'error',
      'typescript/no-explicit-any': 'error',
      'typescript/no-floating-promises': 'error',
      'typescript/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      'typescript/consistent-type-imports': 'error',
      'typescript/no-non-null-assertion': 'error',
      'typescript/no-unsafe-type-assertion': 'error',
      'no-console': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    },
    overrides: [
      ...Object.entries(layers).map(([name, layer]) =>
        layerBorder(name, layer, Object.keys(layers)),
      ),
      { files: ['src/domain/time.ts'], rules: { 'no-restricted-globals': 'off' } },
      {
        files: [
          'src/web/pages/**',
          'src/web/root.tsx',
          'src/web/routes.ts',
          'src/web/entry.server.tsx',
          'tests/**/*.setup.ts',
          '*.config.ts',
        ],
        rules: { 'import/no-default-export': 'off' },
      },
      {
        files: ['**/*.test.ts', '**/*.test.tsx', 'tests/**'],
        rules: {
          'no-restricted-imports': 'off',
          'no-restricted-globals': 'off',
          'no-restricted-properties': 'off',
        },
      },
    ],
  }
}

function layerBorder(name: string, layer: Layer, all: readonly string[]) {
  const allowed = [name, ...layer.imports]
  const forbidden = all
    .filter((other) => !allowed.includes(other))
    .flatMap((other) => [`#${other}/**`, `**/src/${other}/**`])
  const group = [
    ...forbidden,
    '#manage/**',
    '#config',
    '#site',
    ...(layer.pure ? outsidePure : []),
    ...(layer.browser ? ['node:*'] : []),
  ]
  return {
    files: [`src/${name}/**`],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group, message: `${name}/ may import only: ${allowed.join(', ')}` }] },
      ],
      ...(layer.pure
        ? {
            'no-restricted-globals': [
              'error',
              { name: 'Date', message: 'Take now as an argument, or parse in domain/time.ts.' },
            ],
            'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
          }
        : {}),
    },
  }
}

import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // One file that changes only with the packages.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          input: './src/web/server-build.ts',
          // The server loads all pages at once; what comes late does so in browsers only.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
  resolve: {
    // The four functions that Conform takes of Zod are in its small version too (decision 53).
    alias: [{ find: /^zod\/v4$/, replacement: 'zod/mini' }],
  },
  // Scripts and styles stay files of their own: the content security policy allows no data URLs.
  build: { assetsInlineLimit: 0 },
})

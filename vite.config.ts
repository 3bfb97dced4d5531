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
            // What all pages load is three files instead of thirty: each costs a request, and a line
            // of the route manifest. With an import a group takes all that nobody before it took.
            codeSplitting: {
              groups: [
                // Changes only with the packages.
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                // What the frame of public pages has in common with the desk, which loads no more of it.
                {
                  name: 'document',
                  test: /src[\\/]web[\\/](entry|root|hydrated|no-connection)\.|preload-helper|map-link/,
                  priority: 1,
                },
                { name: 'frame', test: /src[\\/]web[\\/]pages[\\/]public-frame/ },
              ],
            },
            // Every page loads the route manifest, which names all of them; names cost it 1 KB.
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
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
    // The four functions that Conform takes of Zod are in its small version too, which pages use.
    alias: [{ find: /^zod\/v4$/, replacement: 'zod/mini' }],
  },
  // Scripts and styles stay files of their own: the content security policy allows no data URLs.
  build: { assetsInlineLimit: 0 },
})

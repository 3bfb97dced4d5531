import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // Or development finds packages page by page, and reloads the browser at each.
  optimizeDeps: { entries: ['src/web/entry.client.tsx', 'src/web/**/pages/*.{ts,tsx}'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Slow machines would print where the time went.
          checks: { bundlerTimings: false },
          output: {
            // Names of parts that pages share would be 1.5 KB of the route manifest (decision 44).
            chunkFileNames: ({ isDynamicEntry }) =>
              isDynamicEntry ? 'assets/[name]-[hash].js' : 'assets/[hash].js',
            // Larger files compress better, and are fewer (decision 44).
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                },
                // Without its styles, which later scripts would load again.
                { name: 'frame', test: /src[\\/]web[\\/]layout[\\/].+\.tsx?$/ },
                // A group takes along all that its files import. So this one comes before the desk's,
                // and splits what public pages use as if there were no group.
                {
                  name: 'public',
                  test: /^(?!.*src[\\/]\w+[\\/]desk)/,
                  minShareCount: 2,
                  entriesAware: true,
                },
                {
                  name: 'desk',
                  test: /src[\\/]\w+[\\/]desk[\\/]/,
                  minShareCount: 10,
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
          // The server imports all pages at once; only browsers import some parts later.
          checks: { ineffectiveDynamicImport: false, bundlerTimings: false },
        },
      },
    },
  },
  // Scripts and styles stay separate files: the content security policy allows no data URLs.
  build: { assetsInlineLimit: 0 },
})

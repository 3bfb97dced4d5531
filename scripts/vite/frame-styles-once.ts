import type { Plugin } from 'vite'

/** How Vite names, in a chunk that loads others later, the styles that these need. */
const named = /"(assets\/frame-[\w-]+\.css)"/g

/**
 * Every page has the styles of the frame from the start. What is loaded later shares code with the
 * frame, so Vite would see to its styles, and it would not find them: React Router writes their
 * address with a `#` at its end. They came a second time, and a phone laid out the whole page anew
 * when a window was opened. With the same `#` in Vite's lists it finds them.
 */
export function frameStylesOnce(): Plugin {
  return {
    name: 'frame-styles-once',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let isMet = false
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.code.includes('__vite__mapDeps=')) continue
          const code = chunk.code.replaceAll(named, '"$1#"')
          isMet ||= code !== chunk.code
          chunk.code = code
        }
        if (!isMet) this.error('No chunk names the styles of the frame; this part may go')
      },
    },
  }
}

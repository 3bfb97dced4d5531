import { expect, test } from 'vitest'
import { xmlText } from './xml.ts'

test('typed text becomes text that XML can hold', () => {
  expect(xmlText('"Bark & <b>straw</b>"')).toBe('&quot;Bark &amp; &lt;b&gt;straw&lt;/b&gt;&quot;')
  // A line break as Word copies it, and half of an emoji.
  expect(xmlText('Bark\u000Bstraw\ud83c')).toBe('Bark straw\ufffd')
})

import { expect, test } from 'vitest'
import { sendPicture } from './send-picture.ts'

test('an empty file is refused before it is sent', async () => {
  const file = new File([], 'leaf.jpg')
  expect(await sendPicture({ file, alt: '', replaces: null }, 'a'.repeat(32), () => {})).toEqual({
    is: 'refused',
    message: 'This file is empty.',
  })
})

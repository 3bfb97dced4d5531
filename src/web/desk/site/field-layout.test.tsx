import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DocumentFormContext, emptyForm, FieldLayout } from './field-layout.tsx'

const drawn = (errors: Readonly<Record<string, string>>) =>
  renderToStaticMarkup(
    <DocumentFormContext value={{ ...emptyForm, errors }}>
      <FieldLayout label="Text" place="text" entry="Paragraph" count={{ is: 80, most: 600 }}>
        {(props) => <textarea {...props} />}
      </FieldLayout>
    </DocumentFormContext>,
  )

const said = (errors: Readonly<Record<string, string>>) =>
  [...drawn(errors).matchAll(/<p>([^<]*)<\/p>/g)].map(([, text]) => text)

test('the counter of several paragraphs says that it counts the longest', () => {
  expect(drawn({}).replaceAll(/<[^>]*>/g, '')).toContain('Longest paragraph: 80 of 600')
})

test('the field of several paragraphs names each that has an error', () => {
  expect(said({ 'text.1': 'Too long.', 'text.3': 'Too long.', texts: 'Another field.' })).toEqual([
    'Paragraph 2: Too long.',
    'Paragraph 4: Too long.',
  ])
  expect(said({ 'text.1': 'Too long.' })).toEqual(['Too long.'])
  expect(said({ text: 'Write something.' })).toEqual(['Write something.'])
})

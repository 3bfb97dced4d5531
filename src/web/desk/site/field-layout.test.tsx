import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DocumentErrorsContext, FieldLayout } from './field-layout.tsx'

const said = (errors: Readonly<Record<string, string>>) => {
  const html = renderToStaticMarkup(
    <DocumentErrorsContext value={errors}>
      <FieldLayout label="Text" place="text" entry="Paragraph">
        {(props) => <textarea {...props} />}
      </FieldLayout>
    </DocumentErrorsContext>,
  )
  return [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text]) => text)
}

test('the field of several paragraphs names each that has an error', () => {
  expect(said({ 'text.1': 'Too long.', 'text.3': 'Too long.', texts: 'Another field.' })).toEqual([
    'Paragraph 2: Too long.',
    'Paragraph 4: Too long.',
  ])
  expect(said({ 'text.1': 'Too long.' })).toEqual(['Too long.'])
  expect(said({ text: 'Write something.' })).toEqual(['Write something.'])
})

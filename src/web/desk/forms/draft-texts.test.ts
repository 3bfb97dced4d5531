import { expect, test } from 'vitest'
import { textsInDraft } from './draft-texts.ts'

test('a draft’s typed words are shown, also long ones, without ids and choices', () => {
  const line = { id: 'part-1', text: 'Stones', unit: 'ton', offer: 'fixed', priceItemId: 'p1' }
  const typed = {
    title: 'Wall',
    sections: [{ id: 's1', name: '', lines: [line] }],
    stages: [{ id: 'w', name: 'Deposit', share: '30%', due: 'accepted' }],
    photographs: ['iAAAAAAAAAAAAAAAAAAAAAA'],
    state: 'GA',
  }
  const draft = {
    intent: ['save'],
    text: ['Tracking-1Z999AA10123456784'],
    urgent: ['on'],
    staff: ['iBBBBBBBBBBBBBBBBBBBB-_'],
    proposedOn: ['2026-12-01'],
    formKey: ['1f0a9d3e-6c1b-4f7e-9a57-3f1f5a5a7c11'],
    json: [JSON.stringify({ typed, seen: 3 })],
  }
  expect(textsInDraft(draft)).toEqual([
    'Tracking-1Z999AA10123456784',
    'Wall',
    'Stones',
    'ton',
    'Deposit',
    '30%',
    'GA',
  ])
})

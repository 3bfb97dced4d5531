import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '#support/characters.ts'
import type { ChatBook } from './book.ts'
import {
  messagesKept,
  offeredReplies,
  pressReply,
  restoreChat,
  saveChat,
  sendText,
  startChat,
} from './conversation.ts'

const words = { kind: 'topic', strong: [], weak: [] } as const

const book: ChatBook = {
  answers: [
    { ...words, id: 'welcome', text: ['Hello'], next: ['Hours', 'Reset'] },
    { ...words, id: 'more', text: ['What else?'], next: ['Hours', 'Reset'] },
    { ...words, id: 'hours', text: ['7 to 7'], next: ['Back', 'Reset'], strong: ['open'] },
    { ...words, id: 'sorry', text: ['Sorry'], next: ['Back'] },
  ],
  replies: [
    { label: 'Hours', does: { is: 'answer', answer: 'hours' } },
    { label: 'Back', does: { is: 'menu' } },
    { label: 'Reset', does: { is: 'reset' } },
  ],
  greeting: 'welcome',
  menu: 'more',
  unknown: 'sorry',
}

const labels = (chat: ReturnType<typeof startChat>) =>
  offeredReplies(book, chat).map((reply) => reply.label)

describe('a conversation', () => {
  test('opens with the greeting and its quick replies', () => {
    const chat = startChat(book)
    expect(chat.messages).toEqual([{ from: 'bot', answer: 'welcome' }])
    expect(labels(chat)).toEqual(['Hours', 'Reset'])
  })

  test('a pressed reply is shown as said, then answered', () => {
    const chat = pressReply(book, startChat(book), 'Hours')
    expect(chat.messages.slice(1)).toEqual([
      { from: 'visitor', text: 'Hours' },
      { from: 'bot', answer: 'hours' },
    ])
    expect(labels(chat)).toEqual(['Back', 'Reset'])
  })

  test('going back to the menu keeps the messages', () => {
    const chat = pressReply(book, pressReply(book, startChat(book), 'Hours'), 'Back')
    expect(chat.messages).toHaveLength(5)
    expect(labels(chat)).toEqual(['Hours', 'Reset'])
  })

  test('reset removes the messages', () => {
    const chat = pressReply(book, pressReply(book, startChat(book), 'Hours'), 'Reset')
    expect(chat).toEqual(startChat(book))
  })

  test('a reply that does not exist changes nothing', () => {
    const chat = startChat(book)
    expect(pressReply(book, chat, 'Buy')).toBe(chat)
  })
})

describe('typed text', () => {
  test('is answered by its words', () => {
    expect(sendText(book, startChat(book), ' when do you open? ').messages.slice(1)).toEqual([
      { from: 'visitor', text: 'when do you open?' },
      { from: 'bot', answer: 'hours' },
    ])
  })

  test('that fits nothing gets the unknown-text answer', () => {
    const chat = sendText(book, startChat(book), 'qwerty')
    expect(chat.messages.at(-1)).toEqual({ from: 'bot', answer: 'sorry' })
  })

  test('that is blank is not sent', () => {
    const chat = startChat(book)
    expect(sendText(book, chat, '')).toBe(chat)
    expect(sendText(book, chat, ' \n\t ')).toBe(chat)
  })

  test('that names a quick reply does what the button does', () => {
    expect(sendText(book, pressReply(book, startChat(book), 'Hours'), 'reset')).toEqual(
      startChat(book),
    )
  })

  test('is cut to the maximum length when too much is pasted', () => {
    const said = sendText(book, startChat(book), 'a'.repeat(100_000)).messages[1]
    expect(said).toEqual({ from: 'visitor', text: 'a'.repeat(500) })
  })

  test('without end drops the oldest messages and still begins with the assistant', () => {
    let chat = startChat(book)
    for (let turn = 0; turn < 200; turn += 1) chat = sendText(book, chat, `open ${turn}`)
    expect(chat.messages.length).toBeLessThanOrEqual(messagesKept)
    expect(chat.messages[0]?.from).toBe('bot')
    expect(chat.messages.at(-2)).toEqual({ from: 'visitor', text: 'open 199' })
    expect(restoreChat(book, saveChat(chat)).messages).toEqual(chat.messages)
  })

  test('keeps the number of every message when earlier ones are dropped', () => {
    let chat = startChat(book)
    const numberOf = (text: string) =>
      chat.dropped +
      chat.messages.findIndex((said) => said.from === 'visitor' && said.text === text)
    for (let turn = 0; turn < 60; turn += 1) {
      chat = sendText(book, chat, `open ${turn}`)
      expect(numberOf(`open ${turn}`)).toBe(1 + 2 * turn)
      if (turn > 0) expect(numberOf(`open ${turn - 1}`)).toBe(2 * turn - 1)
    }
    expect(chat.dropped).toBeGreaterThan(0)
  })
})

describe('a saved conversation', () => {
  test('comes back as it was', () => {
    const chat = sendText(book, startChat(book), 'open "late" </script> 🌳')
    expect(restoreChat(book, saveChat(chat))).toEqual(chat)
  })

  test.each([
    null,
    '',
    'not json',
    'null',
    '[]',
    '42',
    '{}',
    '{"version":2,"messages":[{"from":"bot","answer":"welcome"}]}',
    '{"version":1}',
    '{"version":1,"messages":{}}',
    '{"version":1,"messages":[]}',
    '{"version":1,"messages":[null]}',
    '{"version":1,"messages":[{"from":"bot","answer":"no such answer"}]}',
    '{"version":1,"messages":[{"from":"bot","answer":7}]}',
    '{"version":1,"messages":[{"from":"visitor","text":"first"}]}',
    '{"version":1,"messages":[{"from":"bot","answer":"welcome"},{"from":"visitor","text":" "}]}',
    '{"version":1,"messages":[{"from":"bot","answer":"welcome"},{"from":"owner","text":"x"}]}',
  ])('starts over when it cannot be trusted: %s', (saved) => {
    expect(restoreChat(book, saved)).toEqual(startChat(book))
  })

  test('comes back whole once the events are there again, with replies meanwhile', () => {
    const { answers, ...rest } = book
    const fair = { ...words, id: 'fair', text: ['Today'], next: [], strong: ['fair'] }
    const withFair = { ...rest, answers: [...answers, fair] }
    const chat = sendText(withFair, startChat(withFair), 'when is the fair')
    const meanwhile = restoreChat(book, saveChat(chat))
    expect(labels(meanwhile)).toEqual(['Hours', 'Reset'])
    expect(restoreChat(withFair, saveChat(meanwhile))).toEqual(chat)
  })

  test('brings back nothing but the words', () => {
    const saved =
      '{"version":1,"messages":[{"from":"bot","answer":"welcome","html":"<b>"},{"from":"visitor","text":"hi","x":1}]}'
    expect(restoreChat(book, saved).messages).toEqual([
      { from: 'bot', answer: 'welcome' },
      { from: 'visitor', text: 'hi' },
    ])
  })
})

describe('any typed or stored text', () => {
  test('a text is answered once, cut to the maximum length, well-formed, and restored from the store', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 2000 }), (text) => {
        const chat = sendText(book, startChat(book), text)
        const restored = restoreChat(book, saveChat(chat))
        expect(restored).toEqual(chat)
        for (const message of chat.messages)
          if (message.from === 'visitor') expect(message.text.isWellFormed()).toBe(true)
      }),
    )
  })

  test('a stored value of any shape gives a conversation that begins with the assistant', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (saved) => {
        expect(restoreChat(book, saved).messages[0]?.from).toBe('bot')
      }),
    )
  })
})

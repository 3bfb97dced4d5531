import type { ReplyTemplate } from '#domain/requests/reply-template.ts'

/** Original texts that a reply to a request can start from. */
export const replyTemplates: readonly ReplyTemplate[] = [
  {
    id: 'when-to-call',
    name: 'When can we call?',
    subject: 'Your request: {services}',
    text: 'Hi {first name},\n\nThank you for asking us about {services}. We would like to hear a little more about the place. When is a good time to call you at {phone}?\n\n{colleague}\n{company}, {company phone}',
  },
  {
    id: 'estimate-visit',
    name: 'Schedule an estimate visit',
    subject: 'A visit for your estimate',
    text: 'Hi {first name},\n\nTo give you an exact price, we would like to come by and see the place. It takes about half an hour. Which day suits you, morning or afternoon?\n\n{colleague}\n{company}, {company phone}',
  },
  {
    id: 'not-reached',
    name: 'We could not reach you',
    subject: 'We tried to call you',
    text: 'Hi {first name},\n\nWe tried to reach you at {phone} about {services}. Reply to this email or call us at {company phone} whenever it suits you.\n\n{colleague}\n{company}',
  },
  {
    id: 'not-our-work',
    name: 'Not work we do',
    subject: 'Your request: {services}',
    text: 'Hi {first name},\n\nThank you for thinking of us. We looked at what you need, and it is not work that we can do well. We do not want to keep you waiting, so we are telling you right away.\n\n{colleague}\n{company}',
  },
]

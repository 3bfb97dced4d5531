import type { PageTexts } from '#domain/site/page-texts.ts'
import type { PictureId } from '#content/pictures.ts'

/** The consent next to Submit, which is stored with each quote request. */
export const quoteConsent =
  'By submitting, you agree that {company} may call or text you about this request at the phone number you gave. You can ask us to stop at any time.'

/** Original texts of the privacy page; retention periods come from the settings. */
export const privacyPage: PageTexts['privacy-page'] = {
  banner: {
    title: 'Privacy',
    subtitle: 'What we keep, why, and how to have it erased',
    picture: 'banners/contact' satisfies PictureId,
  },
  intro:
    'We ask for as little information as we can, and we use it only for what you asked us to do. This page explains in plain words what we keep, why we keep it, and for how long.',
  sections: [
    {
      heading: 'When you ask for a quote',
      paragraphs: [
        'We store your name, email address, phone number, the address of the job, the services and materials you checked, and what you wrote about the project. We need this information to plan the work, to calculate a price and to reach you.',
        'Photographs that you add are seen only by us and by whoever has the link to the page of your request. We store a smaller copy, not the original, and we remove any location and camera details from it. They stay with the request, as do your measures and your answers to the optional questions, and they are erased with it.',
        'Next to the Submit button you can read this sentence: “{quote consent}” We keep it with your request, together with the date and time, so that both sides can see what was agreed. Your number is never used for advertising.',
        'When we send you a written quote, we note when its page is first opened, so that we know that it has reached you. We may remind you by email of a quote that is still open. If you accept one, you type your name on its page. We keep that name, the time and the words that you agreed to, with the quote as it was. When you order a delivery, we also keep the day and your notes for the driver.',
        'If the connection breaks while you are sending the form, only a part of it may reach us. We keep that part as an incomplete request, so that we can still answer you.',
      ],
    },
    {
      heading: 'When you answer an event',
      paragraphs: [
        'For a Yes or a Maybe we store your email address, your answers to the questions of the event, and how many people come with you. For a No we store your name, email address, phone number and your message, if you write one.',
        'We use this to count the seats, to send you a confirmation, and to tell you if the plan changes. To change an answer you prove that the mailbox is yours with a code, which works for 20 minutes and only once.',
      ],
    },
    {
      heading: 'When you pay',
      paragraphs: [
        'You can pay for an event, a quote or a delivery on a payment company’s page. The number of your card or bank account goes directly to that company and never to us, while we keep the amount, the date and whether it was paid.',
      ],
    },
    {
      heading: 'When you write to us or use the chat',
      paragraphs: [
        'The contact form opens a prefilled message in a new browser tab or in your own email app, and it stores nothing on this site. Whatever you send from there is ordinary email to our mailbox.',
        'The chat assistant answers from a list inside the page. Your conversation stays in your browser tab and disappears when you close it, and the same is true of an unfinished form. Photographs that you chose but did not send are deleted from your browser the next time you open the form after a day.',
      ],
    },
    {
      heading: 'When you wait for a product',
      paragraphs: [
        'If you ask us to tell you when a product is back, we store your email address for that only. We send one email to confirm and one when the product is back in stock. We erase the address within a month after that, after a year at the latest, or right away if you use the link in either email.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Requests for a quote are {requests kept}. The names, addresses and answers of guests are {guests kept}. You can ask us to erase them at any time.',
        'Tax law asks us to keep some of it longer. A request that became work stays {work kept}, and the record of a payment keeps the name of who paid {payments kept}.',
        'Emails between you and us about a request, with the files attached to them, are {emails kept}. Our own note of who on our team did what {activity kept}.',
      ],
    },
    {
      heading: 'Who sees it',
      paragraphs: [
        'Your information is seen by the people at our nursery who plan the work or organize the event. Companies that deliver email, process payments or manage customer requests for us handle the part that they need for that purpose. We never sell or rent it to anybody.',
      ],
    },
    {
      heading: 'No trackers',
      paragraphs: [
        'This site has no advertising, no visitor statistics from other companies and no tracking cookies. Fonts, pictures and videos come from our own server, even when the organizer of an event keeps them elsewhere.',
        'A map is loaded from a map company only after you open it, and the address search may use one while you type. To stop abuse, our server counts requests by network address for a short time.',
      ],
    },
    {
      heading: 'How to see it or have it erased',
      paragraphs: [
        'Write to {email} from the address that you gave us, and say what you would like: a copy, a correction, or that we erase it. We answer by email. You can also call {phone} during opening hours.',
        'We are {full name}, {address}.',
      ],
    },
  ],
  seo: {
    title: 'Privacy in Plain Words | {company}',
    description:
      'What we store when you ask for a quote or answer an event, how long we keep it, who sees it, and how to have it erased. No trackers.',
  },
}

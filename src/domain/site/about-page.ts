import * as z from 'zod/mini'
import {
  inPlace,
  line,
  list,
  group,
  pageBanner,
  paragraph,
  picture,
  searchResult,
} from './document-fields.ts'

const point = { title: line('Title', 40), text: paragraph('Text', 420) }

const part = <T extends z.ZodMiniType>(label: string, item: T, count: number) =>
  group(label, {
    title: line('Title', 40),
    intro: paragraph('Introduction', 90),
    items: inPlace(`${label}: parts`, 'part', item, count),
  })

const call = (label: string) =>
  group(label, {
    title: line('Title', 45),
    text: paragraph('Text', 160),
  })

/** Schema of the texts and pictures of the About page. */
export const aboutPage = z.object({
  banner: pageBanner(),
  intro: group('Introduction', {
    heading: line('Heading', 50),
    paragraphs: list('Text', 'paragraph', paragraph('Paragraph', 500), { least: 1, most: 4 }),
    picture: picture(),
  }),
  trust: part('Trust', z.object(point), 4),
  aims: part('Mission and vision', z.object(point), 2),
  values: part('Values', z.object(point), 4),
  expertise: part('Expertise', z.object({ ...point, picture: picture() }), 3),
  process: part('Process', z.object(point), 4),
  talk: call('Link to the contact page'),
  look: call('Link to the projects'),
  seo: searchResult(),
})

import * as z from 'zod/mini'
import {
  inPlace,
  line,
  list,
  group,
  paragraph,
  picture,
  projects,
  searchResult,
  widePicture,
} from './document-fields.ts'

/** Number of projects that the page shows. */
export const recentCount = 6

const headed = {
  heading: line('Heading', 40),
  intro: paragraph('Introduction', 120),
}

/** Schema of the home page's texts and pictures; cards and projects come from collections. */
export const homePage = z.object({
  title: line('Small line above the slides', 95, 'Search engines read it as the page’s heading.'),
  slides: inPlace(
    'Slides',
    'slide',
    z.object({
      heading: line('Heading', 45),
      subheading: paragraph('Subheading', 150),
      picture: widePicture(),
    }),
    2,
  ),
  about: group('About us', {
    kicker: line('Small line above it', 30),
    heading: line('Heading', 40),
    paragraphs: list('Text', 'paragraph', paragraph('Paragraph', 400), { least: 1, most: 3 }),
    picture: picture(),
  }),
  bestSellers: group('Best sellers', {
    ...headed,
    tiles: inPlace(
      'Tiles',
      'tile',
      z.object({
        name: line('Name', 30),
        line: paragraph('Text', 90),
        picture: picture(),
        secondPicture: picture('Second picture'),
      }),
      6,
    ),
  }),
  services: group('Services', headed),
  recent: group('Recent projects', {
    ...headed,
    // Pages from before this field show the program's own projects.
    projects: z.exactOptional(
      projects(
        'Projects shown',
        recentCount,
        'Shown in this order. Empty spots are filled with the next projects in the gallery.',
      ),
    ),
  }),
  reasons: group('Reasons', {
    heading: line('Heading', 40),
    reasons: list(
      'Reasons',
      'reason',
      z.object({ title: line('Title', 45), text: paragraph('Text', 320) }),
      { least: 2, most: 8 },
    ),
  }),
  businessPicture: picture(
    'Picture of the business',
    'Maps and search engines show it beside your name.',
  ),
  seo: searchResult(),
})

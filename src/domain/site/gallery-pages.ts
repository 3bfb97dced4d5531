import * as z from 'zod/mini'
import { productCategories, projectCategories } from '#domain/gallery/filters.ts'
import {
  inPlace,
  line,
  group,
  pageBanner,
  paragraph,
  picture,
  searchResult,
} from './document-fields.ts'

/** Schema of the texts around the products of the products page. */
export const productsPage = z.object({
  banner: pageBanner(),
  choices: inPlace(
    'Categories',
    'category',
    z.object({
      name: line('Name', 30),
      blurb: paragraph('Sentence above the products', 260),
      picture: picture(),
    }),
    productCategories.length + 1,
  ),
  seo: searchResult(),
})

/** Schema of the texts around the projects of the projects page. */
export const projectsPage = z.object({
  banner: pageBanner(),
  choices: inPlace(
    'Categories',
    'category',
    z.object({
      name: line('Name', 40),
      text: paragraph('Text above the gallery', 360),
      picture: picture(),
    }),
    projectCategories.length,
  ),
  all: group('All projects', {
    text: paragraph('Text above the gallery', 360),
    picture: picture(),
  }),
  caption: paragraph('Caption beside the gallery', 160),
  ask: group('Text beside the last row of three', {
    heading: line('Heading', 40),
    text: paragraph('Text', 180),
  }),
  seo: searchResult(),
})

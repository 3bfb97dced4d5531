// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const about: Picture = {"id":"banners/about","alt":"Raised nursery beds with green seedlings","width":2000,"height":750,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}
export const products: Picture = {"id":"banners/products","alt":"Shelves of potted plants and garden supplies","width":2000,"height":750,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const projects: Picture = {"id":"banners/projects","alt":"A curved stone path between planted borders","width":2000,"height":750,"focal":[0.5,0.5],"color":"#66795a","base":null,"widths":[]}
export const events: Picture = {"id":"banners/events","alt":"A long workshop table set with pots, soil and seedlings","width":2000,"height":750,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const contact: Picture = {"id":"banners/contact","alt":"A gravel drive leading to a nursery greenhouse","width":2000,"height":750,"focal":[0.5,0.5],"color":"#a08a6d","base":null,"widths":[]}
export const blog: Picture = {"id":"banners/blog","alt":"An open garden notebook beside seedlings in clay pots","width":2000,"height":750,"focal":[0.5,0.5],"color":"#7d8f69","base":null,"widths":[]}
export const getAQuote: Picture = {"id":"banners/get-a-quote","alt":"A backyard with fresh mulch, new shrubs and a paver patio","width":2000,"height":750,"focal":[0.5,0.5],"color":"#8c7a63","base":null,"widths":[]}

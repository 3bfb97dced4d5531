// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const heroLandscaping: Picture = {"id":"home/hero-landscaping","alt":"Cottage with a red door, a paver walk and red-mulched beds of clipped box, salvia and barberry","width":2000,"height":1125,"focal":[0.62,0.5],"color":"#81845f","base":"/media/home/hero-landscaping.72eb797d","widths":[828,1200,1600,2000],"portrait":{"base":"/media/home/hero-landscaping-tall.72eb797d","width":828,"height":1104,"widths":[480,828]},"og":"/media/og/home/hero-landscaping.72eb797d.jpg"}
export const heroPlantsAndTrees: Picture = {"id":"home/hero-plants-and-trees","alt":"Rows of potted trees and flowering plants at a nursery","width":2000,"height":1125,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const aboutTeaser: Picture = {"id":"home/about-teaser","alt":"Drawn potting bench with young plants in clay pots, a heap of soil and a trowel","width":960,"height":720,"focal":[0.5,0.62],"color":"#ddd3c1","base":"/media/home/about-teaser.fe773dab","widths":[320,480,720,960]}

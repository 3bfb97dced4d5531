// Made by `npm run media` from media/manifest.json; change it there.
import type { Picture } from '#content/picture.ts'

export const heroLandscaping: Picture = {"id":"home/hero-landscaping","alt":"A landscaped front yard with clipped shrubs, a stone path and mulched beds in morning light","width":2000,"height":1125,"focal":[0.5,0.5],"color":"#81845f","base":"/media/home/hero-landscaping.65967044","widths":[828,1200,1600,2000],"portrait":{"base":"/media/home/hero-landscaping-tall.65967044","width":828,"height":1104,"widths":[480,828]},"og":"/media/og/home/hero-landscaping.65967044.jpg"}
export const heroPlantsAndTrees: Picture = {"id":"home/hero-plants-and-trees","alt":"Rows of potted trees and flowering plants at a nursery","width":2000,"height":1125,"focal":[0.5,0.5],"color":"#6f8a7a","base":null,"widths":[]}
export const aboutTeaser: Picture = {"id":"home/about-teaser","alt":"A potting bench with young plants, a trowel and bags of soil","width":960,"height":720,"focal":[0.5,0.5],"color":"#ddd3c1","base":"/media/home/about-teaser.71eea4f3","widths":[320,480,720,960]}

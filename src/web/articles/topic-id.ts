/** Id of a numbered topic on the page of its article: `topic-3`. */
export const topicId = (number: number): string => `topic-${number}`

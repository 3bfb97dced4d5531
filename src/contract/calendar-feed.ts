/** A calendar that a colleague's own program fetches; the name of the file opens it. */
export const calendarFeedPath = (token: string) => `/calendar/${token}.ics`

export const calendarFeedPattern = '/calendar/:file'

/** A calendar that a colleague's own program fetches; the name of the file opens it. */
export const calendarFeedPath = (token: string) => `/calendar/${token}.ics`

/** The same for the server; the file is the token and `.ics`. */
export const calendarFeedPattern = '/calendar/:file'

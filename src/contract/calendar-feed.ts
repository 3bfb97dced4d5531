/** Path of a colleague's calendar for calendar programs; its secret is the name of the file. */
export const calendarFeedPath = (token: string) => `/calendar/${token}.ics`

/** The router's pattern of that path; the file is the token and `.ics`. */
export const calendarFeedPattern = '/calendar/:file'

/** An error that the owner of the site can fix, so its message is all they need. */
export class OwnerError extends Error {}

export const formKeyField = 'formKey'

/** Field with the id of the colleague who typed the form; the desk refuses it from another. */
export const typedByField = 'typedBy'

/** The type with all its fields and lists read-only, at every depth. */
export type DeepReadonly<T> = { readonly [Key in keyof T]: DeepReadonly<T[Key]> }

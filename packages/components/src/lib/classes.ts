/** Class names joined; what is undefined, empty or false falls out. */
export const classes = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

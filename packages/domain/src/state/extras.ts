/**
 * What is around the cart and read after it, each part by its name: no price depends on it, and the cart works without it.
 * A part that is not there was not read, or could not be.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- each part adds its own
export interface Extras {}

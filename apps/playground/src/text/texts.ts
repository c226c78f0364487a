/** The texts of the playground. */
export interface Texts {
  readonly cart: string;
  /** Empty where the marketplace is asked. */
  readonly shop: string;
}

/** For whom an estimate is, as its buyer wrote it: free text, never markup (ES-01). Personal data: never logged. */
export interface EstimateBuyer {
  /** The business or person. */
  readonly buyerName: string;
  /** Street and house. */
  readonly address1: string;
  /** Floor, room and the like. */
  readonly address2: string;
}

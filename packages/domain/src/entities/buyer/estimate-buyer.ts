/** For whom an estimate is, as its buyer wrote it: free text, never markup (ES-01). Personal data: never logged. */
export interface EstimateBuyer {
  readonly buyerName: string;
  readonly address1: string;
  readonly address2: string;
}

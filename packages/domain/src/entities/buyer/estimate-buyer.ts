/** Recipient of an estimate as entered: free text, never markup. Personal data: never logged. */
export interface EstimateBuyer {
  readonly buyerName: string;
  readonly address1: string;
  readonly address2: string;
}

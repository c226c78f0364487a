/** The companies that carry parcels overseas; `Unknown` stands for none (OV-02). */
export const shippingCompanyTypes = ['EMS', 'SFExpress', 'CJ', 'Unknown'] as const;
/** A company that carries parcels overseas. */
export type ShippingCompanyType = (typeof shippingCompanyTypes)[number];

/** A company that serves the chosen country. */
export interface ShippingCompany {
  /** Which company. */
  readonly shippingCompanyType: ShippingCompanyType;
  /** In the language of the page. */
  readonly shippingCompanyName: string;
}

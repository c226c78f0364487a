/** Overseas couriers; `Unknown` means no courier. */
export const shippingCompanyTypes = ['EMS', 'SFExpress', 'CJ', 'Unknown'] as const;
export type ShippingCompanyType = (typeof shippingCompanyTypes)[number];

export interface ShippingCompany {
  readonly shippingCompanyType: ShippingCompanyType;
  readonly shippingCompanyName: string;
}

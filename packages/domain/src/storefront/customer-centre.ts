import type { Device, Language, Storefront, Tenant } from './storefront.ts';

/** Sample phone numbers of the customer centre by tenant, as displayed. */
const numbers: Readonly<Record<Tenant, string>> = { marketplace: '1500-0184', outlet: '1500-0275' };

/** The number of a tenant's customer centre (XT-06). */
export const customerCentreNumber = (tenant: Tenant): string => numbers[tenant];

type Codes = Readonly<Record<Device, Readonly<Record<Language, string>>>>;

/** Sample tracking codes by tenant, device and language. */
const trackingCodes: Readonly<Record<Tenant, Codes>> = {
  marketplace: {
    pc: { ko: '200010100', en: '200010101', cn: '200010102', jp: '200010103' },
    m: { ko: '200010200', en: '200010201', cn: '200010202', jp: '200010203' },
  },
  outlet: {
    pc: { ko: '300010100', en: '300010101', cn: '300010102', jp: '300010103' },
    m: { ko: '300010200', en: '300010201', cn: '300010202', jp: '300010203' },
  },
};

/** The tracking code of a storefront, by tenant, device and language (XT-06). */
export const trackingCodeOf = ({
  tenant,
  device,
  language,
}: Pick<Storefront, 'tenant' | 'device' | 'language'>): string => trackingCodes[tenant][device][language];

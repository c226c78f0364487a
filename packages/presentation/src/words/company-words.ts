import type { ShippingCompanyType } from '@baguni/domain';
import type { WordKey } from './keys.ts';

export const companyWords = {
  EMS: 'companyEMS',
  SFExpress: 'companySFExpress',
  CJ: 'companyCJ',
  Unknown: 'companyUnknown',
} as const satisfies Readonly<Record<ShippingCompanyType, WordKey>>;

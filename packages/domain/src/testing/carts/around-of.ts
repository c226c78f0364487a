import { option as O } from 'fp-ts';
import { guest, type Buyer } from '../../entities/buyer/buyer.ts';
import type { ExtraDiscountCandidate } from '../../entities/discount/extra-discount.ts';
import { overseaFreeFrom } from '../../entities/overseas/free-shipping.ts';
import type { OverseaPapers, OverseaTerms } from '../../entities/overseas/oversea.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { noWon } from '../../money/won.ts';
import { aBuyer } from '../builders/buyer.ts';
import { anExtraDiscount } from '../builders/price.ts';
import type { AbroadDraft, AroundDraft } from './around-draft.ts';
import type { Drawing } from './drawing.ts';
import type { UnitOverseas } from './unit-draft.ts';

const buyers: Readonly<Record<AroundDraft['buyer'], Buyer>> = {
  Member: aBuyer(),
  Guest: guest,
  Club: aBuyer({ isSmileClub: true }),
  SimpleMember: aBuyer({ memberType: 'SimpleMember' }),
  Under19: aBuyer({ isUnder19: true }),
  NotCertified: aBuyer({ isCertificatedAdult: false }),
};

/** Returns the buyer of the terms, or the drawn one. */
export const buyerOf = ({ buyer, isVerified }: AroundDraft, { buyer: said }: Drawing): Buyer => {
  const who = said ? aBuyer(said) : buyers[buyer];
  return who.isLogin ? { ...who, isIdentityVerified: said?.isIdentityVerified ?? isVerified } : who;
};

export const givenPapers: OverseaPapers = {
  isConsented: true,
  taiwanIdNumber: O.some('A123456789'),
  hasChinaIdImage: true,
};

/** Extra 5 per cent on the total, without limit and end. */
export const aPlainExtra: ExtraDiscountCandidate = anExtraDiscount({
  baseAmount: noWon,
  maxDiscountAmount: O.none,
  endDate: '9999-12-31T23:59:59.999Z',
});

export const extrasOf = ({ extra }: AroundDraft): readonly ExtraDiscountCandidate[] =>
  extra ? [{ ...aPlainExtra, discountRate: extra.percent, baseAmount: extra.from }] : [];

export const overseasTerms = (
  { country, company }: Pick<AbroadDraft, 'country' | 'company'>,
  units: readonly (readonly [CartUnitId, UnitOverseas])[],
  amount: Drawing['amount'],
): OverseaTerms => ({
  countryType: country,
  companies: [{ shippingCompanyType: company, shippingCompanyName: company }],
  selectedCompany: company,
  fees: [
    {
      shippingCompany: company,
      shippingFees: units.map(([cartUnitId, { fee, kg }]) => ({ cartUnitId, shippingFee: fee, shippingWeight: kg })),
    },
  ],
  unavailable: [
    {
      shippingCompany: company,
      unavailableCartUnitIds: units.flatMap(([id, { isCarried }]) => (isCarried ? [] : [id])),
    },
  ],
  exchangeRates: [],
  freeFrom: O.map(amount)(overseaFreeFrom(country)),
});

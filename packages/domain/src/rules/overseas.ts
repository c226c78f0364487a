import type { CartUnit } from '../entities/cart/cart-unit.ts';
import { TAIWAN_ID_ABOVE } from '../overseas/limits.ts';
import { hasTaiwanId } from '../overseas/papers.ts';
import { finding, idsOf, productOf, when, type Rule, ruleOf } from '../rule/rule.ts';
import { type CheckoutFacts, type OverseaFacts, whenOversea } from './facts.ts';
import {
  aboveTheCountrysCap,
  bodyOrHairToChina,
  expressToChina,
  tooHeavy,
  tooHeavyForAny,
  tooHeavyForEms,
  tooHeavyForSfExpress,
  tooManyCosmetics,
  tooManyOfACategory,
  tooMuchHealthFood,
} from './overseas-limits.ts';
import { companyFix, countryName, isCarried, shipDomestic, withoutUnits } from './overseas-order.ts';

/** True if no company carries the unit to the country. CART-BR7-39 covers domestic-only items. */
const isUnshippable =
  (oversea: OverseaFacts) =>
  (unit: CartUnit): boolean =>
    !unit.item.flags?.isDomesticOnly &&
    oversea.companies.length > 0 &&
    oversea.companies.every(({ shippingCompanyType }) => !isCarried(oversea, shippingCompanyType)(unit));

/** Rejects units that cannot be shipped to the country: -21 for some, -23 for all of several (OV-09). */
export const notToTheCountry: Rule<CheckoutFacts> = {
  code: 'CART-BR7-21',
  codes: ['CART-BR7-21', 'CART-BR7-23'],
  requirement: 'OV-09',
  source: '5, Checkout, Overseas',
  broken: whenOversea(({ chosen }, oversea) => {
    const staying = chosen.filter(isUnshippable(oversea));
    const [first] = staying;
    if (!first) return undefined;
    const [country, ids, fixes] = [countryName(oversea), idsOf(staying), withoutUnits(staying)];
    return chosen.length > 1 && staying.length === chosen.length
      ? finding('CART-BR7-23', { country }, ids, fixes)
      : finding('CART-BR7-21', { product: productOf(first), country }, ids, fixes);
  }),
};

export const domesticOnly = ruleOf<CheckoutFacts>(
  'CART-BR7-39',
  'OV-15',
  '8, CART-BR7',
  whenOversea(({ chosen }) => {
    const staying = chosen.filter(({ item }) => item.flags?.isDomesticOnly);
    const [first] = staying;
    if (!first) return undefined;
    return finding('CART-BR7-39', { product: productOf(first) }, idsOf(staying), withoutUnits(staying));
  }),
);

/** Rejects units that only other companies carry; names the first one and fixes all (OV-09). */
export const notByTheCompany = ruleOf<CheckoutFacts>(
  'CART-BR7-22',
  'OV-09',
  '8, CART-BR7',
  whenOversea((facts, oversea) => {
    const { companies, selectedCompany } = oversea;
    const staying = facts.chosen
      .filter((unit) => !isCarried(oversea, selectedCompany)(unit))
      .filter((unit) => companies.some(({ shippingCompanyType: other }) => isCarried(oversea, other)(unit)));
    const [first] = staying;
    if (!first) return undefined;
    const fixes = [...companyFix(facts, oversea), ...withoutUnits(staying)];
    return finding('CART-BR7-22', { product: productOf(first) }, idsOf(staying), fixes);
  }),
);

/** Unreadable companies are not missing: the shopper may retry (OV-09, SH-05). */
const codeOf = ({ status, companies }: OverseaFacts) =>
  status === 'Failed' && companies.length === 0 ? 'CART-BR7-51-UNREAD' : 'CART-BR7-51';

export const noCourier: Rule<CheckoutFacts> = {
  code: 'CART-BR7-51',
  codes: ['CART-BR7-51', 'CART-BR7-51-UNREAD'],
  requirement: 'OV-09',
  source: '5, Checkout, Overseas',
  broken: whenOversea((facts, oversea) => {
    const { companies, selectedCompany, status } = oversea;
    const isServed = companies.some(({ shippingCompanyType }) => shippingCompanyType === selectedCompany);
    // while the request is in flight only the server can judge
    const isUnderWay = status === 'NotAsked' || status === 'Asking';
    return when(facts.chosen.length > 0 && !isServed && !isUnderWay, () =>
      finding(codeOf(oversea), { country: countryName(oversea) }, idsOf(facts.chosen), [
        ...companyFix(facts, oversea),
        shipDomestic,
      ]),
    );
  }),
};

export const identityNotVerified = ruleOf<CheckoutFacts>(
  'VERIFY-OVERSEA',
  'OV-12',
  '5, Checkout, Simple members',
  whenOversea(({ buyer, chosen }) =>
    when(chosen.length > 0 && !buyer.isIdentityVerified, () =>
      finding('VERIFY-OVERSEA', {}, idsOf(chosen), [{ type: 'VerifyIdentity' }, shipDomestic]),
    ),
  ),
);

/** Requires an image of the identity card for SF Express to China (OV-10). */
export const askChinaIdImage = ruleOf<CheckoutFacts>(
  'ASK-CHINA-ID-IMAGE',
  'OV-10',
  '9',
  whenOversea((facts, oversea) => {
    const { country, selectedCompany, papers } = oversea;
    const isAsked = country === 'China' && selectedCompany === 'SFExpress' && facts.chosen.length > 0;
    return when(isAsked && !papers.hasChinaIdImage, () =>
      finding('ASK-CHINA-ID-IMAGE', {}, idsOf(facts.chosen), [
        { type: 'GivePapers', paper: 'ChinaIdImage' },
        ...companyFix(facts, oversea),
        shipDomestic,
      ]),
    );
  }),
);

export const askOverseaConsent = ruleOf<CheckoutFacts>(
  'ASK-OVERSEA-CONSENT',
  'OV-12',
  '5, Checkout, Simple members',
  whenOversea(({ chosen, agreed }, { papers }) =>
    when(chosen.length > 0 && !papers.isConsented && !agreed.includes('ASK-OVERSEA-CONSENT'), () =>
      finding('ASK-OVERSEA-CONSENT', {}, idsOf(chosen), [
        { type: 'Agree', code: 'ASK-OVERSEA-CONSENT' },
        { type: 'GivePapers', paper: 'Consent' },
      ]),
    ),
  ),
);

/** Requires an ID number for goods above 100,000 won to Taiwan (OV-10). */
export const askTaiwanId = ruleOf<CheckoutFacts>(
  'ASK-TAIWAN-ID',
  'OV-10',
  '9',
  whenOversea(({ chosen, payableWithoutShipping }, { country, papers }) =>
    when(country === 'Taiwan' && payableWithoutShipping > TAIWAN_ID_ABOVE && !hasTaiwanId(papers), () =>
      finding('ASK-TAIWAN-ID', { max: TAIWAN_ID_ABOVE }, idsOf(chosen), [
        { type: 'GivePapers', paper: 'TaiwanIdNumber' },
        shipDomestic,
      ]),
    ),
  ),
);

/** Overseas rules in evaluation order: country, company, limits. */
export const overseaRules: readonly Rule<CheckoutFacts>[] = [
  domesticOnly,
  notToTheCountry,
  noCourier,
  notByTheCompany,
  expressToChina,
  bodyOrHairToChina,
  aboveTheCountrysCap,
  tooHeavyForEms,
  tooHeavyForSfExpress,
  tooHeavy,
  tooHeavyForAny,
  tooManyCosmetics,
  tooManyOfACategory,
  tooMuchHealthFood,
];

/** Overseas identity rules, evaluated after rules on separate orders (OV-12, CK-13). */
export const overseaVerificationRules: readonly Rule<CheckoutFacts>[] = [identityNotVerified];

/** Overseas paper rules, evaluated last (OV-10, OV-12, CK-13). */
export const overseaPaperRules: readonly Rule<CheckoutFacts>[] = [askTaiwanId, askChinaIdImage, askOverseaConsent];

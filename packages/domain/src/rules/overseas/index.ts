import type { CheckoutFacts } from '../checkout/facts.ts';
import type { Rule } from '../../rule/rule.ts';
import { askChinaIdImage } from './identity/ask-china-id-image.ts';
import { askOverseaConsent } from './identity/ask-oversea-consent.ts';
import { askTaiwanId } from './identity/ask-taiwan-id.ts';
import { expressToChina } from './limit/CART-BR7-19-express-to-china.ts';
import { bodyOrHairToChina } from './limit/CART-BR7-20-body-or-hair-to-china.ts';
import { notToTheCountry } from './country/CART-BR7-21-not-to-the-country.ts';
import { notByTheCompany } from './company/CART-BR7-22-not-by-the-company.ts';
import { tooHeavyForEms } from './limit/CART-BR7-24-too-heavy-for-ems.ts';
import { tooHeavyForSfExpress } from './limit/CART-BR7-25-too-heavy-for-sf-express.ts';
import { tooHeavyForAny } from './limit/CART-BR7-26-too-heavy-for-any.ts';
import { domesticOnly } from './country/CART-BR7-39-domestic-only.ts';
import { aboveTheCountrysCap } from './limit/CART-BR7-41-above-the-countrys-cap.ts';
import { tooManyOfACategory } from './limit/CART-BR7-42-CATEGORY-too-many-of-a-category.ts';
import { tooManyCosmetics } from './limit/CART-BR7-42-COSMETICS-too-many-cosmetics.ts';
import { tooMuchHealthFood } from './limit/CART-BR7-42-HEALTH-FOOD-too-much-health-food.ts';
import { tooHeavy } from './limit/CART-BR7-42-too-heavy.ts';
import { noCourier } from './company/CART-BR7-51-no-courier.ts';
import { identityNotVerified } from './identity/VERIFY-OVERSEA-identity-not-verified.ts';

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

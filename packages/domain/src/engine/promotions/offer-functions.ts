import { frozen } from '../cart/cart-of.ts';
import { checkOffer } from './check-offer.ts';
import { againstPromotion, allows } from './conflicts.ts';
import { withEffectiveFixes } from './effective-fixes.ts';
import { appliedOf, evaluatePromotions } from './evaluate.ts';
import type { OfferFunctions } from './offer.ts';
import { promotionWords } from './promotion-texts.ts';

export const offerFunctions: OfferFunctions = /* @__PURE__ */ frozen({
  check: checkOffer,
  messages: promotionWords,
  evaluate: evaluatePromotions,
  appliedOf,
  allows,
  against: againstPromotion,
  withEffectiveFixes,
});

import { checkNames, didYouMean } from '../../names/nearest.ts';
import { at, checkTarget } from '../cart/fields.ts';
import type { OfferFunctions } from './offer.ts';

/** Throws for a name in `stacksWith` or a custom field of the target that the shop does not have. */
export const checkOffer: OfferFunctions['check'] = ({ id, stacksWith, params }, names, path, reader) => {
  // a code in capitals may be that of a promotion of another shop
  for (const name of stacksWith === 'Everything' ? [] : stacksWith)
    if (name !== name.toUpperCase() || didYouMean(name, names))
      checkNames(`name in stacksWith of ${id}`, names, { [name]: id });
  checkTarget(at(params, ['on']), `${path}.on`, reader);
};

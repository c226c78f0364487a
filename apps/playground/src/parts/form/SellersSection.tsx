import type { CartUnit } from '@baguni/domain';
import { withSellerName, withTerms } from '../../change/seller-edits.ts';
import { withLists } from '../../change/whole-json.ts';
import { isObject, listIn, own, type JsonObject } from '../../text/json.ts';
import { Card } from './Card.tsx';
import { Field } from './Field.tsx';
import { CheckField, ChoiceField } from './fields.tsx';
import { useForm, type Form } from './form-context.ts';
import { Section } from './Section.tsx';
import { sellerLabel, sellersOf } from './SellerChoice.tsx';
import type { Spot } from './spot.ts';

/** Amounts from which a parcel ships for nothing: the switch and the amount are one field. */
const freeFrom = (value: unknown): JsonObject =>
  value === undefined ? { isConditionalFree: false } : { isConditionalFree: true, conditionalFreeBasisCost: value };

const plainTerms: JsonObject = {
  shippingFee: 0,
  shippingChargePayType: 'PaymentInAdvance',
  isQuantityShippingFee: false,
};

/** Shipping terms by their key, whether the cart says any yet or not. */
const termsSpot = ({ given, whole, cart }: Form, key: string): Spot => {
  const policies = listIn(whole, 'shippingPolicies');
  const found = policies.findIndex((one) => own(one, 'shippingPolicyKey') === key);
  const at = found < 0 ? policies.length : found;
  const terms: unknown = policies[found];
  const keys = cart.units.map(({ shippingPolicyKey }) => shippingPolicyKey);
  return {
    value: ([name]) => {
      if (name === 'freeFrom')
        return own(terms, 'isConditionalFree') === true ? own(terms, 'conditionalFreeBasisCost') : undefined;
      return own(isObject(terms) ? terms : plainTerms, `${name}`);
    },
    put: ([name], value) =>
      withTerms(withLists(given, whole), keys, key, name === 'freeFrom' ? freeFrom(value) : { [`${name}`]: value }),
    path: ([name]) => ['shippingPolicies', at, name === 'freeFrom' ? 'conditionalFreeBasisCost' : `${name}`],
  };
};

const nameSpot = ({ given, cart }: Form, unit: CartUnit): Spot => ({
  value: () => unit.seller.sellerName,
  put: (_, name) => withSellerName(given, unit.seller.sellerKey, typeof name === 'string' ? name : ''),
  path: () => ['units', cart.units.indexOf(unit), 'seller', 'sellerName'],
});

const Terms = ({ termsKey }: { readonly termsKey: string }) => {
  const form = useForm();
  const words = form.wording.words.form;
  const { code } = form.wording.engine.currency;
  const spot = termsSpot(form, termsKey);
  return (
    <>
      <Field label={words.fee(code)} kind="Amount" spot={spot} path={['shippingFee']} />
      <Field label={words.freeFrom(code)} kind="Amount" spot={spot} path={['freeFrom']} />
      <ChoiceField label={words.payment} names={words.payments} spot={spot} path={['shippingChargePayType']} />
      <CheckField label={words.feePerPiece} spot={spot} path={['isQuantityShippingFee']} />
    </>
  );
};

/** The sellers of the cart: their names, and under which terms their parcels travel (SH-01). */
export const SellersSection = () => {
  const form = useForm();
  const { cart, wording } = form;
  const words = wording.words.form;
  return (
    <Section title={words.sellers} count={sellersOf(cart.units).length}>
      {() =>
        sellersOf(cart.units).map((seller) => {
          const units = cart.units.filter((unit) => unit.seller.sellerKey === seller.sellerKey);
          const keys = [...new Set(units.map(({ shippingPolicyKey }) => shippingPolicyKey))];
          return (
            <Card key={seller.sellerKey} name={sellerLabel(seller)}>
              {units.slice(0, 1).map((unit) => (
                <Field key={unit.cartUnitId} label={words.name} kind="Text" spot={nameSpot(form, unit)} path={[]} />
              ))}
              {keys.map((key) => (
                <Terms key={key} termsKey={key} />
              ))}
            </Card>
          );
        })
      }
    </Section>
  );
};

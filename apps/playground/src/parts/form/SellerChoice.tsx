import type { CartUnit, Seller } from '@baguni/domain';
import { withNewSeller, withSeller } from '../../change/seller-edits.ts';
import { withLists } from '../../change/whole-json.ts';
import { Choice } from './Choice.tsx';
import { useForm } from './form-context.ts';

interface SellerProps {
  readonly unit: CartUnit;
  /** Its position. */
  readonly at: number;
}

/** No seller has an empty key. */
const ANOTHER = '';

/** A seller by name and key. */
export const sellerLabel = ({ sellerKey, sellerName }: Seller): string =>
  sellerName.trim() === '' ? sellerKey : `${sellerName.trim()} (${sellerKey})`;

/** The sellers of a cart, each once. */
export const sellersOf = (units: readonly CartUnit[]): readonly Seller[] => [
  ...new Map(units.map(({ seller }) => [seller.sellerKey, seller])).values(),
];

/** Whose unit it is: another of the cart’s sellers, or one of its own. */
export const SellerChoice = ({ unit, at }: SellerProps) => {
  const { given, whole, cart, wording, apply } = useForm();
  const { form } = wording.words;
  const options = sellersOf(cart.units).map((seller) => ({ value: seller.sellerKey, label: sellerLabel(seller) }));
  const choose = (key: string): void =>
    apply(key === ANOTHER ? withNewSeller(withLists(given, whole), at, form.newSeller) : withSeller(given, at, key));
  return (
    <Choice
      label={form.seller}
      value={unit.seller.sellerKey}
      options={[...options, { value: ANOTHER, label: form.anotherSeller }]}
      onChoose={choose}
    />
  );
};

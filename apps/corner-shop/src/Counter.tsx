import { bestOffers, type ShopFix } from '@baguni/domain';
import { withFix } from '@baguni/domain/verbs';
import { Press } from './Press.tsx';
import { emptyCart, inDollars, say, shop, withMore, type Changed } from './shop.ts';
import type { Basket } from './store.ts';

type Props = { readonly basket: Basket; readonly change: (verdict: Changed, said: string) => void };

/** Labels of fixes. */
const label: Record<string, string> = { VerifyAdult: 'I am 21 or over', Delete: 'Take it out', SetQuantity: 'Top up' };

/** One line per ledger entry; item prices have buttons for the quantity. */
const receipt = ({ basket: { cart, now }, change }: Props) =>
  shop.priceOfCart(cart, now).entries.map(({ place, amount, inputs }) => {
    const unit = cart.units.find(({ cartUnitId: id }) => place.type === 'Unit' && place.cartUnitId === id);
    const { itemNo: sku = '', itemName: name = 'Delivery to your door' } = unit?.item ?? {};
    const [less, more] = [`One ${name} less`, `One ${name} more`];
    const put = (n: number, said: string) => () => change(withMore(cart, sku, n), said);
    return (
      <li key={name + ('name' in inputs && inputs.name)} className={amount < 0 ? 'off' : ''}>
        <span>{'name' in inputs ? inputs.name : name}</span> <b>{inDollars(amount)}</b>
        {'price' in inputs && (
          <p>
            <Press aria-label={less} text="−" to={put(-1, less)} />
            {` ${inputs.quantity} × ${inDollars(inputs.price)} `}
            <Press aria-label={more} text="+" to={put(1, more)} />
          </p>
        )}
      </li>
    );
  });

/** The total, the last message, what blocks the order, and the receipt. */
export const Counter = ({ basket, change }: Props) => {
  const { cart, said, now } = basket;
  const findings = shop.checkOrder(cart, now);
  const reasons = findings.map((finding) => <p key={finding.code}>{say(finding)}</p>);
  const fixes = findings.flatMap((finding) => finding.fixes.filter(({ type }) => type in label));
  const apply = (fix: ShopFix) => () => change({ ok: true, cart: withFix(shop, cart, fix) }, '');
  const buttons = fixes.map((fix) => <Press key={fix.type} text={label[fix.type] ?? ''} to={apply(fix)} />);
  const order = () => change({ ok: true, cart: emptyCart }, 'Thank you! Your bag is on its way.');
  const { saving, isProved } = bestOffers(shop, cart, now);
  return (
    <aside>
      <section className="till">
        <h2>
          <a href="#receipt">Your basket</a>
        </h2>
        <output>{inDollars(shop.priceOfCart(cart, now).price)}</output>
        <div aria-live="polite">
          <p>{said}</p>
          {reasons}
        </div>
        {buttons}
        <Press className="order" text="Order" disabled={findings.length > 0} to={order} />
      </section>
      <section className="receipt" id="receipt">
        <ol aria-label="Every cent">{receipt({ basket, change })}</ol>
        {saving > 0 && isProved && <p>{`You save ${inDollars(saving)}. Proved: no other choice saves more.`}</p>}
      </section>
    </aside>
  );
};

import { couponKeyOf, type Coupon, type CouponTarget } from '@baguni/domain';
import { withoutCoupon } from '../../change/coupon-edits.ts';
import { isInUse, switchCoupon } from '../../change/switch-coupon.ts';
import { withLists } from '../../change/whole-json.ts';
import { Card } from './Card.tsx';
import { Check } from './Check.tsx';
import { Choice, optionsOf } from './Choice.tsx';
import { Field } from './Field.tsx';
import { CheckField, ChoiceField } from './fields.tsx';
import { useForm } from './form-context.ts';
import { Section } from './Section.tsx';
import { couponSpot, type Spot } from './spot.ts';

/** The list of keys of each kind of target. */
const keysOf = { Items: 'itemNos', Sellers: 'sellerKeys', LargeCategories: 'codes' } as const;

const Target = ({ target, spot }: { readonly target: CouponTarget; readonly spot: Spot }) => {
  const { wording, apply } = useForm();
  const { form } = wording.words;
  const choose = (type: string): void => {
    const known = type === 'Items' || type === 'Sellers' || type === 'LargeCategories' ? type : undefined;
    apply(spot.put(['target'], known ? { type: known, [keysOf[known]]: [] } : undefined));
  };
  return (
    <>
      <Choice label={form.target} value={target.type} options={optionsOf(form.targets)} onChoose={choose} />
      {target.type !== 'All' && (
        <Field label={form.keys} kind="Keys" spot={spot} path={['target', keysOf[target.type]]} />
      )}
    </>
  );
};

const CouponFields = ({ coupon, spot }: { readonly coupon: Coupon; readonly spot: Spot }) => {
  const { words, engine } = useForm().wording;
  const { form } = words;
  const { code } = engine.currency;
  const isRate = coupon.discountUnitType === 'Rate';
  return (
    <>
      <Field label={form.name} kind="Text" spot={spot} path={['couponName']} />
      <Field label={form.couponNumber} kind="Text" spot={spot} path={['issueNo']} />
      <ChoiceField label={form.couponType} names={form.couponTypes} spot={spot} path={['couponType']} />
      <ChoiceField label={form.takesOff} names={form.calcTypes} spot={spot} path={['discountUnitType']} />
      <Field
        label={isRate ? form.percent : form.amount(code)}
        kind={isRate ? 'Percent' : 'Amount'}
        spot={spot}
        path={['discountValue']}
      />
      <Field label={form.minimum(code)} kind="Amount" spot={spot} path={['possiblePrice']} />
      <Field label={form.atMost(code)} kind="Amount" spot={spot} path={['limitPrice']} />
      <Target target={coupon.target} spot={spot} />
      <Field label={form.until} kind="MomentIso" spot={spot} path={['expiredDate']} />
      <CheckField label={form.freeShipping} spot={spot} path={['flags', 'isFreeShipping']} />
      <CheckField label={form.clubOnly} spot={spot} path={['flags', 'isClub']} />
      <CheckField label={form.mobileOnly} spot={spot} path={['flags', 'isMobile']} />
    </>
  );
};

interface CouponProps {
  readonly coupon: Coupon;
  /** Its position. */
  readonly at: number;
}

/** A coupon that the buyer holds: in use or not, and all that it says. */
export const CouponCard = ({ coupon, at }: CouponProps) => {
  const form = useForm();
  const { given, whole, cart, wording, apply, change } = form;
  const key = couponKeyOf(coupon);
  const name = coupon.couponName.trim() || key;
  const onRemove = (): void => apply(withoutCoupon(withLists(given, whole), at));
  return (
    <Card name={name} remove={{ kind: 'remove-coupon', onRemove }}>
      <Check
        label={wording.words.form.inUse}
        isOn={isInUse(cart, key)}
        onChange={() => change(switchCoupon(wording.engine, cart, coupon, cart.pricesAsOf), name)}
      />
      <Section title={wording.words.form.details}>
        {() => <CouponFields coupon={coupon} spot={couponSpot(form, at)} />}
      </Section>
    </Card>
  );
};

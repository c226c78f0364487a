import { couponKeyOf } from '@baguni/domain';
import { withNewCoupon } from '../../change/coupon-edits.ts';
import { usualPrice } from '../../change/form-edits.ts';
import { withLists } from '../../change/whole-json.ts';
import { CouponCard } from './CouponCard.tsx';
import { useForm } from './form-context.ts';
import { Section } from './Section.tsx';
import styles from './form.module.scss';

/** A new coupon takes off a tenth of what a new item costs. */
const TENTH = 10;

/** The coupons that the buyer holds. */
export const CouponsSection = () => {
  const { given, whole, cart, wording, apply } = useForm();
  const { form } = wording.words;
  const { offered } = cart.coupons;
  const add = (): void =>
    apply(withNewCoupon(withLists(given, whole), form.newCoupon, usualPrice(wording.engine.currency) / TENTH));
  return (
    <Section title={form.coupons} count={offered.length} isOpenAtFirst>
      {() => (
        <>
          {offered.length === 0 && <p className={styles['hint']}>{form.noCouponsHeld}</p>}
          {offered.map((coupon, at) => (
            <CouponCard key={couponKeyOf(coupon)} coupon={coupon} at={at} />
          ))}
          <button type="button" className={styles['add']} onClick={add}>
            {form.addCoupon}
          </button>
        </>
      )}
    </Section>
  );
};

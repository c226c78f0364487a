import { switchPromotion } from '../../change/switch-coupon.ts';
import { Card } from './Card.tsx';
import { Check } from './Check.tsx';
import { useForm } from './form-context.ts';

/** The promotions of the shop: in use or not (EN-09). */
export const PromotionSwitches = () => {
  const { cart, wording, change } = useForm();
  const { engine, words } = wording;
  if (engine.offers.length === 0) return null;
  return (
    <Card name={words.form.promotionsInUse}>
      {engine.offers.map(({ id, name }) => (
        <Check
          key={id}
          label={name}
          isOn={cart.promotions?.includes(id) === true}
          onChange={() => change(switchPromotion(engine, cart, id, cart.pricesAsOf), name)}
        />
      ))}
    </Card>
  );
};

import { withValue } from '../../change/json-path.ts';
import { Check } from './Check.tsx';
import { Field } from './Field.tsx';
import { CheckField, ChoiceField } from './fields.tsx';
import { useForm } from './form-context.ts';
import { Section } from './Section.tsx';
import { spotAt } from './spot.ts';

/** Who buys: coupons, the club and some items depend on it. */
export const BuyerSection = () => {
  const form = useForm();
  const { given, cart, apply } = form;
  const words = form.wording.words.form;
  const spot = spotAt(form, ['buyer']);
  /** Who signs in is a member, until the form says otherwise. */
  const signIn = (isLogin: boolean): void => {
    const memberType = isLogin ? 'Member' : 'NonMember';
    apply(withValue(withValue(given, ['buyer', 'isLogin'], isLogin), ['buyer', 'memberType'], memberType));
  };
  return (
    <Section title={words.buyer}>
      {() => (
        <>
          <Check label={words.signedIn} isOn={cart.buyer.isLogin} onChange={signIn} />
          <CheckField label={words.club} spot={spot} path={['isSmileClub']} />
          <ChoiceField label={words.memberType} names={words.memberTypes} spot={spot} path={['memberType']} />
          <Field label={words.grade} kind="Text" spot={spot} path={['buyerGrade']} />
          <ChoiceField label={words.standing} names={words.standings} spot={spot} path={['standing']} />
          <CheckField label={words.business} spot={spot} path={['isDomesticBusinessman']} />
          <CheckField label={words.adult} spot={spot} path={['isCertificatedAdult']} />
        </>
      )}
    </Section>
  );
};

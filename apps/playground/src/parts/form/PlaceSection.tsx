import { countryNames } from '../../words/countries.ts';
import { Field } from './Field.tsx';
import { ChoiceField } from './fields.tsx';
import { useForm } from './form-context.ts';
import { Section } from './Section.tsx';
import { spotAt } from './spot.ts';

/** Where it is shipped to, when prices and coupons are judged, and on which storefront. */
export const PlaceSection = () => {
  const form = useForm();
  const { wording } = form;
  const words = wording.words.form;
  const spot = spotAt(form, []);
  return (
    <Section title={words.place}>
      {() => (
        <>
          <Field label={words.moment} kind="MomentMs" spot={spot} path={['pricesAsOf']} />
          <ChoiceField
            label={words.country}
            names={countryNames(wording.language)}
            spot={spot}
            path={['shippingCountry']}
          />
          <ChoiceField label={words.tenant} names={words.tenants} spot={spot} path={['storefront', 'tenant']} />
          <ChoiceField label={words.device} names={words.devices} spot={spot} path={['storefront', 'device']} />
        </>
      )}
    </Section>
  );
};

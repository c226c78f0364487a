import type { Won } from '../../money/won.ts';
import type { Storefront } from '../../storefront/storefront.ts';
import type { Drawing } from './drawing.ts';
import { always, amount, mostly, oneOf, whether, whole, type Drawn } from './drawn.ts';
import { record } from './drawn-groups.ts';

export interface AbroadDraft {
  readonly country: string;
  readonly company: 'EMS' | 'SFExpress' | 'CJ';
  readonly isConsented: boolean;
}

export interface AroundDraft extends Pick<Storefront, 'tenant' | 'device' | 'language'> {
  readonly buyer: 'Member' | 'Guest' | 'Club' | 'SimpleMember' | 'Under19' | 'NotCertified';
  readonly isVerified: boolean;
  readonly abroad: AbroadDraft | undefined;
  readonly isMaxCharge: boolean;
  readonly funding: Won | undefined;
  readonly extra: { readonly percent: number; readonly from: Won } | undefined;
}

const abroadDrawn: Drawn<AbroadDraft> = record<AbroadDraft>({
  country: mostly('China', oneOf('Japan', 'Taiwan', 'HongKong', 'UnitedStates'), [1, 1]),
  company: mostly('EMS', oneOf<AbroadDraft['company']>('SFExpress', 'CJ'), [1, 1]),
  isConsented: mostly(true, always(false), [11, 1]),
});

const waysOf = ({ overseas, tenant, isMarketplace }: Drawing): Drawn<AbroadDraft | undefined> => {
  if (overseas) return abroadDrawn;
  const isHome = overseas === false || tenant === 'outlet' || !isMarketplace;
  return isHome ? always(undefined) : mostly(undefined, abroadDrawn, [4, 1]);
};

const buyers = oneOf<AroundDraft['buyer']>('Guest', 'Club', 'SimpleMember', 'Under19', 'NotCertified');
const ofAnyShop = oneOf<AroundDraft['buyer']>('Guest', 'NotCertified');

/** Returns the requested value, or one of the marketplace, mostly the first. */
const said = <A>(value: A | undefined, isDrawn: boolean, plain: A, others: Drawn<A>): Drawn<A> =>
  value === undefined && isDrawn ? mostly(plain, others) : always(value ?? plain);

export const aroundDrawn = (drawing: Drawing): Drawn<AroundDraft> => {
  const { tenant, device, language, isMarketplace, overseas, amount: won, hasExtraDiscount } = drawing;
  const extra = record({
    percent: whole({ min: 0, max: 100 }, 5),
    from: mostly(won(0), amount({ min: 0, max: won(100_000) })),
  });
  return record<AroundDraft>({
    // an outlet never ships overseas (OV-14)
    tenant: said(overseas ? 'marketplace' : tenant, isMarketplace, 'marketplace', always('outlet')),
    device: said(device, isMarketplace, 'pc', always('m')),
    language: said(language, isMarketplace, 'ko', oneOf('en', 'cn', 'jp')),
    buyer: mostly('Member', isMarketplace ? buyers : ofAnyShop),
    isVerified: whether(overseas ? [1, 8] : [1, 2]),
    abroad: waysOf(drawing),
    isMaxCharge: mostly(true, always(false)),
    funding: mostly(undefined, amount({ min: won(1), max: won(5000) }, won(1000)), [7, 1]),
    extra: hasExtraDiscount ? mostly(undefined, extra, [7, 1]) : always(undefined),
  });
};

export const gatewayPageTypes = [
  'NormalStaticPage',
  'SmallStaticPage',
  'SmileCardIntro',
  'SmilePayNotice',
  'ExpressShop',
  'MPIGateway',
  'ISPGateway',
  'EKPGMobileGateway',
  'KBAppCardGateway',
  'EcouponSelfAuthGateway',
  'SmilePayGateway',
  'SmileClubGateway',
  'SmileServiceGateway',
  'FindAddress',
  'AddressBook',
  'JoinSmileCard',
  'ForeignCardGateway',
  'UnionPayGateway',
  'PaypalGateway',
  'AlipayGateway',
  'AmorePacific',
] as const;
export type GatewayPageType = (typeof gatewayPageTypes)[number];

const known: ReadonlyMap<string, GatewayPageType> = new Map(gatewayPageTypes.map((type) => [type, type]));

/** Returns the page type with exactly this name, or undefined. */
export const gatewayPageTypeOf = (name: string): GatewayPageType | undefined => known.get(name);

/** The pages of others, or beside the cart, that a gateway opens, as the specification lists them (RT-09). */
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
/** A page that a gateway opens. */
export type GatewayPageType = (typeof gatewayPageTypes)[number];

const known: ReadonlyMap<string, GatewayPageType> = new Map(gatewayPageTypes.map((type) => [type, type]));

/**
 * The page type of this name, letter for letter; undefined for any other text (RT-09).
 * @example
 * ['AddressBook', 'addressbook'].map(gatewayPageTypeOf); // [ 'AddressBook', undefined ]
 */
export const gatewayPageTypeOf = (name: string): GatewayPageType | undefined => known.get(name);

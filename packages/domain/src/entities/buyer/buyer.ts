import type { SellerKey } from '../../money/ids.ts';

export const memberTypes = ['NonMember', 'SimpleMember', 'Member'] as const;
/** Non-member, simple member (must verify for some actions) or member. */
export type MemberType = (typeof memberTypes)[number];

export const clubMemberTypes = ['Unknown', 'Waiting', 'Free', 'Purchase', 'Restricted', 'Withdrawal'] as const;
/** Membership status in the club; `Unknown` for buyers who never joined. */
export type ClubMemberType = (typeof clubMemberTypes)[number];

export const buyerStandings = ['Normal', 'Restricted', 'Withdrawn'] as const;
/** `Restricted` and `Withdrawn` buyers may not order. */
export type BuyerStanding = (typeof buyerStandings)[number];

/** The buyer of an order: sign-in, membership and verification, which rules and coupons read. */
export interface Buyer {
  /** As entered by the buyer. Personal data: never logged. */
  readonly buyerName: string;
  readonly isLogin: boolean;
  /** Decides coupons, overseas orders and verification. */
  readonly memberType: MemberType;
  /** Joined as a foreigner with the short form. */
  readonly isSimpleJoinForeigner: boolean;
  /** Grade at the marketplace, e.g. `VIP`; no rule reads it. */
  readonly buyerGrade: string;
  /** Business buyer in Korea: may print estimates, sees other deals, earns no points. */
  readonly isDomesticBusinessman: boolean;
  readonly isCertificatedAdult: boolean;
  readonly isSmileClub: boolean;
  /** Club status; a member may be free, paying or restricted. */
  readonly clubMemberType: ClubMemberType;
  /** In the universe club, which has a separate free-shipping threshold. */
  readonly isUniverseClub: boolean;
  readonly isSsgMembership: boolean;
  readonly standing: BuyerStanding;
  readonly isUnder19: boolean;
  readonly isIdentityVerified: boolean;
  /** Not signed in and has chosen to order as a non-member (CK-15). */
  readonly ordersAsNonMember: boolean;
  readonly ownSellerKeys: readonly SellerKey[];
  readonly cartSize: number;
  /** Custom fields of the shop, as its engine reads them (EN-17). */
  readonly fields?: object;
}

/** True if the buyer is an unverified simple member. Some items and all coupons require verification. */
export const mustVerify = ({
  memberType,
  isIdentityVerified,
}: Pick<Buyer, 'memberType' | 'isIdentityVerified'>): boolean => memberType === 'SimpleMember' && !isIdentityVerified;

/** True if the buyer must sign in to order: neither signed in, nor ordering as a non-member. */
export const mustSignInToOrder = ({
  isLogin,
  ordersAsNonMember,
}: Pick<Buyer, 'isLogin' | 'ordersAsNonMember'>): boolean => !isLogin && !ordersAsNonMember;

export type ThresholdKind = 'ordinary' | 'club' | 'universeClub';

/** Returns the buyer’s threshold: universe club before club before ordinary. */
export const thresholdKindOf = (buyer: Pick<Buyer, 'isSmileClub' | 'isUniverseClub'>): ThresholdKind => {
  if (buyer.isUniverseClub) return 'universeClub';
  return buyer.isSmileClub ? 'club' : 'ordinary';
};

/** Default maximum of units in a cart; a buyer’s own limit may be higher. */
export const CART_SIZE = 100;

/** A buyer without a sign-in. */
export const guest: Buyer = {
  buyerName: '',
  isLogin: false,
  memberType: 'NonMember',
  isSimpleJoinForeigner: false,
  buyerGrade: '',
  isDomesticBusinessman: false,
  isCertificatedAdult: false,
  isSmileClub: false,
  clubMemberType: 'Unknown',
  isUniverseClub: false,
  isSsgMembership: false,
  standing: 'Normal',
  isUnder19: false,
  isIdentityVerified: false,
  ordersAsNonMember: false,
  ownSellerKeys: [],
  cartSize: CART_SIZE,
};

export const alterTypes = ['None', 'NotSupport', 'Unknown', 'Normal'] as const;
/** State of the last shipping address, which decides whether it must be changed. */
export type AlterType = (typeof alterTypes)[number];

/** Shipping address. Personal data: never logged. */
export interface ShippingAddress {
  readonly addressNo: string;
  readonly address: string;
  /** Empty for Hong Kong. */
  readonly zipCode: string;
  /** Marketplace code of the country, e.g. `SouthKorea`. */
  readonly countryType: string;
  /** Shows if the address must be changed before delivery. */
  readonly alterType: AlterType;
  /** Server text for the status, or undefined to use our text. */
  readonly alterText: string | undefined;
}

export const addressBarStates = ['NonMember', 'Error', 'None', 'NeedToChange', 'Normal'] as const;
export type AddressBarState = (typeof addressBarStates)[number];

export interface AddressFacts {
  /** Non-members have no address book. */
  readonly buyer: Pick<Buyer, 'memberType'>;
  /** Most recent delivery address, or undefined. */
  readonly address: Pick<ShippingAddress, 'alterType'> | undefined;
  readonly isUnreadable: boolean;
}

const byAlterType = {
  None: 'None',
  NotSupport: 'NeedToChange',
  Unknown: 'Error',
  Normal: 'Normal',
} as const satisfies Record<ShippingAddress['alterType'], AddressBarState>;

/** Returns the state of the address bar, by the buyer, a failed read, and the address. */
export const addressBarState = ({ buyer, address, isUnreadable }: AddressFacts): AddressBarState => {
  if (buyer.memberType === 'NonMember') return 'NonMember';
  if (isUnreadable) return 'Error';
  return address === undefined ? 'None' : byAlterType[address.alterType];
};

/** Recipient of an estimate as entered: free text, never markup. Personal data: never logged. */
export interface EstimateBuyer {
  readonly buyerName: string;
  readonly address1: string;
  readonly address2: string;
}

import type { Option } from 'fp-ts/Option';
import type { SellerKey } from '../../money/ids.ts';

/** How far a buyer is known to the marketplace. */
export const memberTypes = ['NonMember', 'SimpleMember', 'Member'] as const;
/** Non-member, simple member (must verify for some things) or member. */
export type MemberType = (typeof memberTypes)[number];

/** A buyer's standing in the paid membership club. */
export const clubMemberTypes = ['Unknown', 'Waiting', 'Free', 'Purchase', 'Restricted', 'Withdrawal'] as const;
/** A buyer's standing in the club; `Unknown` for those who never joined. */
export type ClubMemberType = (typeof clubMemberTypes)[number];

/** Whether the marketplace lets a buyer buy (CK-12). */
export const buyerStandings = ['Normal', 'Restricted', 'Withdrawn'] as const;
/** A buyer's standing in the marketplace: `Restricted` and `Withdrawn` may not order. */
export type BuyerStanding = (typeof buyerStandings)[number];

/** Who shops. */
export interface Buyer {
  /** As the buyer wrote it. Personal data: never logged. */
  readonly buyerName: string;
  /** Somebody is signed in. */
  readonly isLogin: boolean;
  /** How far the marketplace knows them: it decides coupons, overseas orders and verification (RL-01). */
  readonly memberType: MemberType;
  /** Joined as a foreigner, by a short form (XT-08). */
  readonly isSimpleJoinForeigner: boolean;
  /** The marketplace’s grade of its buyers, e.g. `VIP`; no rule reads it. */
  readonly buyerGrade: string;
  /** Buys for a business in Korea: may print estimates, sees other deals, earns no points (RL-01). */
  readonly isDomesticBusinessman: boolean;
  /** Has shown to be an adult: may order adult items (CK-11). */
  readonly isCertificatedAdult: boolean;
  /** In the club now, free or paid for (CK-12). */
  readonly isSmileClub: boolean;
  /** What they are to the club; a member may be free, paying or restricted. */
  readonly clubMemberType: ClubMemberType;
  /** In the universe club, which has a threshold of its own for free shipping (SH-06). */
  readonly isUniverseClub: boolean;
  /** In the SSG membership, which earns points (CB-02). */
  readonly isSsgMembership: boolean;
  /** Whether they may buy at all (CK-12). */
  readonly standing: BuyerStanding;
  /** Younger than 19: adult items are never theirs (CK-11). */
  readonly isUnder19: boolean;
  /** Has verified who they are (CK-11, OV-12). */
  readonly isIdentityVerified: boolean;
  /** Nobody is signed in, and the shopper has chosen to order as a non-member all the same (CK-15). */
  readonly ordersAsNonMember: boolean;
  /** The shops that are the buyer's own (CART-BR1-25). */
  readonly ownSellerKeys: readonly SellerKey[];
  /** How many units this buyer's cart may hold. */
  readonly cartSize: number;
}

/**
 * A simple member who has not verified who they are: for some items and for all coupons they must (CK-11, CP-01, RL-01).
 * @example
 * mustVerify(aBuyer({ memberType: 'SimpleMember', isIdentityVerified: false })); // true
 * mustVerify(aBuyer()); // false
 */
export const mustVerify = ({
  memberType,
  isIdentityVerified,
}: Pick<Buyer, 'memberType' | 'isIdentityVerified'>): boolean => memberType === 'SimpleMember' && !isIdentityVerified;

/**
 * Whether an order of this buyer leads to signing in before it can be paid: nobody is signed in, and nobody has chosen to
 * order as a non-member (CK-15). The page asks it to know where to lead, the server to refuse the payment.
 * @example
 * mustSignInToOrder(guest); // true
 * mustSignInToOrder({ ...guest, ordersAsNonMember: true }); // false
 */
export const mustSignInToOrder = ({
  isLogin,
  ordersAsNonMember,
}: Pick<Buyer, 'isLogin' | 'ordersAsNonMember'>): boolean => !isLogin && !ordersAsNonMember;

/** Which free-shipping threshold holds for a buyer (FG-03). */
export type ThresholdKind = 'ordinary' | 'club' | 'universeClub';

/**
 * The threshold of a buyer: universe club before club before ordinary (FG-03).
 * @example
 * [aBuyer(), aBuyer({ isSmileClub: true })].map(thresholdKindOf); // [ 'ordinary', 'club' ]
 * thresholdKindOf(aBuyer({ isSmileClub: true, isUniverseClub: true })); // universeClub
 */
export const thresholdKindOf = (buyer: Pick<Buyer, 'isSmileClub' | 'isUniverseClub'>): ThresholdKind => {
  if (buyer.isUniverseClub) return 'universeClub';
  return buyer.isSmileClub ? 'club' : 'ordinary';
};

/** The most units that most carts hold (CART-BR1-43); a buyer's own cart may be larger. */
export const CART_SIZE = 100;

/** A visitor of whom nothing is known. */
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

/** What the address says of itself (AD-01). */
export const alterTypes = ['None', 'NotSupport', 'Unknown', 'Normal'] as const;
/** Whether the delivery service reaches an address. */
export type AlterType = (typeof alterTypes)[number];

/** A shipping address. Personal data: never logged. */
export interface ShippingAddress {
  /** Its number in the buyer’s address book. */
  readonly addressNo: string;
  /** Street and house, as the buyer wrote it. */
  readonly address: string;
  /** Empty for Hong Kong (AD-02). */
  readonly zipCode: string;
  /** The country, by the marketplace’s word, e.g. `SouthKorea`. */
  readonly countryType: string;
  /** Whether it must be changed before anything is brought there (AD-01). */
  readonly alterType: AlterType;
  /** The server’s words for that; none where ours do. */
  readonly alterText: Option<string>;
}

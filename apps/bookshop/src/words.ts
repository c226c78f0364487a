/** Every text of the engine that this shop can show, in German. */
export const de = {
  NOTHING_SELECTED: 'Ihr Korb ist noch leer.',
  NOT_ENOUGH_STOCK: 'Davon ist nicht genug da. Bitte bestellen Sie höchstens {max}.',
  SOLD_OUT: '„{product}“ ist ausverkauft.',
  CODE_UNKNOWN: 'Den Code {coupon} gibt es nicht. Bitte prüfen Sie ihn.',
  'PERCENT-OFF-ORDER': 'Noch {missing} bis zum Rabatt „{name}“.',
  REFUND_RETURNED: 'Anteil der zurückgegebenen Stücke',
  REFUND_SHIPPING: 'Versand der zurückgegebenen Sendung',
  REFUND_NO_LONGER_APPLIES: '„{name}“ gilt für den Rest nicht mehr ganz',
  REFUND_DEDUCTION_RETURNED: 'Ein früherer Abzug für „{name}“ wird erstattet',
  REFUND_ALREADY_RETURNED: 'Davon können Sie nur noch {left} zurückgeben.',
};

import type { CardBrand } from "./CardBrand.ts";

/** The format of a brand's card numbers. */
export interface CardNumbering {
  brand: CardBrand;
  /**
   * First digits of the brand's numbers, as ranges such as `[[2221, 2720]]`. Both ends of a range have
   * equally many digits.
   */
  prefixes: readonly (readonly [first: number, last: number])[];
  /** Allowed numbers of digits. */
  lengths: readonly number[];
  /** Number of digits of the security code [PC4]. */
  securityCodeDigits: 3 | 4;
}

const from16to19 = [16, 17, 18, 19];
const from12to19 = [12, 13, 14, 15, ...from16to19];

/** Order matters: a more specific prefix precedes the ranges that contain it. */
const numberings: readonly CardNumbering[] = [
  {
    brand: "amex",
    prefixes: [
      [34, 34],
      [37, 37],
    ],
    lengths: [15],
    securityCodeDigits: 4,
  },
  {
    brand: "diners",
    prefixes: [
      [300, 305],
      [3095, 3095],
      [36, 36],
      [38, 39],
    ],
    lengths: [14, 15, ...from16to19],
    securityCodeDigits: 3,
  },
  { brand: "jcb", prefixes: [[3528, 3589]], lengths: from16to19, securityCodeDigits: 3 },
  { brand: "visa", prefixes: [[4, 4]], lengths: [13, 16, 19], securityCodeDigits: 3 },
  {
    brand: "mastercard",
    prefixes: [
      [51, 55],
      [2221, 2720],
    ],
    lengths: [16],
    securityCodeDigits: 3,
  },
  {
    brand: "maestro",
    prefixes: [
      [5018, 5018],
      [5020, 5020],
      [5038, 5038],
      [5893, 5893],
      [6304, 6304],
      [6759, 6759],
      [6761, 6763],
    ],
    lengths: from12to19,
    securityCodeDigits: 3,
  },
  {
    brand: "discover",
    prefixes: [
      [6011, 6011],
      [644, 649],
      [65, 65],
    ],
    lengths: from16to19,
    securityCodeDigits: 3,
  },
  {
    brand: "unionpay",
    prefixes: [
      [62, 62],
      [81, 81],
    ],
    lengths: from16to19,
    securityCodeDigits: 3,
  },
];

const otherNumbering: CardNumbering = {
  brand: "other",
  prefixes: [],
  lengths: from12to19,
  securityCodeDigits: 3,
};

/**
 * Returns a card's brand, recognised by the first digits of its number [PC2]. `other` if no brand matches, or
 * if there are fewer digits than in the prefix.
 */
export function cardBrandOf(digits: string): CardBrand {
  return cardNumberingOf(digits).brand;
}

/** Returns the number format of a card's brand [PC2, PC4]. */
export function cardNumberingOf(digits: string): CardNumbering {
  const hasPrefixIn = ([first, last]: readonly [number, number]) => {
    const length = String(first).length;
    const prefix = Number(digits.slice(0, length));
    return digits.length >= length && first <= prefix && prefix <= last;
  };
  return numberings.find(({ prefixes }) => prefixes.some(hasPrefixIn)) ?? otherNumbering;
}

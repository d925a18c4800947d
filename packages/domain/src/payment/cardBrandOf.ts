import type { CardBrand } from "./CardBrand.ts";

/** How a brand's numbers look. */
export interface CardNumbering {
  brand: CardBrand;
  /** The first digits of its numbers, as ranges of the same length: `[[2221, 2720]]`. */
  prefixes: readonly (readonly [first: number, last: number])[];
  /** How many digits its numbers have. */
  lengths: readonly number[];
  /** How many digits its security codes have. */
  securityCodeDigits: 3 | 4;
}

const from16to19 = [16, 17, 18, 19];
const from12to19 = [12, 13, 14, 15, ...from16to19];

/** More special prefixes stand before those that contain them. */
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

const other: CardNumbering = { brand: "other", prefixes: [], lengths: from12to19, securityCodeDigits: 3 };

/** The brand of a card by the first digits of its number; fewer digits than its prefix has are `other` [PC2]. */
export function cardBrandOf(digits: string): CardBrand {
  return cardNumberingOf(digits).brand;
}

/** How numbers of this card's brand look [PC2, PC4]. */
export function cardNumberingOf(digits: string): CardNumbering {
  const begins = ([first, last]: readonly [number, number]) => {
    const length = String(first).length;
    const prefix = Number(digits.slice(0, length));
    return digits.length >= length && first <= prefix && prefix <= last;
  };
  return numberings.find(({ prefixes }) => prefixes.some(begins)) ?? other;
}

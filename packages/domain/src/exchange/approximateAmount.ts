/**
 * Converts dinars to whole units of another currency, rounded half up [XR1]. Null if that is 0.
 *
 * @param rate dinars for one unit
 * @example approximateAmount(324, 3.38) // 96
 */
export function approximateAmount(dinars: number, rate: number): number | null {
  const amount = Math.round(dinars / rate);
  return amount > 0 ? amount : null;
}

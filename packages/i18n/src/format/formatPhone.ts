import { noBreakSpace } from "./formatNumber.ts";

/**
 * Groups the digits of a Tunisian phone number in E.164 format, the same in every language. Returns any other number
 * unchanged: its grouping depends on its country.
 *
 * @example formatPhone("+21620123410") // "+216 20 123 410"
 */
export function formatPhone(phone: string): string {
  const [, ...groups] = tunisian.exec(phone) ?? [];
  return groups.length > 0 ? groups.join(noBreakSpace) : phone;
}

const tunisian = /^(\+216)(\d{2})(\d{3})(\d{3})$/;

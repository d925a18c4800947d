/**
 * Reduces a plate to its letters and digits for comparison, since officers write `123 TU 4567`,
 * `123-TUN-4567` or `123TU4567` for the same car [FN1].
 */
export function comparablePlate(plate: string): string {
  return plate
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")
    .replace(/(?<=\d)TUN(?:IS)?(?=\d)/u, "TU");
}

/**
 * Removes the drop-off place from a submitted form whose "another place" checkbox is not ticked. Without JavaScript,
 * the hidden field is submitted too.
 */
export function submittedAddress(sent: URL): URL {
  const address = new URL(sent);
  const { searchParams } = address;
  const ticks = searchParams.getAll("elsewhere");
  if (ticks.length > 0 && !ticks.includes("1")) searchParams.delete("dropOff");
  return address;
}

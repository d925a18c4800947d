/**
 * Returns the address without the drop-off place of a form whose checkbox for another place is not ticked. Without
 * JavaScript the hidden field is sent too.
 */
export function submittedAddress(sent: URL): URL {
  const address = new URL(sent);
  const { searchParams } = address;
  const ticks = searchParams.getAll("elsewhere");
  if (ticks.length > 0 && !ticks.includes("1")) searchParams.delete("dropOff");
  return address;
}

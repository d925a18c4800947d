/**
 * Removes the drop-off place from a submitted form whose "another place" checkbox is not ticked. Without JavaScript,
 * the hidden field is submitted too.
 */
export function submittedAddress(url: URL): URL {
  const address = new URL(url);
  const { searchParams } = address;
  const checkboxValues = searchParams.getAll("elsewhere");
  if (checkboxValues.length > 0 && !checkboxValues.includes("1")) searchParams.delete("dropOff");
  return address;
}

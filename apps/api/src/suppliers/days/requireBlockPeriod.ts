import { checkBlockPeriod } from "@sayara/domain/block/checkBlockPeriod";
import { writeValidationMessage } from "@sayara/domain/validation/ValidationMessage";
import { RefusalError } from "#api/server/http/responses/refusals.ts";

/**
 * Returns the dates of a block [BL2].
 *
 * @throws RefusalError `invalid_input`.
 */
export function requireBlockPeriod(
  block: { from: string; to: string },
  rules: Parameters<typeof checkBlockPeriod>[1],
): { from: Date; to: Date } {
  const period = { from: new Date(block.from), to: new Date(block.to) };
  const failure = checkBlockPeriod(period, rules);
  if (failure === null) return period;
  const fields = { [`block.${failure.field}`]: writeValidationMessage(failure) };
  throw new RefusalError("invalid_input", { fields });
}

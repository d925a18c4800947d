import { Trans } from "@lingui/react/macro";
import { useFormats } from "#web/language/useFormats.ts";
import type { HoldTerms } from "./holdTerms.ts";

/** How long the car is kept, and until when the agency answers. */
export function HoldWords({ terms }: { terms: HoldTerms }) {
  const formats = useFormats();
  const { openLinkWithin, answer } = terms;
  if ("by" in answer) {
    const time = formats.dateTime(answer.by, { weekday: true });
    return openLinkWithin === null ? (
      <Trans>
        The agency validates it by {time} at the latest and keeps the car for you meanwhile. You pay at
        pick-up.
      </Trans>
    ) : (
      <Trans>
        We mail you a link: open it within {openLinkWithin} hours, or the car goes back to the others. The
        agency validates your request by {time} at the latest. You pay at pick-up.
      </Trans>
    );
  }
  const hours = answer.withinHours;
  return openLinkWithin === null ? (
    <Trans>
      The agency validates it within {hours} hours and keeps the car for you meanwhile. You pay at pick-up.
    </Trans>
  ) : (
    <Trans>
      We mail you a link: open it within {openLinkWithin} hours, or the car goes back to the others. The
      agency validates your request within {hours} hours. You pay at pick-up.
    </Trans>
  );
}

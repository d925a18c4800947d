import { Trans } from "@lingui/react/macro";
import { Notice } from "@sayara/ui/Notice/Notice";
import { isStaff } from "#web/session/startPageOf.ts";
import { useUser } from "@sayara/frontend/session/useSession";

/** Notice for staff on pages where drivers book: staff see the driver's view but cannot book [RO3]. */
export function StaffNotice() {
  const user = useUser();
  if (!isStaff(user)) return null;
  return (
    <Notice tone="info">
      {user?.type === "supplier" ? (
        <Trans>Agency accounts don't book. This is what a customer sees.</Trans>
      ) : (
        <Trans>Administrator accounts don't book. This is what a customer sees.</Trans>
      )}
    </Notice>
  );
}

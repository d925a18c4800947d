import { Trans } from "@lingui/react/macro";
import { Notice } from "@sayara/ui/Notice/Notice";
import { isStaff } from "#web/session/homeOf.ts";
import { useUser } from "#web/session/useSession.ts";

/** Where drivers book, for staff only: they see what a driver sees, and book nothing [RO3]. */
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

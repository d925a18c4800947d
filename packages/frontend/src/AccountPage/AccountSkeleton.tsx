import { Trans } from "@lingui/react/macro";
import { Skeleton } from "@sayara/ui/Skeleton/Skeleton";
import { VisuallyHidden } from "@sayara/ui/VisuallyHidden/VisuallyHidden";
import { AccountPage } from "./AccountPage.tsx";

export function AccountSkeleton({ fields = 2 }: { fields?: number }) {
  return (
    <AccountPage
      title={
        <>
          <VisuallyHidden>
            <Trans>One moment…</Trans>
          </VisuallyHidden>
          <Skeleton shape="title" width="threeQuarters" />
        </>
      }
      intro={<Skeleton width="half" />}
    >
      {Array.from({ length: fields }, (_, field) => (
        <Skeleton key={field} shape="field" />
      ))}
      <Skeleton shape="button" />
    </AccountPage>
  );
}

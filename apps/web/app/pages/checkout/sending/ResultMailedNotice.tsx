import { Trans } from "@lingui/react/macro";
import { Notice } from "@sayara/ui/Notice/Notice";
import { Text } from "@sayara/ui/Text/Text";
import { AccountPage } from "@sayara/frontend/AccountPage/AccountPage";

/**
 * Shown after a guest's request got a 202 response. The result is mailed, so that the response does not
 * reveal which addresses are registered.
 */
export function ResultMailedNotice({ email }: { email: string }) {
  return (
    <AccountPage title={<Trans>Check your inbox</Trans>}>
      <Notice tone="success" announce="polite" title={<Trans>An email is on its way to {email}</Trans>}>
        <Trans>
          Open its link to continue your booking. Otherwise the agency does not keep the car for you.
        </Trans>
      </Notice>
      <Text size="sm" tone="muted">
        <Trans>Nothing there after a few minutes? Look in the spam folder, or check the address.</Trans>
      </Text>
    </AccountPage>
  );
}

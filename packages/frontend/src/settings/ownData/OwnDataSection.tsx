import { Trans } from "@lingui/react/macro";
import type { User } from "@sayara/domain/user/User";
import { Button } from "@sayara/ui/Button/Button";
import { DeleteIcon, DownloadIcon } from "@sayara/ui/Icon/icons";
import { Inline } from "@sayara/ui/Inline/Inline";
import { Link } from "@sayara/ui/Link/Link";
import { Text } from "@sayara/ui/Text/Text";
import type { OwnerProof } from "@sayara/frontend/ownerProof/useOwnerProof";
import { useSite } from "@sayara/frontend/request/Site";
import { SettingsSection } from "../SettingsSection.tsx";
import { OwnDataDialog } from "./OwnDataDialog.tsx";
import type { OwnDataIntent } from "./OwnDataIntent.ts";

/** Downloads all data about the user, or deletes the account (law 2004-63). */
export function OwnDataSection({ user, ownData }: { user: User; ownData: OwnerProof<OwnDataIntent> }) {
  const isDriver = user.type === "user";
  // Links to the website, because the portal has no contact page.
  const contact = new URL("/contact", useSite().webUrl).href;
  return (
    <SettingsSection
      id="settings-data"
      title={<Trans>Your data</Trans>}
      intro={<Trans>You can get a copy of them, or have them deleted (law 2004-63).</Trans>}
    >
      <Text size="sm" tone="muted">
        <Trans>
          The copy is one file with your account, your bookings and their payments, your reviews, and what we
          have written to you.
        </Trans>
      </Text>
      <Inline gap="sm">
        <Button tone="neutral" icon={DownloadIcon} onClick={() => ownData.open({ intent: "userData" })}>
          <Trans>Download my data</Trans>
        </Button>
        {isDriver && (
          <Button tone="quiet" icon={DeleteIcon} onClick={() => ownData.open({ intent: "deleteAccount" })}>
            <Trans>Delete my account…</Trans>
          </Button>
        )}
      </Inline>
      {!isDriver && (
        <Text size="sm" tone="muted">
          <Trans>
            Accounts of agencies and administrators are deleted by the operator of the site:{" "}
            <Link href={contact}>write to us</Link>.
          </Trans>
        </Text>
      )}
      {ownData.intent !== null && <OwnDataDialog intent={ownData.intent} ownData={ownData} />}
    </SettingsSection>
  );
}

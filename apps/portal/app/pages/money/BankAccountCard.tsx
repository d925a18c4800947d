import { Trans, useLingui } from "@lingui/react/macro";
import type { SupplierBankAccount } from "@sayara/api-client/contract/payouts/bankAccount";
import { formatRib } from "@sayara/domain/payment/Rib";
import { useFormats } from "@sayara/frontend/language/useFormats";
import { showToast } from "@sayara/frontend/toasts/useToasts";
import { Button } from "@sayara/ui/Button/Button";
import { Card } from "@sayara/ui/Card/Card";
import { Heading } from "@sayara/ui/Heading/Heading";
import { Stack } from "@sayara/ui/Stack/Stack";
import { Text } from "@sayara/ui/Text/Text";
import { useState } from "react";
import { mayShow, useAgency } from "#portal/session/AgencyContext.ts";
import { BankAccountDialog } from "./BankAccountDialog.tsx";

/** The bank account that receives the agency's payouts [PO2]. Only the owner can change it. */
export function BankAccountCard({ bank }: { bank: SupplierBankAccount }) {
  const { t } = useLingui();
  const formats = useFormats();
  const agency = useAgency();
  const [isOpen, setOpen] = useState(false);
  const { account } = bank;
  const digits = account?.lastDigits ?? "";
  const until = account?.heldUntil ? formats.dateTime(account.heldUntil) : "";
  return (
    <Card as="section" aria-labelledby="bank-account">
      <Stack gap="sm">
        <Heading level={2} size="md" id="bank-account">
          <Trans>Bank account for payouts</Trans>
        </Heading>
        {account === null && (
          <Text>
            <Trans>No bank account is set: what the marketplace owes you cannot be paid out.</Trans>
          </Text>
        )}
        {account !== null &&
          (account.rib === null ? (
            <Text>
              <Trans>RIB ending in {digits}</Trans>
            </Text>
          ) : (
            <Text translate="no">{formatRib(account.rib)}</Text>
          ))}
        {until !== "" && (
          <Text size="sm" tone="muted">
            <Trans>It was changed lately. Nothing is paid to it before {until}.</Trans>
          </Text>
        )}
        {agency?.standing === "suspended" && agency.role === "owner" && (
          <Text size="sm" tone="muted">
            <Trans>
              While the agency is suspended, nobody sets or changes its account. Write to us about what is
              owed to you.
            </Trans>
          </Text>
        )}
        {mayShow(agency, "editMoney") && (
          <div>
            <Button tone={account === null ? "primary" : "neutral"} onClick={() => setOpen(true)}>
              {account === null ? <Trans>Add the account</Trans> : <Trans>Change the account</Trans>}
            </Button>
          </div>
        )}
      </Stack>
      {isOpen && (
        <BankAccountDialog
          bank={bank}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            showToast(t`The bank account is saved. The owners get an email about it.`, "success");
          }}
        />
      )}
    </Card>
  );
}

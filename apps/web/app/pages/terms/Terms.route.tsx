import { useLingui } from "@lingui/react/macro";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { Terms } from "./Terms.tsx";

export default function TermsRoute() {
  const { t } = useLingui();
  return (
    <>
      <PageHead
        title={t`Terms of use`}
        description={t`What holds between drivers, agencies and this site: prices, booking, cancelling.`}
        path="/tos"
      />
      <Terms />
    </>
  );
}

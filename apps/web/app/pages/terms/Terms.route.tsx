import { useLingui } from "@lingui/react/macro";
import { wordsOf } from "#web/language/wordsOf.ts";
import { PageHead } from "#web/shared/PageHead/PageHead.tsx";
import { Terms } from "./Terms.tsx";

export const clientMiddleware = wordsOf("terms");

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

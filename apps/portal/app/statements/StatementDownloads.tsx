import { useTextLanguage } from "@sayara/frontend/language/useTextLanguage";
import { useLingui } from "@lingui/react/macro";
import type { StatementSummary } from "@sayara/api-client/contract/statements/StatementSummary";
import { statementFormats } from "@sayara/api-client/contract/statements/supplierStatements";
import { ProblemNotice } from "@sayara/frontend/form/ProblemNotice";
import { useActionQueue } from "@sayara/frontend/form/submission/useActionQueue";
import { Button } from "@sayara/ui/Button/Button";
import { DownloadIcon } from "@sayara/ui/Icon/icons";
import type { DownloadIntent } from "./DownloadIntent.ts";
import * as styles from "./Statements.css.ts";

interface StatementDownloadsProps {
  statement: Pick<StatementSummary, "id" | "number">;
  supplier: string;
}

/** Buttons that save a statement as a file. The route's action downloads it. */
export function StatementDownloads({ statement: { id, number }, supplier }: StatementDownloadsProps) {
  const { t } = useLingui();
  const { send, pending, refused } = useActionQueue<DownloadIntent, "downloaded">();
  const language = useTextLanguage();
  return (
    <>
      <div className={styles.actions}>
        {statementFormats.map((format) => {
          const name = format.toUpperCase();
          return (
            <Button
              key={format}
              size="small"
              tone="neutral"
              icon={DownloadIcon}
              working={pending.some((intent) => intent.format === format) && t`Downloading…`}
              aria-label={t`Download ${number} as ${name}`}
              onClick={() => send({ intent: "download", supplier, id, number, format, language })}
            >
              {name}
            </Button>
          );
        })}
      </div>
      <ProblemNotice problem={refused?.problem ?? null} />
    </>
  );
}

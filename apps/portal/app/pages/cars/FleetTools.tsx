import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@sayara/ui/Button/Button";
import { DownloadIcon, EditIcon, UploadIcon } from "@sayara/ui/Icon/icons";
import { LinkButton } from "@sayara/ui/LinkButton/LinkButton";
import { Link } from "react-router";
import * as styles from "./Cars.css.ts";

interface FleetToolsProps {
  mayEdit: boolean;
  isEmpty: boolean;
  isExporting: boolean;
  onExport: () => void;
}

/** Links to the tools for many cars: sheet, import and export. */
export function FleetTools({ mayEdit, isEmpty, isExporting, onExport }: FleetToolsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.tools}>
      {mayEdit && (
        <LinkButton tone="neutral" size="small" icon={UploadIcon} render={<Link to="/cars/import" />}>
          <Trans>Import a file</Trans>
        </LinkButton>
      )}
      {mayEdit && !isEmpty && (
        <LinkButton tone="neutral" size="small" icon={EditIcon} render={<Link to="/cars/sheet" />}>
          <Trans>Edit in a sheet</Trans>
        </LinkButton>
      )}
      {!isEmpty && (
        <Button
          tone="neutral"
          size="small"
          icon={DownloadIcon}
          working={isExporting && t`Exporting…`}
          onClick={onExport}
        >
          <Trans>Export for a spreadsheet</Trans>
        </Button>
      )}
    </div>
  );
}

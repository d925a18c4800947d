import { useLingui } from "@lingui/react/macro";
import { openBrowserApi } from "@sayara/frontend/session/openBrowserApi";
import { dialogMessages } from "@sayara/i18n/components/dialogMessages";
import { Dialog } from "@sayara/ui/Dialog/Dialog";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { PortalRole } from "../pages.ts";
import { FindField } from "./FindField.tsx";
import { foundPath } from "./foundPath.ts";
import { useFoundRecords } from "./useFoundRecords.ts";

export interface FindDialogProps {
  userRole: PortalRole;
  onClose: () => void;
  openApi?: typeof openBrowserApi;
}

/**
 * Dialog that searches records of every kind during typing and opens the chosen one. Closing it discards the
 * text [GS2].
 */
export function FindDialog({ userRole, onClose, openApi = openBrowserApi }: FindDialogProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const found = useFoundRecords(text, openApi);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Search`}
      closeLabel={i18n._(dialogMessages.close)}
    >
      <FindField
        label={
          userRole === "admin"
            ? t`Booking, agency, car, client, place, statement or paper`
            : t`Booking, car, statement or paper`
        }
        text={text}
        found={found}
        onType={setText}
        onChoose={(record) => {
          onClose();
          void navigate(foundPath(record, userRole));
        }}
      />
    </Dialog>
  );
}

import { useLingui } from "@lingui/react/macro";
import { ErrorSummary } from "@sayara/frontend/form/ErrorSummary";
import { useFields } from "@sayara/frontend/form/useFields";
import type { Form } from "@sayara/frontend/form/useForm";
import { PasswordPair } from "./PasswordPair.tsx";
import type { NewPasswordValues } from "./NewPasswordValues.ts";

interface NewPasswordFieldsProps {
  form: Form<NewPasswordValues>;
  /** Email address of the account, for password managers. */
  email: string;
}

/** Fields of a form that sets a new password. */
export function NewPasswordFields({ form, email }: NewPasswordFieldsProps) {
  const { t } = useLingui();
  const labels = { password: t`New password`, confirmation: t`Repeat the new password` };
  const field = useFields(form, labels);
  return (
    <>
      <ErrorSummary errors={form.errors} labels={labels} />
      <input hidden readOnly autoComplete="username" value={email} />
      <PasswordPair field={field} />
    </>
  );
}

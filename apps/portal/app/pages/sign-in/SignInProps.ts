import type { Form } from "@sayara/frontend/form/useForm";
import type { SignInStep, SignInValues } from "@sayara/frontend/signIn/SignInValues";

export interface SignInProps {
  form: Form<SignInValues, SignInStep>;
  /** Path to return to. */
  from: string;
  /** The code that is still required. */
  step: SignInStep;
  /** Returns to the first step. */
  onBack: () => void;
}

import { setPriceAlert } from "@sayara/api-client/contract/saved/savedCars";
import { refusedResult } from "@sayara/frontend/form/FormProblem";
import type { FormResult } from "@sayara/frontend/form/FormResult";
import type { ActionArgs } from "@sayara/frontend/form/pageAction";
import { defaultSettings } from "@sayara/frontend/marketplace/defaultSettings";
import { loadSettings } from "@sayara/frontend/marketplace/loadSettings";
import { apiContext } from "@sayara/frontend/request/requestContext";
import { addAccountCars, removeAccountCar } from "#web/shared/SavedCars/accountCars.ts";
import { addDeviceCar, removeDeviceCar } from "#web/shared/SavedCars/deviceCars.ts";
import type { SavedAction, SavedResult } from "./SavedAction.ts";

/** Removes or restores a saved car in the account or on this device, or turns its alert on or off. */
export async function savedAction({ request, context }: ActionArgs): Promise<FormResult<never, SavedResult>> {
  const action = (await request.json()) as SavedAction;
  const call = await context.get(apiContext)();
  switch (action.intent) {
    case "remove": {
      const { entry, name } = action;
      if (entry.id === undefined) removeDeviceCar(entry);
      else {
        const problem = await removeAccountCar(call, entry.id);
        if (problem !== null) return { problem };
      }
      return { done: { removed: { entry, name } } };
    }
    case "restore": {
      const { entry } = action;
      if (entry.id === undefined) {
        addDeviceCar(entry);
        return { done: {} };
      }
      const { timeZone } = await loadSettings(call).catch(() => defaultSettings);
      const result = await addAccountCars(call, [entry], timeZone);
      return "problem" in result ? { problem: result.problem } : { done: {} };
    }
    case "alert": {
      const { id, isOn } = action;
      const outcome = await call(setPriceAlert, { params: { id }, body: { isOn } });
      return outcome.ok ? { done: {} } : { problem: refusedResult(outcome.refusal).problem };
    }
  }
}

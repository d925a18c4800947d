/** Parts that few visits need. Their messages are loaded with them. */
export { RefuseDialog } from "@sayara/frontend/rental/StaffActions/RefuseDialog";
export { StaffActionProblem } from "@sayara/frontend/rental/StaffActions/StaffActionProblem";
export { JoiningNotice } from "./JoiningNotice.tsx";
export { todayAction } from "./Today.action.ts";
export { WaitingDecisions } from "./WaitingDecisions.tsx";
